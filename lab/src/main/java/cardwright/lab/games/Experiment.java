package cardwright.lab.games;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.lab.shard.Limits;
import cardwright.lab.shard.Parts;
import cardwright.players.Player;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/// Many games between two players.
///
/// Games `2k` and `2k + 1` have the same seed and the players' seats exchanged, so that no player
/// has the better seat more often. All that is left to chance in a game follows from the seed and
/// the number of the game alone: the same experiment gives the same [Encounter] for any number of
/// threads.
///
/// @param game the game that is played
/// @param a one player
/// @param b the other player
/// @param decks what they play with
/// @param games how many games, at least 1
/// @param seed any number
/// @param threads how many games are played at a time, from 1 to 1024
public record Experiment(
    Game game, Entrant a, Entrant b, Decks decks, int games, long seed, int threads) {
  /// After how many games each a sequential test is asked.
  private static final int BATCH = 20;

  private static final int SHUFFLE = 0;
  private static final int DECKS = 1;
  private static final int PLAYER_A = 2;
  private static final int PLAYER_B = 3;

  /// Hears how far an experiment has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each game, by one thread at a time.
    ///
    /// @param soFar the games that are over; more are added to it
    void done(EncounterSum soFar);
  }

  /// Checks the numbers.
  ///
  /// @throws Refused when there are no games or no threads
  public Experiment {
    if (games < 1) {
      throw new Refused("an experiment needs at least 1 game, not " + games);
    }
    Limits.threads(threads, "an experiment");
  }

  /// Plays all games.
  ///
  /// @throws Refused when a deck cannot be played
  public Encounter run() {
    return run(_ -> {});
  }

  /// Plays all games and tells how far it has come.
  ///
  /// @throws Refused when a deck cannot be played
  public Encounter run(Progress progress) {
    Counter counter = new Counter(progress, a.name(), b.name());
    run(counter, games);
    return counter.sum.encounter();
  }

  /// Plays until a test has chosen, or all games are over. It is asked after every so many games, in their order, so that the number of
  /// threads changes nothing.
  ///
  /// @throws Refused when a deck cannot be played
  public Encounter run(SequentialTest test, Progress progress) {
    Counter counter = new Counter(progress, a.name(), b.name());
    EncounterSum soFar = counter.sum;
    while (soFar.games() < games && test.of(soFar.scores()) == SequentialTest.Verdict.OPEN) {
      run(counter, (int) Math.min(games, soFar.games() + BATCH));
    }
    return soFar.encounter();
  }

  /// Plays on from the games that are over to that number.
  private void run(Counter counter, int end) {
    counter.begin();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(pool.submit(() -> part(counter, end)));
      }
      parts.forEach(part -> Parts.wait(part, "the experiment", () -> counter.stop(games)));
    }
  }

  private void part(Counter counter, int end) {
    boolean good = false;
    try {
      for (long number = counter.next(); number < end; number = counter.next()) {
        counter.done(number, played((int) number, false));
      }
      good = true;
    } finally {
      if (!good) {
        counter.stop(games);
      }
    }
  }

  /// Plays the game with that number, from 0, and reports on it alone.
  ///
  /// @throws Refused when a deck cannot be played
  public Report play(int number) {
    return played(number, false).report();
  }

  /// Plays the game with that number, from 0.
  ///
  /// @param watched whether it is watched what becomes of the cards of a
  /// @throws Refused when a deck cannot be played
  public Played played(int number, boolean watched) {
    int pair = number / 2;
    boolean swapped = number % 2 == 1;
    Decks.Pair lists = decks.pair(game, chance(pair, DECKS), swapped);
    Player seatOfA = a.chair().seat(game, Seeds.derive(seed, number, PLAYER_A));
    Player seatOfB = b.chair().seat(game, Seeds.derive(seed, number, PLAYER_B));
    Seat ofA = swapped ? Seat.B : Seat.A;

    Opening opening = Opening.of(decks.format().name(), lists.first(), lists.second());
    Optional<CardWatch> cards =
        watched ? Optional.of(new CardWatch(ofA, lists.at(ofA))) : Optional.empty();
    Round round = new Round(game, opening, Map.of(ofA, seatOfA, ofA.other(), seatOfB), cards);
    Outcome outcome = round.play(chance(pair, SHUFFLE));
    Report report =
        Report.of(
            a.name(),
            b.name(),
            outcome.score(ofA),
            ending(outcome),
            round.turns(),
            round.decisions());
    return new Played(
        report, outcome.score(ofA), round.first().map(seat -> seat == ofA), round.course(), cards);
  }

  /// The id of the rule at the end of the reason; the reason itself where none stands there.
  private static String ending(Outcome outcome) {
    String reason = outcome.reason();
    int open = reason.lastIndexOf('(');
    return open >= 0 && reason.endsWith(")")
        ? reason.substring(open + 1, reason.length() - 1)
        : reason;
  }

  private Chance chance(int pair, int use) {
    return new SeededChance(Seeds.derive(seed, pair, use));
  }

  /// Hands out the numbers of games and adds up those that are over.
  private static final class Counter {
    private final Progress progress;
    private final EncounterSum sum;
    private final AtomicLong next = new AtomicLong();

    /// The games of pairs whose other game is not over, by the number of the pair.
    private final Map<Long, Played> open = new HashMap<>();

    Counter(Progress progress, String a, String b) {
      this.progress = progress;
      this.sum = new EncounterSum(a, b);
    }

    /// Goes on from the games that are over.
    void begin() {
      next.set(sum.games());
    }

    long next() {
      return next.getAndIncrement();
    }

    synchronized void done(long number, Played game) {
      sum.add(Encounter.of(game));
      Played other = open.remove(number / 2);
      if (other == null) {
        open.put(number / 2, game);
      } else {
        boolean isFirst = number % 2 == 0;
        sum.add(
            Encounter.together(
                isFirst ? new PlayedPair(game, other) : new PlayedPair(other, game)));
      }
      progress.done(sum);
    }

    void stop(int games) {
      next.set(games);
    }
  }
}
