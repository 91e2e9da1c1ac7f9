package cardwright.scenario;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scenario files on disk: finds, reads and runs them. A game, and a kit that many files use, is read
/// once.
public final class ScenarioFiles {
  private static final String ENDING = ".yaml";

  private final Function<String, Game> games;
  private final Map<String, Game> known = new HashMap<>();
  private final Map<Kit, Game> kits = new HashMap<>();

  /// A file of cards, and the game that it adds to.
  private record Kit(Game game, Path file) {}

  /// Scenario files of these games.
  ///
  /// @param games finds a game by its name, or refuses
  public ScenarioFiles(Function<String, Game> games) {
    this.games = games;
  }

  /// A scenario as a test: it has a name, and it throws an `AssertionError` when it fails.
  public record Test(String name, Runnable run) {}

  /// The files that end in `.yaml` at and below the paths, in the order of their names.
  ///
  /// @throws Refused when a path does not exist, cannot be read, or holds no such file
  public static List<Path> find(List<Path> paths) {
    TreeSet<Path> found = new TreeSet<>();
    for (Path path : paths) {
      List<Path> below = find(path);
      if (below.isEmpty()) {
        throw new Refused(path + ": there is no file here that ends in .yaml");
      }
      found.addAll(below);
    }
    return List.copyOf(found);
  }

  private static List<Path> find(Path path) {
    if (path.toString().isEmpty()) {
      throw new Refused("'' is no file or folder; name one, such as . for this folder");
    }
    if (!Files.exists(path)) {
      throw new Refused(path + ": there is no such file or folder");
    }
    if (!Files.isDirectory(path) && !path.toString().endsWith(ENDING)) {
      throw new Refused(path + ": the name of a scenario file has to end in " + ENDING);
    }
    try (Stream<Path> below = Files.walk(path)) {
      return below
          .filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new Refused(path + ": this folder cannot be read: " + e.getMessage(), e);
    }
  }

  /// The scenarios of a file.
  ///
  /// @throws Refused when it cannot be read or is malformed
  public List<Scenario> read(Path file) {
    List<Scenario> scenarios =
        Scenario.readWith(
            text(file, TextLimits.SCENARIO_FILE),
            file.toString(),
            this::game,
            (game, kit) -> with(game, file.resolveSibling(kit).normalize()));
    if (scenarios.isEmpty()) {
      throw new Refused(file + ": there is no scenario in this file");
    }
    return scenarios;
  }

  private Game game(String name) {
    Game game = known.get(name);
    if (game == null) {
      game = games.apply(name);
      known.put(name, game);
    }
    return game;
  }

  /// Only what is added to a game of the files is kept; others come and go.
  private Game with(Game game, Path file) {
    if (!known.containsValue(game)) {
      return game.with(text(file, TextLimits.CARD_FILE), file.toString());
    }
    Kit kit = new Kit(game, file);
    Game more = kits.get(kit);
    if (more == null) {
      more = game.with(text(file, TextLimits.CARD_FILE), file.toString());
      kits.put(kit, more);
    }
    return more;
  }

  private static String text(Path file, int most) {
    return PlainText.read(file, file.toString(), most);
  }

  /// Runs all scenarios at and below the paths.
  ///
  /// @param failed is told of each scenario that does not hold
  /// @param unread is told why a file cannot be read
  /// @throws Refused when a path holds no scenario file
  public Tally run(
      List<Path> paths, BiConsumer<Scenario, Verdict> failed, Consumer<Refused> unread) {
    int held = 0;
    int fell = 0;
    int refusals = 0;
    for (Path file : find(paths)) {
      List<Scenario> scenarios = List.of();
      try {
        scenarios = read(file);
      } catch (Refused refused) {
        refusals++;
        unread.accept(refused);
      }
      for (Scenario scenario : scenarios) {
        Verdict verdict = scenario.run();
        if (verdict.passed()) {
          held++;
        } else {
          fell++;
          failed.accept(scenario, verdict);
        }
      }
    }
    return new Tally(held, fell, refusals);
  }

  /// All scenarios at and below the paths as tests. A file that cannot be read is a test that
  /// fails.
  ///
  /// @throws Refused when a path holds no scenario file
  public Stream<Test> tests(List<Path> paths) {
    List<Test> tests = new ArrayList<>();
    for (Path file : find(paths)) {
      try {
        read(file).forEach(scenario -> tests.add(test(scenario)));
      } catch (Refused refused) {
        tests.add(new Test(file.toString(), () -> fail(refused.getMessage())));
      }
    }
    return tests.stream();
  }

  private static Test test(Scenario scenario) {
    return new Test(
        scenario.name(),
        () -> {
          Verdict verdict = scenario.run();
          if (!verdict.passed()) {
            fail(scenario.name() + "\n" + verdict.words());
          }
        });
  }

  private static void fail(@Nullable String message) {
    throw new AssertionError(message);
  }
}
