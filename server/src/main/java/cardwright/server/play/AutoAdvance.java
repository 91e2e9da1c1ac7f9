package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.fairness.JointShuffle;
import cardwright.players.Players;
import cardwright.store.SeatRow;
import java.security.SecureRandom;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Advances a play where no person decides: automatic passes, the moves of computer players, and what they do between two games. It is called by whoever owns the play.
///
/// **Passes that make themselves, between two people.** A pass that came at once would tell the other that there was nothing else to do. So it waits for as long as this person
/// takes for passes by hand of late ([PassTimes]), and only while this person is there: somebody who is away passes neither by hand nor by itself. In a play with clocks it
/// waits no longer than the decision has for itself, so that it never costs anything of the bank.
final class AutoAdvance {
  /// How many lines are written at a stretch, before others have a turn at this play.
  private static final int AT_A_STRETCH = 64;

  /// What a pass leaves of the time that a decision has for itself, in milliseconds.
  private static final long SPARE = 500;

  /// After how long somebody for whom too much waits asks again, in milliseconds.
  private static final long AGAIN = 2_000;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final LiveState state;
  private final PlayLog log;
  private final PlayOwner owner;
  private final Map<Seat, PassTimes> times = new EnumMap<>(Seat.class);

  /// Which thought is being waited for; 0 for none. Whoever drops a thought changes it without owning the play.
  private final AtomicInteger thinking = new AtomicInteger();

  private int thoughts;
  private int thinkingAt = -1;
  private int restingAt = -1;
  private int restedAt = -1;
  private int rests;
  private int askedAt = -1;
  private long askedSince;

  AutoAdvance(LiveState state, PlayLog log, PlayOwner owner) {
    this.state = state;
    this.log = log;
    this.owner = owner;
  }

  /// Lets it happen, until a person is to decide or somebody thinks. A play in which nothing comes of it is put aside.
  void advance(Progress now) {
    owner.guarded(() -> goOn(now));
  }

  private void goOn() {
    owner.owned(this::advance);
  }

  private void goOn(Progress now) {
    for (int lines = 0; goesOn(now); lines++) {
      if (lines == AT_A_STRETCH) {
        state.services().later(1, this::goOn);
        return;
      }
    }
  }

  /// Writes the next line, if it is not for a person to do so.
  ///
  /// @return whether there was one
  private boolean goesOn(Progress now) {
    if (now.over()) {
      return false;
    }
    if (now.between()) {
      return betweenGames(now);
    }
    Position position = now.position();
    Seat seat = position.choice().seat();
    Optional<AutoPassSettings> autoPass = state.autoPass(seat);
    // What was reached in a lesson is to be seen: nothing goes on by itself.
    boolean rests = now.reached().orElse(false);
    if (autoPass.isEmpty() && !Progress.passes(position)) {
      if (!rests) {
        think(now, seat);
      }
      return false;
    }
    if (autoPass.isPresent() && !autoPass.get().passes(position)) {
      autoPass.get().asked(position);
      asked(now);
      return false;
    }
    if (rests) {
      return false;
    }
    if (autoPass.isPresent() && hasToRest(now, seat)) {
      return false;
    }
    log.writeOwn(now, Kind.AUTO, seat, "pass");
    return true;
  }

  private void asked(Progress now) {
    if (restingAt == now.seq()) {
      // Asked only after having waited: how long the answer takes says nothing.
      restingAt = -1;
      askedAt = -1;
    } else if (askedAt != now.seq()) {
      askedAt = now.seq();
      askedSince = state.services().millis().getAsLong();
    }
  }

  /// A person answers by hand, which tells how long that person takes.
  void answered(Progress now, Seat seat, boolean passed) {
    if (askedAt == now.seq() && tells(now, seat)) {
      long took = state.services().millis().getAsLong() - askedSince;
      if (passed) {
        times(now, seat).passed(moment(now), took);
      } else {
        times(now, seat).decided(took);
      }
    }
    askedAt = -1;
  }

  /// A person comes or goes: how long the answer takes now says nothing, and a pass that waited waits anew.
  void interrupted(Seat seat) {
    if (state.progress().flatMap(Progress::decider).equals(Optional.of(seat))) {
      askedAt = -1;
      restingAt = -1;
    }
  }

  /// Whether how long that seat takes for a pass could tell another person anything. Where nothing is hidden, it could not.
  private static boolean tells(Progress now, Seat seat) {
    return now.terms().isPerson(seat.other()) && !now.terms().game().revealsDecks();
  }

  private PassTimes times(Progress now, Seat seat) {
    String person = now.terms().seat(seat).map(SeatRow::person).orElse("");
    String game = now.terms().game().name();
    return times.computeIfAbsent(seat, _ -> state.services().passTimes(person, game));
  }

  /// What both players know of a moment: whose turn it is, and how far.
  private static String moment(Progress now) {
    Position position = now.position();
    Seat seat = position.choice().seat();
    Optional<Table.Turn> turn = position.turn();
    return turn.map(at -> (at.player() == seat ? "own " : "other ") + at.phase()).orElse("");
  }

  private boolean hasToRest(Progress now, Seat seat) {
    long usual = state.services().timeouts().pass();
    int at = now.seq();
    if (usual == 0 || !tells(now, seat) || restedAt == at) {
      return false;
    }
    if (restingAt != at && state.audience().isHere(seat)) {
      restingAt = at;
      int rest = ++rests;
      long drawn = times(now, seat).draw(moment(now), usual, RANDOM);
      long most = state.clocks().map(clocks -> clocks.left() - SPARE).orElse(Long.MAX_VALUE);
      state.services().later(Math.max(0, Math.min(drawn, most)), () -> rested(rest));
    }
    return true;
  }

  /// A pass that makes itself has waited long enough.
  ///
  /// @param rest which wait it was
  private void rested(int rest) {
    owner.owned(now -> {
      if (rest == rests && restingAt >= 0) {
        restedAt = restingAt;
      }
      advance(now);
    });
  }

  /// Whether a pass of the seat that decides makes itself, and only waits.
  boolean rests() {
    return state
        .progress()
        .filter(now -> restingAt == now.seq() && restedAt != now.seq())
        .isPresent();
  }

  private boolean betweenGames(Progress now) {
    for (Seat seat : Seat.values()) {
      if (!now.terms().isPerson(seat) && !now.isReady(seat)) {
        log.writeOwn(now, Kind.EXCHANGE, seat, "");
        return true;
      }
    }
    Optional<Seat> chooser = now.chooser();
    boolean ready = now.isReady(Seat.A) && now.isReady(Seat.B);
    if (ready && chooser.isPresent() && !now.terms().isPerson(chooser.get())) {
      Seat first = chooser.get();
      log.writeOwn(now, Kind.FIRST, first, first.name());
      for (Seat seat : Seat.values()) {
        state.autoPass(seat).ifPresent(AutoPassSettings::begin);
      }
      return true;
    }
    return false;
  }

  private void think(Progress now, Seat seat) {
    int at = now.seq();
    if ((thinking.get() != 0 && thinkingAt == at) || !state.isWaitedFor()) {
      return;
    }
    thinkingAt = at;
    int thought = ++thoughts;
    thinking.set(thought);
    Position copy = now.position().copy();
    String level = now.terms().computers().getOrDefault(seat, "easy");
    long seed = JointShuffle.number(now.seed(), "thinking at " + at);
    Game game = now.terms().game();
    Thinking.Task task =
        new Thinking.Task(
            person(now, seat.other()),
            Levels.effort(level),
            () -> thinking.get() == thought && state.isWaitedFor(),
            () -> {
              String move = choose(game, level, seed, copy);
              // Whoever thinks must not wait for the store.
              state.services().later(0, () -> thought(at, seat, move, thought));
            },
            () -> dropped(thought));
    if (!state.services().thinking().later(task)) {
      thinking.set(0);
      state.services().later(AGAIN, this::goOn);
    }
  }

  private String choose(Game game, String level, long seed, Position copy) {
    try {
      Choice choice = copy.choice();
      int index = Players.named(level, game, seed).choose(new View(copy));
      return choice.move(index).notation();
    } catch (RuntimeException e) {
      state.putAside(e);
      throw e;
    }
  }

  /// A computer player has thought.
  ///
  /// @param at the line of the log after which the position was
  /// @param thought which thought it was
  private void thought(int at, Seat seat, String move, int thought) {
    owner.owned(now -> {
      thinking.compareAndSet(thought, 0);
      if (now.seq() == at && now.decider().equals(Optional.of(seat))) {
        log.writeOwn(now, Kind.MOVE, seat, move);
      }
      advance(now);
    });
  }

  /// Nobody waited for a thought any more; perhaps somebody does by now.
  private void dropped(int thought) {
    if (thinking.compareAndSet(thought, 0) && state.isWaitedFor()) {
      state.services().later(0, this::goOn);
    }
  }

  /// For whom a computer player thinks.
  private String person(Progress now, Seat other) {
    String person = now.terms().seat(other).map(SeatRow::person).orElse("");
    return person.isEmpty() ? state.id() : person;
  }
}
