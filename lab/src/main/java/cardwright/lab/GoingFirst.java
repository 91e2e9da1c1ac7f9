package cardwright.lab;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// What it is worth to go first, deck by deck and player by player: each deck plays itself and every other one, with the same computer player on both sides.
///
/// Games come in pairs with the seats exchanged, so that each deck goes first once in a pair. Every two decks have seeds of their own, which are the same for all players. The same
/// numbers give the same report, whatever the number of threads.
///
/// @param decks from 1 to 200
/// @param players who play, one after the other, each against itself; from 1 to 20
/// @param pairs how many pairs of games every two decks play, and each with itself, from 1 to a million
/// @param seed any number
/// @param threads how many parts are played at a time, from 1 to 1024
public record GoingFirst(
    Game game,
    Format format,
    List<Deck> decks,
    List<String> players,
    int pairs,
    long seed,
    int threads) {
  private static final int MOST_DECKS = 200;
  private static final int MOST_PLAYERS = 20;
  private static final long MOST_GAMES = 1_000_000_000;
  private static final String WORK = "the comparison of seats";

  /// Pairs that are played and added up as one part.
  private static final int PART = 10;

  /// Hears how far it has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each part, by one thread at a time.
    ///
    /// @param soFar the report on the games that are over
    void done(GoingFirstReport soFar);
  }

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has one of the names
  public GoingFirst {
    decks = List.copyOf(decks);
    if (decks.isEmpty() || decks.size() > MOST_DECKS) {
      throw new Refused(WORK + " needs from 1 to " + MOST_DECKS + " decks, not " + decks.size());
    }
    players =
        players.stream().map(player -> Entrant.named(player, game).name()).distinct().toList();
    if (players.isEmpty() || players.size() > MOST_PLAYERS) {
      throw new Refused(
          WORK + " needs from 1 to " + MOST_PLAYERS + " players, not " + players.size());
    }
    Limits.pairs(pairs, WORK);
    if (games(decks.size(), players.size(), pairs) > MOST_GAMES) {
      throw new Refused(WORK + " has more than a billion games");
    }
    Limits.threads(threads, WORK);
  }

  private static long games(long decks, long players, long pairs) {
    return players * decks * (decks + 1) * pairs;
  }

  /// How many games are played in all.
  public long games() {
    return games(decks.size(), players.size(), pairs);
  }

  /// Plays all games.
  ///
  /// @throws Refused when a deck cannot be played, or it was interrupted
  public GoingFirstReport run(Progress progress) {
    Sum sum = new Sum(progress, GoingFirstReport.none(decks, players));
    List<Runnable> parts = new ArrayList<>();
    // All decks and players come forward together, so that what is cut short has something of each.
    for (int from = 0; from < pairs; from += PART) {
      for (int row = 0; row < decks.size(); row++) {
        for (int column = row; column < decks.size(); column++) {
          for (int player = 0; player < players.size(); player++) {
            Part part = new Part(player, row, column, from, Math.min(pairs, from + PART));
            parts.add(() -> sum.add(part, play(part)));
          }
        }
      }
    }
    Parts.all(parts, WORK, threads);
    return sum.report();
  }

  /// Some pairs of games of two decks.
  private record Part(int player, int row, int column, int from, int end) {}

  private Encounter play(Part part) {
    long number = (long) part.row * decks.size() + part.column;
    return new Pairs(
            game,
            format,
            decks.get(part.row),
            decks.get(part.column),
            players.get(part.player),
            Seeds.derive(seed, number, 0))
        .encounter(part.from, part.end);
  }

  /// Adds up the parts that are over.
  private static final class Sum {
    private final Progress progress;
    private GoingFirstReport report;

    Sum(Progress progress, GoingFirstReport none) {
      this.progress = progress;
      this.report = none;
    }

    synchronized void add(Part part, Encounter encounter) {
      report = report.plus(part.player, part.row, part.column, encounter);
      progress.done(report);
    }

    synchronized GoingFirstReport report() {
      return report;
    }
  }
}
