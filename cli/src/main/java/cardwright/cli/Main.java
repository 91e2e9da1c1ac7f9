package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Numbers;
import cardwright.cli.console.PipeOutput;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.ReadLanguage;
import cardwright.engine.Refused;
import cardwright.players.Forfeit;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command `cardwright`.
///
/// It ends with 0 when all is fine, 1 when a failure was found, and 2 when its input cannot be
/// taken; then one message on standard error says what was wrong and what would be right, and
/// nothing has been changed. A fault of the program itself ends it with 3, and so does output that
/// cannot be written. Where nobody reads the output any more, as behind `| head -1`, it ends at once
/// and without a word, with 141 as other programs do; work that Ctrl+C has cut short ends with 130.
public final class Main {
  private static final int FAILURE = 1;
  private static final int WRONG_INPUT = 2;
  private static final int FAULT = 3;
  private static final int NOBODY_READS = 141;

  /// Counts games in some commands, and names a folder of further games elsewhere.
  private static final String GAMES = "--games";

  /// Whether standard error is a terminal.
  private static final String PROGRESS = "cardwright.progress";

  private Main() {}

  /// Runs the command and ends the program with its exit code.
  public static void main(String[] args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    boolean person =
        Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
    Console console = person ? Console.terminal(out, err) : Console.piped(System.in, out, err);
    // The launcher tells where its messages go: Java itself cannot.
    console = console.progressing(Boolean.parseBoolean(System.getProperty(PROGRESS, "" + person)));
    System.exit(run(args, console));
  }

  /// Runs the command without a terminal.
  ///
  /// @param args what stands behind `cardwright` on the command line
  /// @param in the moves of a game, one a line
  /// @return the exit code
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Console.piped(in, out, err));
  }

  static int run(String[] args, Console console) {
    CommandLine line =
        Commands.line(List.of(args), console)
            .setExpandAtFiles(false)
            .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
            .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
            .setColorScheme(CommandLine.Help.defaultColorScheme(ansi(console)))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .registerConverter(int.class, Numbers::number)
            .registerConverter(Integer.class, Numbers::number)
            .registerConverter(long.class, Numbers::longNumber)
            .registerConverter(Long.class, Numbers::longNumber)
            .setExecutionStrategy(Main::carryOut)
            .setParameterExceptionHandler((e, given) -> wrongUsage(e, console))
            .setExecutionExceptionHandler((e, command, parsed) -> failed(e, command, console));
    try {
      int code = execute(line, args, console);
      console.err().flush();
      if (console.out().checkError()) {
        console.tell("cardwright: the output cannot be written");
        return FAULT;
      }
      return code;
    } catch (PipeOutput.NobodyReads _) {
      return NOBODY_READS;
    }
  }

  private static int execute(CommandLine line, String[] args, Console console) {
    try {
      return line.execute(args);
    } catch (Error e) {
      return fault("cardwright", e, console);
    }
  }

  /// Carries out the last command, or prints the help that was asked for.
  private static int carryOut(CommandLine.ParseResult parsed) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (PipeOutput.NobodyReads _) {
      return NOBODY_READS;
    }
  }

  private static Ansi ansi(Console console) {
    return console.watched() ? Ansi.AUTO : Ansi.OFF;
  }

  private static int wrongUsage(ParameterException e, Console console) {
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    if (e instanceof UnmatchedArgumentException unmatched) {
      console.tell(name + ": " + unmatched(unmatched.getUnmatched()));
      List<String> near = suggestions(unmatched);
      if (!near.isEmpty()) {
        console.tell("did you mean: " + String.join(", ", near) + "?");
      }
    } else {
      console.tell(name + ": " + e.getMessage());
      if (e.getArgSpec() instanceof OptionSpec option && option.longestName().equals(GAMES)) {
        console.tell(FurtherGames.BEFORE);
      }
    }
    console.tell("try: " + name.replaceFirst("^cardwright", "cardwright help"));
    return WRONG_INPUT;
  }

  private static String unmatched(List<String> arguments) {
    return arguments.stream()
        .map(Names::quoted)
        .collect(Collectors.joining(", ", "what is ", " for? it is not known here"));
  }

  private static List<String> suggestions(UnmatchedArgumentException e) {
    String first = e.getUnmatched().getFirst().toLowerCase(Locale.ROOT);
    boolean isFirst = e.getCommandLine().getParent() == null;
    return isFirst && Catalog.builtIn().names().contains(first)
        ? List.of("cardwright play " + first)
        : e.getSuggestions();
  }

  private static int failed(Exception e, CommandLine command, Console console) {
    String name = command.getCommandSpec().qualifiedName();
    if (e instanceof PipeOutput.NobodyReads) {
      return NOBODY_READS;
    }
    if (e instanceof Refused refused) {
      console.tell(name + ": " + refused.words(language(command)));
      return WRONG_INPUT;
    }
    if (e instanceof Forfeit) {
      console.tell(name + ": " + e.getMessage());
      return FAILURE;
    }
    return fault(name, e, console);
  }

  /// What a command tells is read in: English where it has no other language, or one that is not known.
  private static Locale language(CommandLine command) {
    for (Object mixin : command.getMixins().values()) {
      if (mixin instanceof ReadLanguage language) {
        try {
          return language.locale();
        } catch (Refused _) {
          return Locale.ENGLISH;
        }
      }
    }
    return Locale.ENGLISH;
  }

  private static int fault(String name, Throwable e, Console console) {
    String whose =
        jar(e).map(jar -> "in " + jar + " or in cardwright").orElse("of cardwright itself");
    console.tell(name + ": a fault " + whose + "; please report it with these lines");
    e.printStackTrace(console.err());
    console.err().flush();
    return FAULT;
  }

  /// The jar with the game whose code was running when something failed, if it was one from outside.
  private static Optional<String> jar(Throwable e) {
    return Arrays.stream(e.getStackTrace())
        .map(StackTraceElement::getClassLoaderName)
        .filter(loader -> loader != null && loader.endsWith(".jar"))
        .findFirst();
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    OutputStream out = new PipeOutput(new FileOutputStream(descriptor));
    return new PrintStream(out, true, StandardCharsets.UTF_8);
  }
}
