package cardwright.bots;

import cardwright.engine.Refused;
import java.time.Duration;

/// How long a bot may take.
///
/// @param start for its first line; a program may need a moment to start
/// @param move for each move, its looks ahead included
/// @param end to end by itself, once it has closed its output or the play is over
public record Limits(Duration start, Duration move, Duration end) {
  /// The default for a start, unless a move may take longer.
  private static final Duration START = Duration.ofSeconds(30);

  /// Which part of the time for a move the end may take.
  private static final int END = 5;

  /// Checks the times.
  ///
  /// @throws Refused when one of them is no time at all
  public Limits {
    if (!start.isPositive() || !move.isPositive()) {
      throw new Refused("a bot needs some time for its moves, not " + move.toMillis() + " ms");
    }
  }

  /// So long for each move, 30 seconds or as long for the start, and a fifth of it for the end.
  public static Limits ofMove(Duration move) {
    return new Limits(move.compareTo(START) > 0 ? move : START, move, move.dividedBy(END));
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
