package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import cardwright.store.Shuffles;
import cardwright.store.StoreAway;
import cardwright.store.Written;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
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
  private final House house;
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Company company;
  private final ByItself byItself = new ByItself(this);
  private final Map<Seat, Manner> manners = new EnumMap<>(Seat.class);
  private PlayRow row;
  private List<ShufflePart> parts = List.of();
  private @Nullable Progress progress;
  private @Nullable Clocks clocks;
  private Optional<Seat> asked = Optional.empty();
  private Optional<ToPage.Again> again = Optional.empty();
  private boolean outOfStep;
  private volatile long touched;

  LivePlay(PlayRow row, House house) {
    this.id = row.id();
    this.row = row;
    this.house = house;
    this.company = new Company(row.id(), house);
    this.touched = house.millis().getAsLong();
  }

  String id() {
    return id;
  }

  /// Rebuilds the play from its log, if both seats are taken.
  void load() {
    lock.lock();
    try {
      again = Sequel.of(row, house.store());
      if (!hasBegun()) {
        return;
      }
      long begun = System.nanoTime();
      Terms terms = Terms.of(row, house.games());
      Progress rebuilt = new Progress(terms);
      List<Entry> log = house.store().plays().log(id, 0);
      rebuilt.replay(log);
      progress = rebuilt;
      for (Seat seat : Seat.values()) {
        if (terms.isPerson(seat)) {
          manners.put(seat, Manner.read(terms.seat(seat).orElseThrow().habits()));
        }
      }
      if (row.bank() >= 0) {
        clocks = new Clocks(row.bank(), row.pace(), house.millis());
        if (!log.isEmpty()) {
          clocks.set(log.getLast().bankA(), log.getLast().bankB());
        }
        clocks.turn(rebuilt.decider(), true);
      }
      house.traffic().rebuilt(System.nanoTime() - begun);
      // Whoever kept the last move may have ended before it kept that the play is over.
      settle(rebuilt);
      advance(rebuilt);
    } finally {
      lock.unlock();
    }
  }

  /// Whether there is a first decision: both seats are taken, and all parts of the shuffle are there.
  private boolean hasBegun() {
    parts = house.store().shuffles().of(id);
    if (row.state().equals("shuffling") && Shuffling.begin(house, row, parts)) {
      house.store().plays().find(id).ifPresent(now -> row = now);
    }
    return row.seats().size() == 2 && NOT_BEGUN.stream().noneMatch(row.state()::equals);
  }

  /// The other seat was taken, or somebody has brought something to the shuffle, here or at another server.
  void joined() {
    lock.lock();
    try {
      if (progress == null) {
        house.store().plays().find(id).ifPresent(now -> row = now);
        load();
      }
    } finally {
      lock.unlock();
    }
    company.pages().forEach(page -> page.wake(true));
  }

  /// Takes the hash or the part of a page.
  private ToPage shuffle(Page page, FromPage.Asked asking) {
    Seat seat =
        page.seat().orElseThrow(() -> new Declined("watching", "only a player may do that"));
    Shuffles shuffles = house.store().shuffles();
    try {
      lock.lock();
      try {
        if (Shuffling.isThere(row, parts, seat, asking)) {
          return new ToPage.Accepted(asking.commandId(), 0);
        }
        if (progress != null || row.seats().size() < 2) {
          throw new Declined("not-now", "the play does not wait for that");
        }
        switch (asking) {
          case FromPage.Commit commit -> Shuffling.commit(shuffles, row, seat, commit.hash());
          case FromPage.Open open -> Shuffling.open(shuffles, row, seat, open.part());
          default -> throw new IllegalArgumentException("that is nothing for a shuffle");
        }
      } finally {
        lock.unlock();
      }
      joined();
    } catch (StoreAway away) {
      throw new Declined("unavailable", "the store cannot be reached now; send it again");
    }
    house.tell("join", id, "");
    return new ToPage.Accepted(asking.commandId(), 0);
  }

  void connected(Page page) {
    company.came(page);
    touch();
    owned(this::advance);
  }

  void disconnected(Page page) {
    if (company.left(page)) {
      touch();
    }
  }

  private void touch() {
    touched = house.millis().getAsLong();
  }

  /// Whether it was called off before it began.
  boolean isCalledOff() {
    return List.of("called-off", "expired").contains(row.state());
  }

  /// Whether nobody would miss it in memory.
  boolean isIdle(long since) {
    return company.isEmpty() && touched < since && (clocks == null || clocks.over().isPresent());
  }

  /// Carries out a command, or answers a question.
  ///
  /// @throws Declined when it is not to be
  ToPage answer(Page page, FromPage.Asked asking) {
    touch();
    return switch (asking) {
      case FromPage.Why why -> Answers.why(why, copy(page));
      case FromPage.Explain explain ->
          Answers.explain(explain, copy(page), page.viewer(), page.drawing());
      case FromPage.Hint hint ->
          thought(page, (position, seed) -> Answers.hint(hint, game(), position, seed));
      case FromPage.Forecast forecast ->
          thought(page, (position, seed) -> Answers.forecast(forecast, game(), position, seed));
      case FromPage.Commit _, FromPage.Open _ -> shuffle(page, asking);
      default -> command(page, asking);
    };
  }

  /// Thinks about the position, by chance that tells nothing of what is hidden.
  private ToPage thought(Page page, BiFunction<Position, Long, ToPage.Answer> question) {
    Position position = copy(page);
    long seed = Unforeseen.seed(id, begun().seq());
    return house.think(() -> question.apply(position, seed));
  }

  private Game game() {
    return house.games().of(row.game());
  }

  /// The position for somebody who asks, which must not change while it is asked about.
  private Position copy(Page page) {
    lock.lock();
    try {
      Progress now = begun();
      if (page.seat().isPresent() && !now.decider().equals(page.seat())) {
        throw new Declined("not-yours", "the other player decides now");
      }
      if (page.seat().isEmpty()) {
        throw new Declined("watching", "only a player may ask that");
      }
      return now.position().copy();
    } finally {
      lock.unlock();
    }
  }

  private Progress begun() {
    if (progress == null) {
      throw new Declined("not-now", "the play has not begun");
    }
    return progress;
  }

  private ToPage command(Page page, FromPage.Asked asking) {
    Seat seat =
        page.seat().orElseThrow(() -> new Declined("watching", "only a player may do that"));
    lock.lock();
    try {
      Progress now = begun();
      stepUp(now);
      int line = new Commands(this, now).carryOut(seat, asking);
      return new ToPage.Accepted(asking.commandId(), now.version(Viewer.of(seat), line));
    } catch (StoreAway away) {
      outOfStep = true;
      throw new Declined(
          "unavailable", "the store cannot be reached now; the move is not lost, send it again");
    } finally {
      lock.unlock();
    }
  }

  /// Catches up when it is not known what the store took.
  private void stepUp(Progress now) {
    if (outOfStep) {
      catchUp(now);
      outOfStep = false;
    }
  }

  private void catchUp(Progress now) {
    List<Entry> missed = house.store().plays().log(id, now.seq());
    for (Entry entry : missed) {
      Optional<Seat> before = now.decider();
      now.apply(entry);
      if (clocks != null) {
        clocks.set(entry.bankA(), entry.bankB());
        clocks.turn(now.decider(), !before.equals(now.decider()));
      }
      asked = Optional.empty();
    }
    if (!missed.isEmpty()) {
      settle(now);
      company.wake();
    }
  }

  /// Other servers have written lines.
  void hear() {
    if (progress == null) {
      joined();
    } else {
      owned(this::catchUp);
    }
  }

  /// Adds a line to the log, and then does what it says.
  ///
  /// @return its place in the log, or that of the same command earlier
  /// @throws Declined when another owner was quicker, or the line says what cannot be done
  int write(Progress now, String command, Kind kind, String seat, String words) {
    Optional<Seat> before = now.decider();
    long banksA = clocks == null ? 0 : Math.max(0, clocks.bank(Seat.A));
    long banksB = clocks == null ? 0 : Math.max(0, clocks.bank(Seat.B));
    Entry entry =
        new Entry(
            id,
            now.seq() + 1,
            command,
            kind.words(),
            seat,
            words,
            banksA,
            banksB,
            house.now(),
            kind.decides() ? now.offered(words) : -1);
    Runnable deed;
    try {
      deed = now.prepare(entry);
    } catch (Refused refused) {
      throw new Declined("not-now", String.valueOf(refused.getMessage()));
    }
    long begun = System.nanoTime();
    Written written = house.store().plays().append(entry, house.news("move", id, ""));
    house.traffic().moved(System.nanoTime() - begun);
    switch (written) {
      case Written.Done _ -> {
        int others = now.version(Viewer.of(otherOf(seat)));
        deed.run();
        if (clocks != null) {
          boolean open = now.version(Viewer.of(otherOf(seat))) != others;
          clocks.turn(now.decider(), open || !before.equals(now.decider()));
        }
        asked = Optional.empty();
        settle(now);
        company.wake();
        return entry.seq();
      }
      case Written.Repeated(Entry earlier) -> {
        catchUp(now);
        return earlier.seq();
      }
      case Written.Fenced _ -> {
        catchUp(now);
        throw new Declined("stale", "the play has gone on meanwhile");
      }
    }
  }

  private static Seat otherOf(String seat) {
    return seat.isEmpty() ? Seat.A : Seat.valueOf(seat).other();
  }

  /// Keeps that the play is over.
  private void settle(Progress now) {
    score(now);
    now.allEnding()
        .filter(each -> now.over())
        .ifPresent(end -> {
          if (!row.state().equals("over")) {
            house.store().plays().turn(id, "playing", "over", end.write(), house.now());
            house.store().plays().find(id).ifPresent(changed -> row = changed);
          }
        });
  }

  private void score(Progress now) {
    int a = now.wins(Seat.A);
    int b = now.wins(Seat.B);
    if (now.ending().isPresent() && (a != row.winsA() || b != row.winsB())) {
      house.store().plays().score(id, a, b);
      house.store().plays().find(id).ifPresent(changed -> row = changed);
    }
  }

  /// Somebody offers the same again.
  void again() {
    lock.lock();
    try {
      house.store().plays().find(id).ifPresent(now -> row = now);
      again = Sequel.of(row, house.store());
    } finally {
      lock.unlock();
    }
    company.nudge();
  }

  /// Lets happen what happens by itself.
  void advance(Progress now) {
    try {
      byItself.advance(now);
    } catch (Declined declined) {
      LOG.debug("play {}: {}", id, declined.getMessage());
    } catch (StoreAway _) {
      outOfStep = true;
    }
  }

  /// A computer player has thought.
  void thought(int at, Seat seat, String move) {
    owned(now -> {
      byItself.thought();
      if (now.seq() == at && now.decider().equals(Optional.of(seat))) {
        write(now, "think-" + (at + 1), Kind.MOVE, seat.name(), move);
      }
      advance(now);
    });
  }

  /// A pass that makes itself has waited long enough.
  void rested(int at) {
    owned(now -> {
      byItself.rested(at);
      advance(now);
    });
  }

  /// Whether a pass of the seat that decides is about to make itself.
  boolean rests() {
    return progress != null && byItself.rests(progress.seq());
  }

  /// Does something as the owner, when the play has begun. That another server was quicker, or the store is away, is put right later.
  private void owned(Consumer<Progress> deed) {
    lock.lock();
    try {
      if (progress != null) {
        stepUp(progress);
        deed.accept(progress);
      }
    } catch (Declined declined) {
      LOG.debug("play {}: {}", id, declined.getMessage());
    } catch (StoreAway _) {
      outOfStep = true;
    } catch (RuntimeException e) {
      LOG.error("play {} cannot go on", id, e);
      house.traffic().failed();
    } finally {
      lock.unlock();
    }
  }

  /// Looks after clocks, and goes on where the store was away.
  void tick() {
    if (clocks == null && !outOfStep) {
      return;
    }
    owned(now -> {
      if (clocks != null && now.decider().isPresent() && clocks.over().isPresent()) {
        Seat late = clocks.over().get();
        write(now, "time-" + (now.seq() + 1), Kind.TIME, late.name(), "");
      }
      advance(now);
    });
  }

  /// All that a viewer sees now.
  ///
  /// @param told how much it was told; -1 for nothing of this game
  /// @param era the era of what it was told
  Look look(Page page, int told, int era) {
    lock.lock();
    try {
      return Looking.of(this, page, told, era);
    } finally {
      lock.unlock();
    }
  }

  Look.Beside beside(Page page) {
    lock.lock();
    try {
      return Looking.beside(this, page.seat());
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

  /// What has been brought to the shuffle.
  List<ShufflePart> parts() {
    return parts;
  }

  Optional<Clocks> clocks() {
    return Optional.ofNullable(clocks);
  }

  Optional<Manner> manner(Seat seat) {
    return Optional.ofNullable(manners.get(seat));
  }

  Company company() {
    return company;
  }

  House house() {
    return house;
  }

  Optional<Seat> asked() {
    return asked;
  }

  Optional<ToPage.Again> offered() {
    return again;
  }

  void asked(Optional<Seat> who) {
    asked = who;
    company.nudge();
  }
}
