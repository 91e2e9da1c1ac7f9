package cardwright.lab.games;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;

/// Which decks an experiment is played with.
///
/// A deck that is given belongs to its player and changes seats with them; the other player gets
/// one drawn by chance for the pair. Where none is given, each pair of games has two decks made by
/// chance that stay at their seats, so that both players play both of them, or one deck drawn from
/// the pool for both: who plays better is seen best where decks are alike.
///
/// @param format how the game is played
/// @param a the deck of player a, or empty for decks drawn by chance
/// @param b the deck of player b, or empty for decks drawn by chance
/// @param pool what decks are drawn from; empty where they are made by chance, card by card
public record Decks(Format format, Optional<Deck> a, Optional<Deck> b, List<Deck> pool) {
  /// Keeps its own list.
  public Decks {
    pool = List.copyOf(pool);
  }

  /// Decks made by chance alone.
  public static Decks random(Format format) {
    return new Decks(format, Optional.empty(), Optional.empty(), List.of());
  }

  /// What lies at the two seats of one game.
  ///
  /// @param first the deck of seat A
  /// @param second the deck of seat B
  record Pair(Deck first, Deck second) {
    Deck at(Seat seat) {
      return seat == Seat.A ? first : second;
    }
  }

  /// The decks of one game of a pair.
  ///
  /// @param chance the same for both games of the pair
  /// @param swapped whether player a sits at seat B
  Pair pair(Game game, Chance chance, boolean swapped) {
    boolean stay = a.isEmpty() && b.isEmpty();
    Deck one = a.orElseGet(() -> drawn(game, chance));
    Deck other = stay && !pool.isEmpty() ? one : b.orElseGet(() -> drawn(game, chance));
    return swapped && !stay ? new Pair(other, one) : new Pair(one, other);
  }

  private Deck drawn(Game game, Chance chance) {
    return pool.isEmpty() ? game.randomDeck(format, chance) : pool.get(chance.roll(pool.size()));
  }
}
