package cardwright.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Supplier;

/// Where a command reads and writes.
///
/// @param out what was asked for
/// @param err what went wrong, and how far long work has come
/// @param watched whether a person looks on, so that progress is worth showing
/// @param screen opens what a game is played at
record Desk(PrintStream out, PrintStream err, boolean watched, Supplier<Screen> screen) {
  /// A desk without a terminal: commands come from a stream, one a line.
  static Desk piped(InputStream in, PrintStream out, PrintStream err) {
    return new Desk(out, err, false, () -> new PipedScreen(in, out));
  }

  /// A desk at which a person sits.
  static Desk terminal(PrintStream out, PrintStream err) {
    return new Desk(out, err, true, TerminalScreen::open);
  }
}
