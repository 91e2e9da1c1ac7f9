package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.CardFace;
import cardwright.engine.Diagnostic;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Reads files of cards and says how they were understood, and what was not.
@Command(
    name = "check",
    description = {
      "Reads files of cards and prints the cards as they were understood, and every mistake with its"
          + " place. A card that is not understood holds up neither the others nor the other files.",
      "Each file is read by itself, with the cards of the game beside it. '-' is the standard input.",
      "It ends with 0 when every card is understood, with 1 when one is not, and with 2 when a file"
          + " cannot be read or there is no such game."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CardsCheckCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "files of cards; - is the standard input")
  private List<String> files = List.of();

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      description = "the game that the cards are for")
  private String game = "";

  @Option(
      names = "--json",
      description =
          "print data for programs: the cards, and diagnostics, each with file, line, column,"
              + " endColumn (behind the last character), severity (error or information), code,"
              + " message, remedy, and fixes that were tried (column, endColumn, text, and whether"
              + " the whole line is understood then); lines and columns count from 1")
  private boolean json;

  @Option(
      names = "--watch",
      description =
          "check each file again whenever it changes, until you press Ctrl+C, and print one line a"
              + " check with the time and what came of it")
  private boolean watch;

  /// What came of the files, for programs.
  private record Result(List<CardFace> cards, List<Remark> diagnostics) {}

  /// A diagnostic as programs read it.
  private record Remark(
      String file,
      int line,
      int column,
      int endColumn,
      String severity,
      String code,
      String message,
      String remedy,
      List<Diagnostic.Fix> fixes) {}

  /// What came of one file.
  ///
  /// @param failure all mistakes in words; empty when there are none
  private record Checked(List<CardFace> cards, List<Diagnostic> diagnostics, String failure) {}

  @Mixin private FurtherGames further = new FurtherGames();

  CardsCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game chosen = further.catalog().game(game);
    Set<String> known = chosen.cards().stream().map(CardFace::name).collect(Collectors.toSet());
    if (watch) {
      if (json || files.contains(TextFile.STANDARD_INPUT)) {
        throw new Refused("--watch is for files and for people: leave '-' and --json out");
      }
      new WatchedFiles(console, files).check(file -> checked(chosen, file, known));
      return 0;
    }
    List<CardFace> cards = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    boolean unread = false;
    for (String file : files) {
      String name = file.equals(TextFile.STANDARD_INPUT) ? "standard input" : file;
      String text;
      try {
        text = TextFile.readOrInput(file, name, console.in());
      } catch (Refused refused) {
        unread = true;
        String message = String.valueOf(refused.getMessage());
        console.tell("cardwright cards check: " + message);
        diagnostics.add(error(name, message));
        continue;
      }
      Checked checked = check(chosen, text, name, known);
      cards.addAll(checked.cards());
      diagnostics.addAll(checked.diagnostics());
      print(checked);
    }
    boolean wrong =
        diagnostics.stream().anyMatch(each -> each.severity() == Diagnostic.Severity.ERROR);
    if (json) {
      List<Remark> remarks = diagnostics.stream().map(CardsCheckCommand::remark).toList();
      Json.print(console.out(), new Result(cards, remarks));
    } else {
      console.out().println(Count.of(cards.size(), "card") + " understood");
    }
    return unread ? 2 : wrong ? 1 : 0;
  }

  /// The mistakes of a file.
  ///
  /// @throws Refused when it cannot be read
  private static WatchedFiles.Check checked(Game game, String file, Set<String> known) {
    Checked checked = check(game, TextFile.read(file, TextLimits.CARD_FILE), file, known);
    return new WatchedFiles.Check(checked.cards().size(), checked.failure());
  }

  private void print(Checked checked) {
    if (json) {
      return;
    }
    for (CardFace face : checked.cards()) {
      CardLines.all(console, face);
      console.out().println();
    }
    checked.diagnostics().stream()
        .filter(each -> each.severity() == Diagnostic.Severity.INFORMATION)
        .forEach(each -> console.out().println(each.message()));
    if (!checked.failure().isEmpty()) {
      console.tell(checked.failure());
    }
  }

  /// Reads a file; where cards are not understood, the rest is read without them.
  private static Checked check(Game game, String text, String file, Set<String> known) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    String rest = text;
    List<CardFace> cards = List.of();
    while (!rest.isBlank() || failures.isEmpty()) {
      try {
        cards = read(game, rest, file);
        break;
      } catch (Refused refused) {
        failures.add(String.valueOf(refused.getMessage()));
        diagnostics.addAll(located(refused, file));
        String sound = withoutBroken(rest, refused.diagnostics());
        if (sound.equals(rest) || diagnostics.size() >= TextLimits.CARD_MISTAKES) {
          break;
        }
        rest = sound;
      }
    }
    cards.stream()
        .map(CardFace::name)
        .filter(known::contains)
        .forEach(name -> diagnostics.add(replaced(name, text, file)));
    return new Checked(cards, diagnostics, String.join("\n", failures));
  }

  private static Diagnostic error(String file, String message) {
    return new Diagnostic(
        file, 1, 1, 1, Diagnostic.Severity.ERROR, "refused", message, "", List.of());
  }

  private static List<Diagnostic> located(Refused refused, String file) {
    return refused.diagnostics().isEmpty()
        ? List.of(error(file, String.valueOf(refused.getMessage())))
        : refused.diagnostics();
  }

  /// The text with empty lines in place of each card in which there is a mistake. Lines keep their numbers.
  private static String withoutBroken(String text, List<Diagnostic> mistakes) {
    Set<Integer> wrong = new TreeSet<>();
    mistakes.forEach(each -> wrong.add(each.line()));
    List<String> lines = text.lines().toList();
    List<String> sound = new ArrayList<>();
    int begin = 0;
    for (int end = 1; end <= lines.size(); end++) {
      if (end == lines.size() || lines.get(end).startsWith("#")) {
        boolean broken = false;
        for (int line = begin + 1; line <= end; line++) {
          broken |= wrong.contains(line);
        }
        for (int line = begin; line < end; line++) {
          sound.add(broken ? "" : lines.get(line));
        }
        begin = end;
      }
    }
    return String.join("\n", sound);
  }

  private static Diagnostic replaced(String name, String text, String file) {
    List<String> lines = text.lines().toList();
    int at = 0;
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).startsWith("#")
          && heading(lines.get(i))
              .toLowerCase(Locale.ROOT)
              .contains(name.toLowerCase(Locale.ROOT))) {
        at = i;
      }
    }
    return new Diagnostic(
        file,
        at + 1,
        1,
        lines.get(at).length() + 1,
        Diagnostic.Severity.INFORMATION,
        "replaces",
        name + " replaces the card of the same name",
        "",
        List.of());
  }

  private static Remark remark(Diagnostic each) {
    return new Remark(
        each.file(),
        each.line(),
        each.column(),
        each.endColumn(),
        each.severity().name().toLowerCase(Locale.ROOT),
        each.code(),
        each.message(),
        each.remedy(),
        each.fixes());
  }

  private static List<CardFace> read(Game chosen, String source, String file) {
    Set<String> named = new HashSet<>();
    source.lines().filter(line -> line.startsWith("#")).forEach(line -> named.add(heading(line)));
    Set<CardFace> before = new HashSet<>(chosen.cards());
    return chosen.with(source, file).cards().stream()
        .filter(face -> named.contains(face.name()) || !before.contains(face))
        .toList();
  }

  private static String heading(String line) {
    int from = 0;
    while (from < line.length() && line.charAt(from) == '#') {
      from++;
    }
    return line.substring(from).strip();
  }
}
