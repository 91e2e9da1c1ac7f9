package cardwright.scenario;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Scenario files on disk: finds, reads and runs them.
public final class ScenarioFiles {
  private final Function<String, Game> games;

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
    if (!Files.exists(path)) {
      throw new Refused(path + ": there is no such file or folder");
    }
    try (Stream<Path> below = Files.walk(path)) {
      return below
          .filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().endsWith(".yaml"))
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
        Scenario.read(text(file), file.toString(), games, kit -> text(file.resolveSibling(kit)));
    if (scenarios.isEmpty()) {
      throw new Refused(file + ": there is no scenario in this file");
    }
    return scenarios;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new Refused(file + ": this file cannot be read as text: " + e.getMessage(), e);
    }
  }

  /// Runs all scenarios at and below the paths, and tells of each that fails; the last line told is
  /// `N passed, M failed`. A file that cannot be read counts as one that failed.
  ///
  /// @param tell takes each line
  /// @return whether all passed
  /// @throws Refused when a path holds no scenario file
  public boolean run(List<Path> paths, Consumer<String> tell) {
    int passed = 0;
    int failed = 0;
    for (Test test : tests(paths).toList()) {
      try {
        test.run().run();
        passed++;
      } catch (AssertionError e) {
        tell.accept(e.getMessage());
        failed++;
      }
    }
    tell.accept(passed + " passed, " + failed + " failed");
    return failed == 0;
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
