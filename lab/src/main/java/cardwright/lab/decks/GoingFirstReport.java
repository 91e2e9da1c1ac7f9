package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairScores;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What going first came to.
///
/// @param levels one for each player
public record GoingFirstReport(List<Level> levels) {
  /// Keeps its own list.
  public GoingFirstReport {
    levels = List.copyOf(levels);
  }

  /// What going first came to under one player.
  ///
  /// @param player who played both sides
  /// @param decks in the order of their numbers
  /// @param encounters those of the first deck with itself, with the second and so on, then those of the second with itself, with the third and so on
  public record Level(String player, List<Deck> decks, List<Encounter> encounters) {
    /// Keeps its own lists.
    public Level {
      decks = List.copyOf(decks);
      encounters = List.copyOf(encounters);
    }

    private int at(int row, int column) {
      return row * (2 * decks.size() - row + 1) / 2 + column - row;
    }

    /// The games of a deck with another one, or with itself, as the first of them saw it.
    public Encounter encounter(int deck, int other) {
      return deck <= other
          ? encounters.get(at(deck, other))
          : encounters.get(at(other, deck)).reversed();
    }

    /// What who went first scored where a deck played itself, by pairs.
    public PairScores withItself(int deck) {
      return encounter(deck, deck).first();
    }

    /// What who went first scored in the games of a deck with the others, by pairs: in each the deck went first once and the other one once.
    public PairScores overField(int deck) {
      PairScores sum = PairScores.NONE;
      for (int other = 0; other < decks.size(); other++) {
        sum = other == deck ? sum : sum.plus(encounter(deck, other).first());
      }
      return sum;
    }

    /// What a deck scored over the others when it went first; empty where that was not known of every game.
    public OptionalDouble asFirst(int deck) {
      return inSeat(deck, 1);
    }

    /// What a deck scored over the others when it went second; empty where that was not known of every game.
    public OptionalDouble asSecond(int deck) {
      return inSeat(deck, -1);
    }

    private OptionalDouble inSeat(int deck, int sign) {
      PairScores scores = PairScores.NONE;
      for (int other = 0; other < decks.size(); other++) {
        scores = other == deck ? scores : scores.plus(encounter(deck, other).scores());
      }
      PairScores first = overField(deck);
      return scores.pairs() == 0 || first.pairs() < scores.pairs()
          ? OptionalDouble.empty()
          : OptionalDouble.of(scores.score() + sign * (first.score() - 0.5));
    }

    /// What who went first scored in the games of different decks, by pairs.
    public PairScores all() {
      return sum(false);
    }

    /// What who went first scored where decks played themselves, by pairs.
    public PairScores mirrors() {
      return sum(true);
    }

    private PairScores sum(boolean mirrors) {
      PairScores sum = PairScores.NONE;
      for (int row = 0; row < decks.size(); row++) {
        for (int column = row; column < decks.size(); column++) {
          sum = mirrors == (row == column) ? sum.plus(encounter(row, column).first()) : sum;
        }
      }
      return sum;
    }

    /// How many games there were.
    public long games() {
      return encounters.stream().mapToLong(Encounter::games).sum();
    }

    /// How far the widest range reaches from its score: of what who went first scored with itself for each deck, over the others, and in all games of two decks or of one with
    /// itself. Where nobody knows who went first there is no range.
    double widest() {
      return Stream.concat(
              Stream.of(all(), mirrors()),
              IntStream.range(0, decks.size())
                  .boxed()
                  .flatMap(deck -> Stream.of(withItself(deck), overField(deck))))
          .filter(scores -> scores.pairs() > 0)
          .mapToDouble(PairScores::reach)
          .max()
          .orElse(0);
    }

    /// How many of them were different ones.
    public long distinct() {
      return encounters.stream().mapToLong(Encounter::distinct).sum();
    }
  }

  /// How many pairs of games every two decks have played at least under each player, and each with itself.
  public long pairs() {
    return levels.stream()
        .flatMap(level -> level.encounters().stream())
        .mapToLong(each -> each.scores().pairs())
        .min()
        .orElse(0);
  }

  /// How far the widest range reaches from its score, under any player.
  public double widest() {
    return levels.stream().mapToDouble(Level::widest).max().orElse(0);
  }

  /// How many games there were.
  public long games() {
    return levels.stream().mapToLong(Level::games).sum();
  }
}
