package cardwright.cli.analysis;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.ManyGames;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.lab.puzzle.FoundPuzzle;
import cardwright.lab.puzzle.PuzzleMine;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Finds puzzles in plays of computer players.
@Command(
    name = "mine",
    description = {
      "Lets computer players play, and looks for positions with one best move that not every"
          + " beginner finds.",
      "Where a game can be played exactly the move is proved to be better than all others;"
          + " elsewhere search finds it with a margin that holds at ten times the thought. The same"
          + " seed finds the same puzzles. What is like a puzzle of the folder is left out.",
      "The puzzles are printed, or added to the files of a folder, by what they are about; 'puzzles"
          + " grade' tells how hard they are."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class PuzzlesMineCommand implements Runnable {
  private static final String ENDING = ".yaml";

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "how many plays to look through; ${DEFAULT-VALUE} when not given")
  private int plays = 100;

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "how many puzzles to find at most; ${DEFAULT-VALUE} when not given")
  private int most = 100;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays both sides; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(
      names = "--write",
      paramLabel = "FOLDER",
      description = "add them to files of that folder; they are printed when not given")
  private Optional<Path> folder = Optional.empty();

  @Mixin private ManyGames many = new ManyGames();

  @Spec private CommandSpec spec = CommandSpec.create();

  PuzzlesMineCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    List<Scenario> known = folder.map(this::known).orElseGet(List::of);
    ProgressBar bar = new ProgressBar(console, plays);
    List<FoundPuzzle> found =
        new PuzzleMine(chosen, player, many.seed())
            .run(plays, most, many.threads(), known, bar::show);
    bar.end();
    write(found);
  }

  private List<Scenario> known(Path there) {
    if (!Files.isDirectory(there)) {
      throw new Refused(there + ": there is no such folder");
    }
    ScenarioFiles scenarios = new ScenarioFiles(CardwrightCommand.catalog(spec)::game);
    return files(there).stream().flatMap(file -> scenarios.read(file).stream()).toList();
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    } catch (IOException e) {
      throw new Refused(folder + ": the folder cannot be read (" + e.getMessage() + ")", e);
    }
  }

  private void write(List<FoundPuzzle> found) {
    Map<String, List<String>> themes = new LinkedHashMap<>();
    found.forEach(puzzle ->
        themes.computeIfAbsent(puzzle.theme(), _ -> new ArrayList<>()).add(puzzle.text()));
    if (folder.isEmpty()) {
      themes.forEach((theme, texts) -> {
        console.out().println("# " + theme);
        console.out().print(String.join("---\n", texts));
      });
    } else {
      themes.forEach((theme, texts) -> append(folder.get().resolve(theme + ENDING), texts));
      themes.forEach((theme, texts) ->
          console.out().println(theme + ENDING + ": " + Count.of(texts.size(), "new puzzle")));
    }
    console.err().println(Count.of(found.size(), "puzzle"));
  }

  private static void append(Path file, List<String> texts) {
    List<String> all = new ArrayList<>();
    if (Files.exists(file)) {
      all.add(TextFile.read(file.toString(), TextLimits.SCENARIO_FILE));
    }
    all.addAll(texts);
    TextFile.write(file.toString(), String.join("---\n", all));
  }
}
