package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.Shuffles;
import cardwright.store.StoreUnavailable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/// One play in memory, as pages and the registry use it. What it decides is durable before anybody sees it.
final class LivePlay {
  private static final List<String> NOT_BEGUN =
      List.of("waiting", "shuffling", "called-off", "expired");

  private final PlayServices services;
  private final LiveState state;
  private final PlayLog log;
  private final PlayOwner owner;
  private final AutoAdvance autoAdvance;
  private final Questions questions;
  private final EmoteLimit emotes;
  private final AtomicBoolean ticking = new AtomicBoolean();
  private volatile long touched;

  LivePlay(PlayRow row, PlayServices services) {
    this.services = services;
    this.state = new LiveState(row, services);
    this.log = new PlayLog(state);
    this.owner = new PlayOwner(state, log);
    this.autoAdvance = new AutoAdvance(state, log, owner);
    this.questions = new Questions(state, owner);
    this.emotes = new EmoteLimit(services.millis());
    this.touched = services.millis().getAsLong();
  }

  String id() {
    return state.id();
  }

  /// Rebuilds the play from its log, if both seats are taken. One that cannot go on from there is put aside.
  ///
  /// @throws StoreAway when the log cannot be read now
  void load() {
    owner.run(() -> {
      try {
        state.rereadOffer();
        if (hasBegun()) {
          rebuild();
        }
      } catch (StoreUnavailable away) {
        throw away;
      } catch (RuntimeException e) {
        state.putAside(e);
      }
    });
  }

  private void rebuild() {
    long begun = System.nanoTime();
    Progress rebuilt = state.rebuild();
    services.metrics().rebuilt(System.nanoTime() - begun);
    // Whoever kept the last move may have ended before it kept that the play is over.
    log.settle(rebuilt);
    autoAdvance.advance(rebuilt);
  }

  /// Whether there is a first decision: both seats are taken, and all parts of the shuffle are there.
  private boolean hasBegun() {
    state.rereadParts();
    if (state.row().state().equals("shuffling")
        && Shuffling.begin(services, state.row(), state.parts())) {
      state.reread();
    }
    return state.row().seats().size() == 2
        && NOT_BEGUN.stream().noneMatch(state.row().state()::equals);
  }

  /// The other seat was taken, or somebody has brought something to the shuffle, here or at another server.
  void joined() {
    owner.run(() -> {
      if (state.progress().isEmpty()) {
        state.reread();
        load();
      }
    });
    state.audience().pages().forEach(page -> page.wake(true));
  }

  /// Takes the hash or the part of a page.
  private ToPage shuffle(OpenPage page, FromPage.Brought asking) {
    Seat seat = player(page);
    try {
      if (owner.get(() -> bring(seat, asking))) {
        joined();
        services.tell("join", id(), "");
      }
    } catch (StoreUnavailable away) {
      throw new Declined("unavailable", Messages.of("declined.store-away"));
    }
    return new ToPage.Accepted(asking.commandId(), 0);
  }

  /// Keeps what a player brings to the shuffle.
  ///
  /// @return whether it was not there yet
  private boolean bring(Seat seat, FromPage.Brought asking) {
    if (Shuffling.isThere(state.parts(), seat, asking)) {
      return false;
    }
    if (state.progress().isPresent() || state.row().seats().size() < 2) {
      throw new Declined("not-now", Messages.of("declined.not-awaited"));
    }
    Shuffles shuffles = services.store().shuffles();
    switch (asking) {
      case FromPage.Commit commit -> Shuffling.commit(shuffles, state.row(), seat, commit.hash());
      case FromPage.Open open -> Shuffling.open(shuffles, state.row(), seat, open.part());
    }
    return true;
  }

  private static Seat player(OpenPage page) {
    return page.seat()
        .orElseThrow(() -> new Declined("watching", Messages.of("declined.only-players-do")));
  }

  void connected(OpenPage page) {
    state.audience().came(page);
    touch();
    owner.owned(now -> {
      page.seat().ifPresent(autoAdvance::interrupted);
      autoAdvance.advance(now);
    });
  }

  void disconnected(OpenPage page) {
    if (state.audience().left(page)) {
      touch();
      page.seat().ifPresent(seat -> owner.owned(_ -> autoAdvance.interrupted(seat)));
      services.thinking().sweep();
    }
  }

  /// Somebody has looked for it, and will soon be with it.
  void touch() {
    touched = services.millis().getAsLong();
  }

  /// Whether it was called off before it began.
  boolean isCalledOff() {
    return List.of("called-off", "expired").contains(state.row().state());
  }

  /// Whether it cannot go on by a fault of ours.
  boolean isAside() {
    return state.isAside();
  }

  /// Whether nobody would miss it in memory: nobody looks, and no clock runs.
  boolean isIdle(long since) {
    return state.audience().isEmpty() && touched < since && (state.isAside() || !state.isClocked());
  }

  /// Carries out a command, or answers a question.
  ///
  /// @throws Declined when it is not to be
  ToPage answer(OpenPage page, FromPage.Asked asking) {
    touch();
    return switch (asking) {
      case FromPage.Brought brought -> shuffle(page, brought);
      case FromPage.Question question -> questions.answer(page, question);
      case FromPage.Command command -> command(page, command);
      case FromPage.Emote emote -> emote(page, emote);
    };
  }

  /// Shows what a player says to everybody who looks now, here and at other servers: at any time, after the end as well.
  private ToPage emote(OpenPage page, FromPage.Emote asking) {
    Seat seat = player(page);
    if (!state.isBetweenPeople()) {
      throw new Declined("not-now", Messages.of("declined.no-emotes"));
    }
    if (!emotes.take(seat)) {
      throw new Declined("too-fast", Messages.of("declined.emotes"));
    }
    show(new ToPage.Emote(seat, asking.emote()));
    services.tell("emote", id(), seat.name() + " " + asking.emote().label());
    return new ToPage.Accepted(asking.commandId(), 0);
  }

  /// A player said something at another server.
  void emoteElsewhere(ToPage.Emote emote) {
    emotes.count(emote.seat());
    show(emote);
  }

  private void show(ToPage.Emote emote) {
    state.audience().pages().forEach(page -> page.say(emote));
  }

  private ToPage command(OpenPage page, FromPage.Command asking) {
    Seat seat = player(page);
    return owner.get(() -> {
      try {
        Progress now = state.begun();
        owner.stepUp(now);
        int line = carryOut(now, seat, asking);
        return new ToPage.Accepted(asking.commandId(), now.version(Viewer.of(seat), line));
      } catch (StoreUnavailable away) {
        state.outOfStep(true);
        throw new Declined("unavailable", Messages.of("declined.store-away-for-move"));
      }
    });
  }

  /// A command that cannot be carried out may have been before.
  private int carryOut(Progress now, Seat seat, FromPage.Command asking) {
    try {
      return new Commands(state, log, autoAdvance, now, seat).carryOut(asking);
    } catch (Declined declined) {
      Optional<Entry> earlier =
          services.store().plays().line(id(), CommandIds.of(seat, asking.commandId()));
      if (earlier.filter(line -> line.seq() > now.seq()).isPresent()) {
        log.catchUp(now);
      }
      return earlier.orElseThrow(() -> declined).seq();
    }
  }

  /// Other servers have written lines.
  void hear() {
    if (state.progress().isEmpty()) {
      joined();
    } else {
      owner.owned(now -> {
        log.catchUp(now);
        autoAdvance.advance(now);
      });
    }
  }

  /// Somebody offers the same again.
  void again() {
    owner.run(() -> {
      state.reread();
      state.rereadOffer();
    });
    state.audience().nudge();
  }

  /// Whether a pass of the seat that decides is about to make itself.
  boolean rests() {
    return autoAdvance.rests();
  }

  /// Whether there is something for [#tick] to do. It waits for nobody, so that the timer of all plays can ask.
  boolean isDue() {
    boolean late =
        state.clocks().filter(now -> services.millis().getAsLong() >= now.ends()).isPresent();
    return (late || state.isOutOfStep()) && !state.isAside() && !ticking.get();
  }

  /// Looks after clocks, and goes on where the store was away. It is called on a thread of its own: it may wait for the store.
  void tick() {
    if (!ticking.compareAndSet(false, true)) {
      return;
    }
    try {
      owner.owned(now -> {
        Optional<Seat> late =
            state.clocks().flatMap(Clocks::over).filter(_ -> now.decider().isPresent());
        if (late.isPresent()) {
          log.writeOwn(now, Kind.TIME, late.get(), "");
        }
        autoAdvance.advance(now);
      });
    } finally {
      ticking.set(false);
    }
  }

  /// All that a viewer sees now.
  ///
  /// @param told how much it was told; -1 for nothing of this game
  /// @param era the era of what it was told
  ViewSnapshot snapshot(OpenPage page, int told, int era) {
    return owner.get(() -> SnapshotBuilder.of(state, page, told, era, autoAdvance.rests()));
  }

  ViewSnapshot.Beside beside(OpenPage page) {
    return owner.get(() -> SnapshotBuilder.beside(state, page.seat()));
  }

  Optional<Progress> progress() {
    return state.progress();
  }

  PlayRow row() {
    return state.row();
  }

  Optional<Clocks> clocks() {
    return state.clocks();
  }

  Audience audience() {
    return state.audience();
  }

  PlayServices services() {
    return services;
  }
}
