package cardwright.bots;

import cardwright.engine.Refused;
import java.time.Duration;

/// How long a bot may take.
///
/// @param start for its first line; a program may need a moment to start
/// @param move for each move, its looks ahead included
public record Limits(Duration start, Duration move) {
  /// What is usual for a start, unless a move may take longer.
  private static final Duration START = Duration.ofSeconds(30);

  /// Checks the times.
  ///
  /// @throws Refused when one of them is no time at all
  public Limits {
    if (!start.isPositive() || !move.isPositive()) {
      throw new Refused("a bot needs some time for its moves, not " + move.toMillis() + " ms");
    }
  }

  /// So long for each move, and 30 seconds or as long for the start.
  public static Limits ofMove(Duration move) {
    return new Limits(move.compareTo(START) > 0 ? move : START, move);
  }

  /// A time in words: `10 s`, `250 ms`.
  static String words(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  /// The time for a move in seconds.
  double moveSeconds() {
    return move.toMillis() / 1000.0;
  }
}
