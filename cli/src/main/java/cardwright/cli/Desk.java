package cardwright.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/// Where a command reads and writes.
///
/// @param in what a program says that is spoken to
/// @param out what was asked for
/// @param err what went wrong, and how far long work has come
/// @param watched whether a person looks on, so that progress is worth showing and long lines are
///     to be broken
/// @param columns how many characters a line has that a person sees
/// @param screen opens what a game is played at
record Desk(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean watched,
    IntSupplier columns,
    Supplier<Screen> screen) {
  private static final int USUAL_COLUMNS = 80;

  /// A desk without a terminal: commands come from a stream, one a line.
  static Desk piped(InputStream in, PrintStream out, PrintStream err) {
    return new Desk(in, out, err, false, () -> USUAL_COLUMNS, () -> new PipedScreen(in, out));
  }

  /// A desk at which a person sits.
  static Desk terminal(PrintStream out, PrintStream err) {
    return new Desk(System.in, out, err, true, TerminalScreen::columns, TerminalScreen::open);
  }

  /// The lines of a text. Where a person looks on, long ones are broken between words.
  List<String> lines(String text) {
    return watched ? Wrap.text(text, columns.getAsInt()) : text.lines().toList();
  }
}
