package cardwright.server.play;

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
  static final String ASIDE = "this play cannot go on by a fault of ours";

  private final String id;
  private final House house;
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Company company;
  private final ByItself byItself = new ByItself(this);
  private final PlayLog log;
  private final Map<Seat, Manner> manners = new EnumMap<>(Seat.class);
  private PlayRow row;
  private List<ShufflePart> parts = List.of();
  private @Nullable Progress progress;
  private volatile @Nullable Clocks clocks;
  private Optional<Seat> asked = Optional.empty();
  private Optional<ToPage.Again> again = Optional.empty();
  private final AtomicBoolean ticking = new AtomicBoolean();
  private volatile boolean outOfStep;
  private volatile boolean aside;
  private volatile long touched;

  LivePlay(PlayRow row, House house) {
    this.id = row.id();
    this.row = row;
    this.house = house;
    this.company = new Company(row.id(), house);
    this.log = new PlayLog(this, house);
    this.touched = house.millis().getAsLong();
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
      again = Sequel.of(row, house.store());
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
    Terms terms = Terms.of(row, house.games());
    Progress rebuilt = new Progress(terms);
    List<Entry> lines = house.store().plays().log(id, 0);
    rebuilt.replay(lines);
    progress = rebuilt;
    for (Seat seat : Seat.values()) {
      if (terms.isPerson(seat)) {
        manners.put(seat, Manner.read(terms.seat(seat).orElseThrow().habits()));
      }
    }
    if (row.bank() >= 0) {
      Clocks made = new Clocks(row.bank(), row.pace(), house.millis());
      if (!lines.isEmpty()) {
        made.set(lines.getLast().bankA(), lines.getLast().bankB());
      }
      made.turn(rebuilt.decider(), true);
      clocks = made;
    }
    house.traffic().rebuilt(System.nanoTime() - begun);
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
      house.traffic().failed();
      company.leave(new ToPage.Bye("fault", ASIDE, null));
    }
  }

  /// Whether it cannot go on by a fault of ours.
  boolean isAside() {
    return aside;
  }

  /// Whether there is a first decision: both seats are taken, and all parts of the shuffle are there.
  private boolean hasBegun() {
    parts = house.store().shuffles().of(id);
    if (row.state().equals("shuffling") && Shuffling.begin(house, row, parts)) {
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
    company.pages().forEach(page -> page.wake(true));
  }

  /// Takes the hash or the part of a page.
  private ToPage shuffle(Page page, FromPage.Brought asking) {
    Seat seat =
        page.seat().orElseThrow(() -> new Declined("watching", "only a player may do that"));
    Shuffles shuffles = house.store().shuffles();
    try {
      lock.lock();
      try {
        if (Shuffling.isThere(parts, seat, asking)) {
          return new ToPage.Accepted(asking.commandId(), 0);
        }
        if (progress != null || row.seats().size() < 2) {
          throw new Declined("not-now", "the play does not wait for that");
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
      throw new Declined("unavailable", "the store cannot be reached now; send it again");
    }
    house.tell("join", id, "");
    return new ToPage.Accepted(asking.commandId(), 0);
  }

  void connected(Page page) {
    company.came(page);
    touch();
    owned(now -> {
      page.seat().ifPresent(byItself::interrupted);
      advance(now);
    });
  }

  void disconnected(Page page) {
    if (company.left(page)) {
      touch();
      page.seat().ifPresent(seat -> owned(_ -> byItself.interrupted(seat)));
      house.thinking().sweep();
    }
  }

  /// Whether somebody waits for what happens next: a person looks, or a clock runs.
  boolean isWaitedFor() {
    Clocks now = clocks;
    return !aside && (!company.isEmpty() || (now != null && now.isRunning()));
  }

  /// Somebody has looked for it, and will soon be with it.
  void touch() {
    touched = house.millis().getAsLong();
  }

  /// Whether it was called off before it began.
  boolean isCalledOff() {
    return List.of("called-off", "expired").contains(row.state());
  }

  /// Whether nobody would miss it in memory: nobody looks, and no clock runs.
  boolean isIdle(long since) {
    Clocks now = clocks;
    return company.isEmpty() && touched < since && (aside || now == null || !now.isRunning());
  }

  /// Carries out a command, or answers a question.
  ///
  /// @throws Declined when it is not to be
  ToPage answer(Page page, FromPage.Asked asking) {
    touch();
    return switch (asking) {
      case FromPage.Brought brought -> shuffle(page, brought);
      case FromPage.Question question -> new Questions(this, house).answer(page, question);
      case FromPage.Command command -> command(page, command);
    };
  }

  /// The position for somebody who asks, which must not change while it is asked about.
  Position copy(Page page) {
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

  Progress begun() {
    if (aside) {
      throw new Declined("not-now", ASIDE);
    }
    if (progress == null) {
      throw new Declined("not-now", "the play has not begun");
    }
    return progress;
  }

  private ToPage command(Page page, FromPage.Command asking) {
    Seat seat =
        page.seat().orElseThrow(() -> new Declined("watching", "only a player may do that"));
    lock.lock();
    try {
      Progress now = begun();
      stepUp(now);
      int line = carryOut(now, seat, asking);
      return new ToPage.Accepted(asking.commandId(), now.version(Viewer.of(seat), line));
    } catch (StoreUnavailable away) {
      outOfStep = true;
      throw new Declined(
          "unavailable", "the store cannot be reached now; the move is not lost, send it again");
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
          house.store().plays().line(id, CommandIds.of(seat, asking.commandId()));
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
      byItself.thought(thought);
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
      byItself.rested(rest);
      advance(now);
    });
  }

  /// The player at a seat has passed by hand, or has done something else.
  void answered(Progress now, Seat seat, boolean passed) {
    byItself.answered(now, seat, passed);
  }

  /// Whether a pass of the seat that decides is about to make itself.
  boolean rests() {
    return progress != null && byItself.rests(progress.seq());
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
    boolean late = now != null && house.millis().getAsLong() >= now.ends();
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

  /// Takes what the store knows of the play now.
  void reread() {
    house.store().plays().find(id).ifPresent(now -> row = now);
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

  /// Nobody is asked for anything any more: the play has gone on.
  void forgetAsked() {
    asked = Optional.empty();
  }

  void asked(Optional<Seat> who) {
    asked = who;
    company.nudge();
  }
}
