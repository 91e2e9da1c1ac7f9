package cardwright.cli.console;

import cardwright.catalog.Names;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/// Where a command reads and writes.
///
/// @param in what a program says that is spoken to
/// @param out what was asked for
/// @param err what went wrong, and how far long work has come
/// @param watched whether a person looks on, so that long lines are to be broken
/// @param progress whether a person sees what goes wrong at once, so that a bar may show how far work
///     has come
/// @param columns how many characters a line has that a person sees
/// @param screen opens what a game is played at
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean watched,
    boolean progress,
    IntSupplier columns,
    Screens screen) {
  private static final int USUAL_COLUMNS = 80;
  private static final int LEAST_COLUMNS = 60;

  /// Opens what a game is played at.
  @FunctionalInterface
  public interface Screens {
    /// A screen.
    ///
    /// @param strict whether a line of a stream that cannot be followed ends all
    Screen open(boolean strict);
  }

  /// A console without a terminal: commands come from a stream, one a line.
  public static Console piped(InputStream in, PrintStream out, PrintStream err) {
    return new Console(
        in,
        out,
        err,
        false,
        false,
        () -> USUAL_COLUMNS,
        strict -> new PipedScreen(in, out, strict));
  }

  /// A console at which a person sits.
  public static Console terminal(PrintStream out, PrintStream err) {
    return new Console(
        System.in, out, err, true, true, Console::terminalColumns, _ -> TerminalScreen.open());
  }

  /// The same, with or without bars that show how far work has come.
  public Console progressing(boolean shown) {
    return new Console(in, out, err, watched, shown, columns, screen);
  }

  /// How many characters a line of the terminal has, as the launcher has noted it: asking the terminal
  /// is left to what draws a table on it.
  private static int terminalColumns() {
    String columns = System.getProperty("cardwright.columns", System.getenv("COLUMNS"));
    int known = columns != null && columns.matches("\\d{1,4}") ? Integer.parseInt(columns) : 0;
    return known == 0 ? USUAL_COLUMNS : Math.max(LEAST_COLUMNS, known);
  }

  /// The lines of a text. Where a person looks on, long ones are broken between words.
  public List<String> lines(String text) {
    return watched ? Wrap.text(text, columns.getAsInt()) : text.lines().toList();
  }

  /// Says at once what went wrong: control characters are written as their numbers.
  public void tell(String message) {
    String shown = message.lines().map(Names::escaped).collect(Collectors.joining("\n"));
    lines(shown).forEach(err::println);
    err.flush();
  }
}
