package cardwright.players;

import cardwright.engine.Refused;
import java.util.Optional;
import java.util.OptionalLong;

/// What a player has beside its wits.
///
/// @param declared the deck list that it is told the other plays; does nothing where the game reveals
///     decks
/// @param threads how many threads think about one decision, at least 1; only with one the same seed
///     always gives the same moves
/// @param millis how many milliseconds a decision may take at most, for a player that searches; empty
///     for as long as it takes, and only then the same seed always gives the same moves
public record Aids(Optional<Declared> declared, int threads, OptionalLong millis) {
  /// Nothing is declared, one thread thinks, and it takes its time.
  public static final Aids NONE = new Aids(Optional.empty(), 1);

  private static final int MOST_THREADS = 256;

  /// Checks the number.
  ///
  /// @throws Refused when there are no threads, or too many
  public Aids {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new Refused("a decision takes from 1 to " + MOST_THREADS + " threads, not " + threads);
    }
    if (millis.isPresent() && millis.getAsLong() < 1) {
      throw new Refused("a decision takes at least 1 millisecond, not " + millis.getAsLong());
    }
  }

  /// What takes as long as it takes.
  ///
  /// @throws Refused when there are no threads, or too many
  public Aids(Optional<Declared> declared, int threads) {
    this(declared, threads, OptionalLong.empty());
  }

  /// The same with a limit in time for each decision.
  ///
  /// @throws Refused when it is below 1
  public Aids within(OptionalLong limit) {
    return new Aids(declared, threads, limit);
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
