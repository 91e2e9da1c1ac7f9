package cardwright.cli.analysis;

import cardwright.cli.console.Console;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.lab.puzzle.PuzzleGrader;
import cardwright.scenario.Puzzle;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Tells anew how hard puzzles are.
@Command(
    name = "grade",
    description = {
      "Lets every computer player try the puzzles of files that end in .yaml, and of all such files"
          + " in folders, and writes into the files who finds the best move and how hard that makes"
          + " each. Do it again when players change."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class PuzzlesGradeCommand implements Runnable {
  private static final Pattern LINE = Pattern.compile("(?m)^puzzle: .*$");

  private final Console console;

  @Parameters(arity = "1..*", paramLabel = "PATH", description = "files and folders")
  private List<Path> paths = List.of();

  @Mixin private FurtherGames further = new FurtherGames();

  PuzzlesGradeCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    ScenarioFiles files = new ScenarioFiles(further.catalog()::game);
    ScenarioFiles.find(paths).forEach(file -> grade(file, files.read(file)));
  }

  private void grade(Path file, List<Scenario> scenarios) {
    List<Scenario> puzzles =
        scenarios.stream().filter(scenario -> scenario.puzzle().isPresent()).toList();
    List<Puzzle> grades = puzzles.parallelStream().map(PuzzleGrader::grade).toList();
    String text = TextFile.read(file.toString(), TextLimits.SCENARIO_FILE);
    List<String> lines = new ArrayList<>();
    grades.forEach(grade -> lines.add(grade.line()));
    Matcher there = LINE.matcher(text);
    if (there.results().count() != lines.size()) {
      throw new Refused(file + ": each puzzle needs its 'puzzle' on a line of its own");
    }
    int[] next = {0};
    TextFile.write(
        file.toString(),
        LINE.matcher(text).replaceAll(_ -> Matcher.quoteReplacement(lines.get(next[0]++))));
    for (int i = 0; i < puzzles.size(); i++) {
      console.out().println(puzzles.get(i).name() + ": " + grades.get(i).rating());
    }
  }
}
