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

  private final LivePlay play;
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

  AutoAdvance(LivePlay play) {
    this.play = play;
  }

  /// Lets it happen, until a person is to decide or somebody thinks.
  ///
  /// @throws IllegalStateException when nothing comes of it
  void advance(Progress now) {
    for (int lines = 0; goesOn(now); lines++) {
      if (lines == AT_A_STRETCH) {
        play.services().later(1, play::goOn);
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
    Optional<AutoPassSettings> autoPass = play.autoPass(seat);
    if (autoPass.isEmpty() && !Progress.passes(position)) {
      think(now, seat);
      return false;
    }
    if (autoPass.isPresent() && !autoPass.get().passes(position)) {
      autoPass.get().asked(position);
      asked(now);
      return false;
    }
    if (autoPass.isPresent() && hasToRest(now, seat)) {
      return false;
    }
    play.log().writeOwn(now, Kind.AUTO, seat, "pass");
    return true;
  }

  private void asked(Progress now) {
    if (restingAt == now.seq()) {
      // Asked only after having waited: how long the answer takes says nothing.
      restingAt = -1;
      askedAt = -1;
    } else if (askedAt != now.seq()) {
      askedAt = now.seq();
      askedSince = play.services().millis().getAsLong();
    }
  }

  /// A person answers by hand, which tells how long that person takes.
  void answered(Progress now, Seat seat, boolean passed) {
    if (askedAt == now.seq() && tells(now, seat)) {
      long took = play.services().millis().getAsLong() - askedSince;
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
    if (play.progress().flatMap(Progress::decider).equals(Optional.of(seat))) {
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
    return times.computeIfAbsent(seat, _ -> play.services().passTimes(person, game));
  }

  /// What both players know of a moment: whose turn it is, and how far.
  private static String moment(Progress now) {
    Position position = now.position();
    Seat seat = position.choice().seat();
    Optional<Table.Turn> turn = position.turn();
    return turn.map(at -> (at.player() == seat ? "own " : "other ") + at.phase()).orElse("");
  }

  private boolean hasToRest(Progress now, Seat seat) {
    long usual = play.services().timeouts().pass();
    int at = now.seq();
    if (usual == 0 || !tells(now, seat) || restedAt == at) {
      return false;
    }
    if (restingAt != at && play.audience().isHere(seat)) {
      restingAt = at;
      int rest = ++rests;
      long drawn = times(now, seat).draw(moment(now), usual, RANDOM);
      long most = play.clocks().map(clocks -> clocks.left() - SPARE).orElse(Long.MAX_VALUE);
      play.services().later(Math.max(0, Math.min(drawn, most)), () -> play.rested(rest));
    }
    return true;
  }

  /// The pass that has waited since then need wait no more, if it still waits.
  void rested(int rest) {
    if (rest == rests && restingAt >= 0) {
      restedAt = restingAt;
    }
  }

  /// Whether a pass after that line of the log makes itself, and only waits.
  boolean rests(int at) {
    return restingAt == at && restedAt != at;
  }

  /// What was thought about has come to an end, whatever becomes of it.
  void thought(int thought) {
    thinking.compareAndSet(thought, 0);
  }

  private boolean betweenGames(Progress now) {
    for (Seat seat : Seat.values()) {
      if (!now.terms().isPerson(seat) && !now.isReady(seat)) {
        play.log().writeOwn(now, Kind.EXCHANGE, seat, "");
        return true;
      }
    }
    Optional<Seat> chooser = now.course().chooser();
    boolean ready = now.isReady(Seat.A) && now.isReady(Seat.B);
    if (ready && chooser.isPresent() && !now.terms().isPerson(chooser.get())) {
      Seat first = chooser.get();
      play.log().writeOwn(now, Kind.FIRST, first, first.name());
      for (Seat seat : Seat.values()) {
        play.autoPass(seat).ifPresent(AutoPassSettings::begin);
      }
      return true;
    }
    return false;
  }

  private void think(Progress now, Seat seat) {
    int at = now.seq();
    if ((thinking.get() != 0 && thinkingAt == at) || !play.isWaitedFor()) {
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
            () -> thinking.get() == thought && play.isWaitedFor(),
            () -> {
              String move = choose(game, level, seed, copy);
              // Whoever thinks must not wait for the store.
              play.services().later(0, () -> play.thought(at, seat, move, thought));
            },
            () -> dropped(thought));
    if (!play.services().thinking().later(task)) {
      thinking.set(0);
      play.services().later(AGAIN, play::goOn);
    }
  }

  private String choose(Game game, String level, long seed, Position copy) {
    try {
      Choice choice = copy.choice();
      int index = Players.named(level, game, seed).choose(new View(copy));
      return choice.move(index).notation();
    } catch (RuntimeException e) {
      play.failed(e);
      throw e;
    }
  }

  /// Nobody waited for a thought any more; perhaps somebody does by now.
  private void dropped(int thought) {
    if (thinking.compareAndSet(thought, 0) && play.isWaitedFor()) {
      play.services().later(0, play::goOn);
    }
  }

  /// For whom a computer player thinks.
  private String person(Progress now, Seat other) {
    String person = now.terms().seat(other).map(SeatRow::person).orElse("");
    return person.isEmpty() ? play.id() : person;
  }
}
