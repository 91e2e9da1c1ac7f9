package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import cardwright.store.Shuffles;
import cardwright.store.StoreUnavailable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One play in memory. Whoever holds its lock owns it; what it decides is durable before anybody sees it.
final class LivePlay {
  private static final List<String> NOT_BEGUN =
      List.of("waiting", "shuffling", "called-off", "expired");
  private static final Logger LOG = LoggerFactory.getLogger(LivePlay.class);

  private final String id;
  private final PlayServices services;
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Audience audience;
  private final AutoAdvance autoAdvance = new AutoAdvance(this);
  private final PlayLog log;
  private final Map<Seat, AutoPassSettings> autoPasses = new EnumMap<>(Seat.class);
  private volatile PlayRow row;
  private List<ShufflePart> parts = List.of();
  private @Nullable Progress progress;
  private volatile @Nullable Clocks clocks;
  private Optional<Seat> asked = Optional.empty();
  private Optional<ToPage.Again> again = Optional.empty();
  private final AtomicBoolean ticking = new AtomicBoolean();
  private volatile boolean outOfStep;
  private volatile boolean aside;
  private volatile long touched;

  LivePlay(PlayRow row, PlayServices services) {
    this.id = row.id();
    this.row = row;
    this.services = services;
    this.audience = new Audience(row.id(), services);
    this.log = new PlayLog(this, services);
    this.touched = services.millis().getAsLong();
  }

  String id() {
    return id;
  }

  /// Rebuilds the play from its log, if both seats are taken. One that cannot go on from there is put aside.
  ///
  /// @throws StoreAway when the log cannot be read now
  void load() {
    lock.lock();
    try {
      again = RematchOffer.of(row, services.store());
      if (hasBegun()) {
        rebuild();
      }
    } catch (StoreUnavailable away) {
      throw away;
    } catch (RuntimeException e) {
      putAside(e);
    } finally {
      lock.unlock();
    }
  }

  private void rebuild() {
    long begun = System.nanoTime();
    PlayTerms terms = PlayTerms.of(row, services.games());
    Progress rebuilt = new Progress(terms);
    List<Entry> lines = services.store().plays().log(id, 0);
    rebuilt.replay(lines);
    progress = rebuilt;
    for (Seat seat : Seat.values()) {
      if (terms.isPerson(seat)) {
        autoPasses.put(seat, AutoPassSettings.read(terms.seat(seat).orElseThrow().habits()));
      }
    }
    if (row.bank() >= 0) {
      Clocks made = new Clocks(row.bank(), row.pace(), services.millis());
      if (!lines.isEmpty()) {
        made.set(lines.getLast().bankA(), lines.getLast().bankB());
      }
      made.turn(rebuilt.decider(), true);
      clocks = made;
    }
    services.metrics().rebuilt(System.nanoTime() - begun);
    // Whoever kept the last move may have ended before it kept that the play is over.
    log.settle(rebuilt);
    advance(rebuilt);
  }

  /// Gives up on a play that cannot go on by a fault of ours: it stands still, says so to who looks, and is tried again when it comes into
  /// memory the next time.
  void putAside(RuntimeException why) {
    if (!aside) {
      aside = true;
      LOG.error("play {} is put aside: it cannot go on", id, why);
      services.metrics().failed();
      audience.leave(new CloseReason("fault", aside()));
    }
  }

  /// What is said of a play that was put aside.
  static Message aside() {
    return Messages.of("bye.put-aside");
  }

  /// Whether it cannot go on by a fault of ours.
  boolean isAside() {
    return aside;
  }

  /// Whether there is a first decision: both seats are taken, and all parts of the shuffle are there.
  private boolean hasBegun() {
    parts = services.store().shuffles().of(id);
    if (row.state().equals("shuffling") && Shuffling.begin(services, row, parts)) {
      reread();
    }
    return row.seats().size() == 2 && NOT_BEGUN.stream().noneMatch(row.state()::equals);
  }

  /// The other seat was taken, or somebody has brought something to the shuffle, here or at another server.
  void joined() {
    lock.lock();
    try {
      if (progress == null) {
        reread();
        load();
      }
    } finally {
      lock.unlock();
    }
    audience.sessions().forEach(session -> session.wake(true));
  }

  /// Takes the hash or the part of a page.
  private ToPage shuffle(ClientSession session, FromPage.Brought asking) {
    Seat seat =
        session
            .seat()
            .orElseThrow(() -> new Declined("watching", Messages.of("declined.only-players-do")));
    Shuffles shuffles = services.store().shuffles();
    try {
      lock.lock();
      try {
        if (Shuffling.isThere(parts, seat, asking)) {
          return new ToPage.Accepted(asking.commandId(), 0);
        }
        if (progress != null || row.seats().size() < 2) {
          throw new Declined("not-now", Messages.of("declined.not-awaited"));
        }
        switch (asking) {
          case FromPage.Commit commit -> Shuffling.commit(shuffles, row, seat, commit.hash());
          case FromPage.Open open -> Shuffling.open(shuffles, row, seat, open.part());
        }
      } finally {
        lock.unlock();
      }
      joined();
    } catch (StoreUnavailable away) {
      throw new Declined("unavailable", Messages.of("declined.store-away"));
    }
    services.tell("join", id, "");
    return new ToPage.Accepted(asking.commandId(), 0);
  }

  void connected(ClientSession session) {
    audience.came(session);
    touch();
    owned(now -> {
      session.seat().ifPresent(autoAdvance::interrupted);
      advance(now);
    });
  }

  void disconnected(ClientSession session) {
    if (audience.left(session)) {
      touch();
      session.seat().ifPresent(seat -> owned(_ -> autoAdvance.interrupted(seat)));
      services.thinking().sweep();
    }
  }

  /// Whether somebody waits for what happens next: a person looks, or a clock runs.
  boolean isWaitedFor() {
    Clocks now = clocks;
    return !aside && (!audience.isEmpty() || (now != null && now.isRunning()));
  }

  /// Somebody has looked for it, and will soon be with it.
  void touch() {
    touched = services.millis().getAsLong();
  }

  /// Whether it was called off before it began.
  boolean isCalledOff() {
    return List.of("called-off", "expired").contains(row.state());
  }

  /// Whether nobody would miss it in memory: nobody looks, and no clock runs.
  boolean isIdle(long since) {
    Clocks now = clocks;
    return audience.isEmpty() && touched < since && (aside || now == null || !now.isRunning());
  }

  /// Carries out a command, or answers a question.
  ///
  /// @throws Declined when it is not to be
  ToPage answer(ClientSession session, FromPage.Asked asking) {
    touch();
    return switch (asking) {
      case FromPage.Brought brought -> shuffle(session, brought);
      case FromPage.Question question -> new Questions(this, services).answer(session, question);
      case FromPage.Command command -> command(session, command);
    };
  }

  /// The position for somebody who asks, which must not change while it is asked about.
  Position copy(ClientSession session) {
    lock.lock();
    try {
      Progress now = begun();
      if (session.seat().isPresent() && !now.decider().equals(session.seat())) {
        throw new Declined("not-yours", Messages.of("declined.other-decides"));
      }
      if (session.seat().isEmpty()) {
        throw new Declined("watching", Messages.of("declined.only-players-ask"));
      }
      return now.position().copy();
    } finally {
      lock.unlock();
    }
  }

  Progress begun() {
    if (aside) {
      throw new Declined("not-now", aside());
    }
    if (progress == null) {
      throw new Declined("not-now", Messages.of("declined.not-begun"));
    }
    return progress;
  }

  private ToPage command(ClientSession session, FromPage.Command asking) {
    Seat seat =
        session
            .seat()
            .orElseThrow(() -> new Declined("watching", Messages.of("declined.only-players-do")));
    lock.lock();
    try {
      Progress now = begun();
      stepUp(now);
      int line = carryOut(now, seat, asking);
      return new ToPage.Accepted(asking.commandId(), now.version(Viewer.of(seat), line));
    } catch (StoreUnavailable away) {
      outOfStep = true;
      throw new Declined("unavailable", Messages.of("declined.store-away-for-move"));
    } finally {
      lock.unlock();
    }
  }

  /// A command that cannot be carried out may have been before.
  private int carryOut(Progress now, Seat seat, FromPage.Command asking) {
    try {
      return new Commands(this, now, seat).carryOut(asking);
    } catch (Declined declined) {
      Optional<Entry> earlier =
          services.store().plays().line(id, CommandIds.of(seat, asking.commandId()));
      if (earlier.filter(line -> line.seq() > now.seq()).isPresent()) {
        log.catchUp(now);
      }
      return earlier.orElseThrow(() -> declined).seq();
    }
  }

  /// Catches up when it is not known what the store took.
  private void stepUp(Progress now) {
    if (outOfStep) {
      log.catchUp(now);
      outOfStep = false;
    }
  }

  /// Other servers have written lines.
  void hear() {
    if (progress == null) {
      joined();
    } else {
      owned(now -> {
        log.catchUp(now);
        advance(now);
      });
    }
  }

  /// Somebody offers the same again.
  void again() {
    lock.lock();
    try {
      reread();
      again = RematchOffer.of(row, services.store());
    } finally {
      lock.unlock();
    }
    audience.nudge();
  }

  /// Lets happen what happens by itself.
  void advance(Progress now) {
    try {
      autoAdvance.advance(now);
    } catch (Declined declined) {
      LOG.debug("play {}: {}", id, declined.getMessage());
    } catch (StoreUnavailable _) {
      outOfStep = true;
    } catch (RuntimeException e) {
      putAside(e);
    }
  }

  /// Goes on with what happens by itself.
  void goOn() {
    owned(this::advance);
  }

  /// A computer player could not think.
  void failed(RuntimeException why) {
    putAside(why);
  }

  /// A computer player has thought.
  ///
  /// @param at the line of the log after which the position was
  /// @param thought which thought it was
  void thought(int at, Seat seat, String move, int thought) {
    owned(now -> {
      autoAdvance.thought(thought);
      if (now.seq() == at && now.decider().equals(Optional.of(seat))) {
        log.writeOwn(now, Kind.MOVE, seat, move);
      }
      advance(now);
    });
  }

  /// A pass that makes itself has waited long enough.
  ///
  /// @param rest which wait it was
  void rested(int rest) {
    owned(now -> {
      autoAdvance.rested(rest);
      advance(now);
    });
  }

  /// The player at a seat has passed by hand, or has done something else.
  void answered(Progress now, Seat seat, boolean passed) {
    autoAdvance.answered(now, seat, passed);
  }

  /// Whether a pass of the seat that decides is about to make itself.
  boolean rests() {
    return progress != null && autoAdvance.rests(progress.seq());
  }

  /// Does something as the owner, when the play has begun. That another server was quicker, or the store is away, is put right later.
  private void owned(Consumer<Progress> deed) {
    lock.lock();
    try {
      if (progress != null && !aside) {
        stepUp(progress);
        deed.accept(progress);
      }
    } catch (Declined declined) {
      LOG.debug("play {}: {}", id, declined.getMessage());
    } catch (StoreUnavailable _) {
      outOfStep = true;
    } catch (RuntimeException e) {
      putAside(e);
    } finally {
      lock.unlock();
    }
  }

  /// Whether there is something for [#tick] to do. It waits for nobody, so that the timer of all plays can ask.
  boolean isDue() {
    Clocks now = clocks;
    boolean late = now != null && services.millis().getAsLong() >= now.ends();
    return (late || outOfStep) && !aside && !ticking.get();
  }

  /// Looks after clocks, and goes on where the store was away. It is called on a thread of its own: it may wait for the store.
  void tick() {
    if (!ticking.compareAndSet(false, true)) {
      return;
    }
    try {
      owned(now -> {
        Optional<Seat> late = clocks().flatMap(Clocks::over).filter(_ -> now.decider().isPresent());
        if (late.isPresent()) {
          log.writeOwn(now, Kind.TIME, late.get(), "");
        }
        advance(now);
      });
    } finally {
      ticking.set(false);
    }
  }

  /// All that a viewer sees now.
  ///
  /// @param told how much it was told; -1 for nothing of this game
  /// @param era the era of what it was told
  ViewSnapshot snapshot(ClientSession session, int told, int era) {
    lock.lock();
    try {
      return SnapshotBuilder.of(this, session, told, era);
    } finally {
      lock.unlock();
    }
  }

  ViewSnapshot.Beside beside(ClientSession session) {
    lock.lock();
    try {
      return SnapshotBuilder.beside(this, session.seat());
    } finally {
      lock.unlock();
    }
  }

  Optional<Progress> progress() {
    return Optional.ofNullable(progress);
  }

  PlayRow row() {
    return row;
  }

  /// Takes what the store knows of the play now.
  void reread() {
    services.store().plays().find(id).ifPresent(now -> row = now);
  }

  PlayLog log() {
    return log;
  }

  /// What has been brought to the shuffle.
  List<ShufflePart> parts() {
    return parts;
  }

  Optional<Clocks> clocks() {
    return Optional.ofNullable(clocks);
  }

  Optional<AutoPassSettings> autoPass(Seat seat) {
    return Optional.ofNullable(autoPasses.get(seat));
  }

  Audience audience() {
    return audience;
  }

  PlayServices services() {
    return services;
  }

  Optional<Seat> asked() {
    return asked;
  }

  Optional<ToPage.Again> offered() {
    return again;
  }

  /// Nobody is asked for anything any more: the play has gone on.
  void forgetAsked() {
    asked = Optional.empty();
  }

  void asked(Optional<Seat> who) {
    asked = who;
    audience.nudge();
  }
}
