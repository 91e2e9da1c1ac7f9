package cardwright.lab;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// Every deck against every other, with the same computer player on both sides.
///
/// Games come in pairs with the seats exchanged, and the pairs of all encounters have the same seeds, so that the luck of the deal is shared by what
/// is compared. The same numbers give the same report, whatever the number of threads.
///
/// @param decks from 2 to 200
/// @param player who plays both sides
/// @param pairs how many pairs of games two decks play, from 1 to a million
/// @param seed any number
/// @param threads how many parts are played at a time, from 1 to 1024
public record DeckMatrix(
    Game game, Format format, List<Deck> decks, String player, int pairs, long seed, int threads) {
  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 1_000_000_000;

  /// Pairs that are played and added up as one part.
  private static final int PART = 10;

  /// Hears how far a matrix has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each part, by one thread at a time.
    ///
    /// @param soFar the report on the games that are over
    void done(MatrixReport soFar);
  }

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has that name
  public DeckMatrix {
    decks = List.copyOf(decks);
    if (decks.size() < 2 || decks.size() > MOST_DECKS) {
      throw new Refused("a matrix needs from 2 to " + MOST_DECKS + " decks, not " + decks.size());
    }
    Limits.pairs(pairs, "a matrix");
    if (games(decks.size(), pairs) > MOST_GAMES) {
      throw new Refused("a matrix of so many decks and pairs has more than a billion games");
    }
    Limits.threads(threads, "a matrix");
    player = Entrant.named(player, game).name();
  }

  private static long games(long decks, long pairs) {
    return decks * (decks - 1) * pairs;
  }

  /// How many games are played in all.
  public long games() {
    return games(decks.size(), pairs);
  }

  /// Plays all games.
  ///
  /// @throws Refused when a deck cannot be played, or it was interrupted
  public MatrixReport run(Progress progress) {
    Sum sum = new Sum(progress, MatrixReport.none(decks, player));
    List<Runnable> parts = new ArrayList<>();
    // All encounters come forward together, so that a matrix that is cut short has something of
    // each.
    for (int from = 0; from < pairs; from += PART) {
      for (int row = 0; row < decks.size(); row++) {
        for (int column = row + 1; column < decks.size(); column++) {
          Part part = new Part(row, column, from, Math.min(pairs, from + PART));
          parts.add(() -> sum.add(part, play(part)));
        }
      }
    }
    Parts.all(parts, "the matrix", threads);
    return sum.report();
  }

  /// Some pairs of games of two decks.
  private record Part(int row, int column, int from, int end) {}

  private Encounter play(Part part) {
    return new Pairs(game, format, decks.get(part.row), decks.get(part.column), player, seed)
        .encounter(part.from, part.end);
  }

  /// Adds up the parts that are over.
  private static final class Sum {
    private final Progress progress;
    private MatrixReport report;

    Sum(Progress progress, MatrixReport none) {
      this.progress = progress;
      this.report = none;
    }

    synchronized void add(Part part, Encounter encounter) {
      report = report.plus(part.row, part.column, encounter);
      progress.done(report);
    }

    synchronized MatrixReport report() {
      return report;
    }
  }
}
