package cardwright.players;

import cardwright.engine.Refused;
import java.util.Optional;

/// What a player has beside its wits.
///
/// @param declared the deck list that it is told the other plays; does nothing where the game reveals
///     decks
/// @param threads how many threads think about one decision, at least 1; only with one the same seed
///     always gives the same moves
public record Aids(Optional<Declared> declared, int threads) {
  /// Nothing is declared, and one thread thinks.
  public static final Aids NONE = new Aids(Optional.empty(), 1);

  private static final int MOST_THREADS = 256;

  /// Checks the number.
  ///
  /// @throws Refused when there are no threads, or too many
  public Aids {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new Refused("a decision takes from 1 to " + MOST_THREADS + " threads, not " + threads);
    }
  }

  /// A deck list was declared.
  public static Aids declared(Declared deck) {
    return new Aids(Optional.of(deck), 1);
  }

  /// So many threads think about one decision.
  public static Aids threads(int threads) {
    return new Aids(Optional.empty(), threads);
  }
}
