package cardwright.players;

import cardwright.engine.Refused;
import java.util.Optional;
import java.util.OptionalLong;

/// Options of a computer player: what it is told, and with what it may think.
///
/// @param declared the deck list that it is told the other plays; does nothing where the game reveals
///     decks
/// @param threads how many threads think about one decision, at least 1; only with one the same seed
///     always gives the same moves
/// @param millis how many milliseconds a decision may take at most, for a player that searches; empty
///     for as long as it takes, and only then the same seed always gives the same moves
public record PlayerOptions(Optional<DeclaredDeck> declared, int threads, OptionalLong millis) {
  /// Nothing is declared, one thread thinks, and it takes its time.
  public static final PlayerOptions NONE = new PlayerOptions(Optional.empty(), 1);

  private static final int MOST_THREADS = 256;

  /// Checks the number.
  ///
  /// @throws Refused when there are no threads, or too many
  public PlayerOptions {
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
  public PlayerOptions(Optional<DeclaredDeck> declared, int threads) {
    this(declared, threads, OptionalLong.empty());
  }

  /// The same with a limit in time for each decision.
  ///
  /// @throws Refused when it is below 1
  public PlayerOptions within(OptionalLong limit) {
    return new PlayerOptions(declared, threads, limit);
  }

  /// A deck list was declared.
  public static PlayerOptions declared(DeclaredDeck deck) {
    return new PlayerOptions(Optional.of(deck), 1);
  }

  /// So many threads think about one decision.
  public static PlayerOptions threads(int threads) {
    return new PlayerOptions(Optional.empty(), threads);
  }
}
