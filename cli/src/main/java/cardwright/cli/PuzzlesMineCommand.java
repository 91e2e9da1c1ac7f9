package cardwright.cli;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.puzzle.FoundPuzzle;
import cardwright.lab.puzzle.PuzzleMine;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
  private static final int MOST_TEXT = 4 * 1024 * 1024;

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

  /// The names of the puzzles that there are, and what makes each the same as another.
  private final Set<String> titles = new LinkedHashSet<>();

  private final Set<String> likenesses = new LinkedHashSet<>();

  PuzzlesMineCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    folder.ifPresent(this::know);
    PuzzleMine mine = new PuzzleMine(chosen, player, many.seed());
    ProgressBar bar = new ProgressBar(console, plays);
    List<FoundPuzzle> found = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(many.threads())) {
      for (int from = 0; from < plays && found.size() < most; from += many.threads()) {
        List<Future<List<FoundPuzzle>>> parts = new ArrayList<>();
        for (int number = from; number < Math.min(plays, from + many.threads()); number++) {
          int play = number;
          parts.add(pool.submit(() -> mine.play(play)));
        }
        parts.forEach(part -> wait(part).forEach(puzzle -> add(puzzle, found)));
        bar.show(from);
      }
    }
    bar.end();
    write(found);
  }

  private void know(Path there) {
    if (!Files.isDirectory(there)) {
      throw new Refused(there + " is no folder");
    }
    ScenarioFiles scenarios = new ScenarioFiles(CardwrightCommand.catalog(spec)::game);
    for (Path file : files(there)) {
      for (Scenario scenario : scenarios.read(file)) {
        titles.add(scenario.name());
        scenario
            .opening()
            .flatMap(opening -> opening.setUp())
            .ifPresent(position ->
                likenesses.add(
                    FoundPuzzle.likeness(scenario.moves().getFirst().getValue(), position)));
      }
    }
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    } catch (IOException e) {
      throw new Refused(folder + ": the folder cannot be read (" + e.getMessage() + ")", e);
    }
  }

  private static List<FoundPuzzle> wait(Future<List<FoundPuzzle>> part) {
    try {
      return part.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the search was interrupted before its end", e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  private void add(FoundPuzzle puzzle, List<FoundPuzzle> found) {
    if (found.size() < most && likenesses.add(puzzle.likeness())) {
      String title = puzzle.title();
      for (int number = 2; !titles.add(title); number++) {
        title = puzzle.title() + ", " + number;
      }
      found.add(puzzle.called(title));
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
      all.add(TextFile.read(file.toString(), MOST_TEXT));
    }
    all.addAll(texts);
    TextFile.write(file.toString(), String.join("---\n", all));
  }
}
