package cardwright.cli;

import cardwright.engine.Refused;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command `cardwright`.
///
/// It ends with 0 when all is fine, 1 when a failure was found, and 2 when its input cannot be
/// taken; then one message on standard error says what was wrong and what would be right, and
/// nothing has been changed. A fault of the program itself ends it with 3.
public final class Main {
  private static final int WRONG_INPUT = 2;
  private static final int FAULT = 3;

  private Main() {}

  /// Runs the command and ends the program with its exit code.
  public static void main(String[] args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    boolean person = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    Desk desk = person ? Desk.terminal(out, err) : Desk.piped(System.in, out, err);
    System.exit(run(args, desk));
  }

  /// Runs the command without a terminal.
  ///
  /// @param args what stands behind `cardwright` on the command line
  /// @param in the moves of a game, one a line
  /// @return the exit code
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Desk.piped(in, out, err));
  }

  static int run(String[] args, Desk desk) {
    CommandLine line =
        Commands.line(List.of(args), desk)
            .setExpandAtFiles(false)
            .setOut(new PrintWriter(desk.out(), true, StandardCharsets.UTF_8))
            .setErr(new PrintWriter(desk.err(), true, StandardCharsets.UTF_8))
            .setColorScheme(CommandLine.Help.defaultColorScheme(ansi(desk)))
            .setParameterExceptionHandler((e, given) -> wrongUsage(e, desk.err()))
            .setExecutionExceptionHandler((e, command, parsed) -> failed(e, command, desk.err()));
    int code = line.execute(args);
    desk.out().flush();
    desk.err().flush();
    return code;
  }

  private static Ansi ansi(Desk desk) {
    return desk.watched() ? Ansi.AUTO : Ansi.OFF;
  }

  private static int wrongUsage(ParameterException e, PrintStream err) {
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println(name + ": " + e.getMessage());
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> near = unmatched.getSuggestions();
      if (!near.isEmpty()) {
        err.println("did you mean: " + String.join(", ", near) + "?");
      }
    }
    err.println("try: " + name.replaceFirst("^cardwright", "cardwright help"));
    return WRONG_INPUT;
  }

  private static int failed(Exception e, CommandLine command, PrintStream err) {
    String name = command.getCommandSpec().qualifiedName();
    if (e instanceof Refused) {
      err.println(name + ": " + e.getMessage());
      return WRONG_INPUT;
    }
    err.println(name + ": a fault of cardwright itself; please report it with these lines");
    e.printStackTrace(err);
    return FAULT;
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
