package cardwright.cli.analysis;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.players.Solution;
import cardwright.players.Solver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Proves what positions are worth.
@Command(
    name = "solve",
    description = {
      "Proves what a position is worth by exact play, and by which moves.",
      "It works where nothing hidden counts and chance decides little: in ggltcg.",
      "A position that is too large ends it with 2; what could be proved is told."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class SolveCommand implements Callable<Integer> {
  private static final int TOO_LARGE = 2;

  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      description =
          "scenarios, a file that ends in .yaml or a folder of them, each solved before its moves;"
              + " or a record, with --at")
  private String file = "";

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      description = "only the scenarios whose names contain this")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "the position of a record after that decision; 0 is the start")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--in",
      paramLabel = "N",
      description = "the game of a match whose decisions --at counts; 1 when not given")
  private Optional<Integer> in = Optional.empty();

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "how many positions to visit at most; ${DEFAULT-VALUE} when not given")
  private long positions = 5_000_000;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "how long to take at most for each position; as long as it takes when not given")
  private Optional<Integer> seconds = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private FurtherGames further = new FurtherGames();

  /// The command, which reads and writes at a console.
  public SolveCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Solver.Limit limit = limit();
    List<Map<String, Object>> data = new ArrayList<>();
    int solved = 0;
    long visited = 0;
    long start = System.nanoTime();
    List<SolveQuestion> questions = questions();
    for (SolveQuestion question : questions) {
      Solution solution = solve(question, limit);
      if (json) {
        data.add(data(question, solution));
      } else {
        print(question, solution);
      }
      visited += solution.positions();
      if (solution.proved()) {
        solved++;
      } else {
        String large = SolveText.tooLarge(solution, question.position());
        console.lines(question.place() + ": " + large).forEach(console.err()::println);
      }
    }
    if (json) {
      Json.print(console.out(), data);
    } else {
      console
          .out()
          .println(SolveText.summary(solved, questions.size(), visited, System.nanoTime() - start));
    }
    return solved == questions.size() ? 0 : TOO_LARGE;
  }

  private Solver.Limit limit() {
    if (positions < 1) {
      throw new Refused("--positions has to be at least 1, not " + positions);
    }
    if (seconds.isPresent() && seconds.get() < 1) {
      throw new Refused("--seconds has to be at least 1, not " + seconds.get());
    }
    return seconds
        .map(each -> new Solver.Limit(positions, each * 1000L))
        .orElseGet(() -> Solver.Limit.positions(positions));
  }

  private List<SolveQuestion> questions() {
    Catalog games = further.catalog();
    if (!file.endsWith(".yaml") && !isFolder()) {
      if (at.isEmpty()) {
        throw new Refused(
            file + ": a scenario's name has to end in .yaml; of a record say a position with --at");
      }
      if (name.isPresent()) {
        throw new Refused("--name is for scenarios; " + file + " is none");
      }
      return List.of(
          SolveQuestion.recorded(
              file, in.orElse(1), at.get(), named -> ownCards.game(games, named)));
    }
    if (at.isPresent() || in.isPresent()) {
      throw new Refused("--at and --in are for records; a scenario is solved before its moves");
    }
    return SolveQuestion.scenarios(games, Path.of(file), name.orElse(""));
  }

  private boolean isFolder() {
    return !TextFile.isFile(file) && Files.isDirectory(Path.of(file));
  }

  private static Solution solve(SolveQuestion question, Solver.Limit limit) {
    try {
      return new Solver(question.game()).compare(question.position(), limit);
    } catch (Refused refused) {
      throw new Refused(question.place() + ": " + refused.getMessage(), refused);
    }
  }

  private void print(SolveQuestion question, Solution solution) {
    console.out().println(question.name() + " (" + question.place() + ")");
    if (solution.proved()) {
      SolveText.lines(solution).forEach(console.out()::println);
    }
  }

  private static Map<String, Object> data(SolveQuestion question, Solution solution) {
    Position position = question.position();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", question.name());
    data.put("place", question.place());
    data.put("game", question.game().name());
    data.put("proved", solution.proved());
    data.put("onlyOne", solution.onlyOne());
    data.put("best", position.choice().move(solution.best()).notation());
    data.put("solution", solution);
    return data;
  }
}
