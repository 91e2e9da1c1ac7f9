package cardwright.bench;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Measures a game and prints one line a figure.
///
/// Figures are medians over the iterations. Times are CPU times of the thread that plays, so that
/// other work on the machine does not count.
public final class Bench {
  private static final int WARM_UPS = 6;
  private static final int ITERATIONS = 6;
  private static final double NANOS = 1e9;

  private static final List<String> THINKING =
      List.of(
          "Play-outs and searches start where a random play is 20 % to 70 % through, and begin by",
          "imagining what is hidden. A whole play-out then goes on by chance to the end of the play;",
          "a cut one goes on as a search does, passing where it can, to the end of the turn after",
          "this one (the second after this one where turns are a player's own), and is valued there.",
          "A search thinks for a quarter of a second, or less when the decision is settled.");

  private Bench() {}

  /// Measures the game and prints the figures. Takes about as many seconds as given, and a few more
  /// to start.
  ///
  /// @param game a game of the catalog; it is measured with its own cards
  /// @param ready the format whose ready-made decks play, or empty for random decks of the usual one
  /// @param named words in the names of the ready-made decks that play; empty for all of them
  /// @param seconds how long to measure, at least 1
  /// @throws Refused when nothing can be measured; the message says why
  public static void run(Game game, String ready, String named, int seconds, PrintStream out) {
    if (seconds < 1) {
      throw new Refused("a measurement takes at least 1 second, not " + seconds);
    }
    if (!ready.isEmpty()) {
      Decks.made(game, ready, named);
    }
    // CPU times do not suffer from another measurement at the same time.
    System.setProperty("jmh.ignoreLock", "true");
    // A fifth of the time is for play, two fifths for thinking, the rest for the five operations.
    Map<String, String> decks = Map.of("name", game.name(), "ready", ready, "named", named);
    RunResult play = measure(PlayBenchmark.class, decks, seconds * 200L).values().iterator().next();
    Map<String, RunResult> operations = measure(PositionBenchmark.class, decks, seconds * 80L);
    Map<String, RunResult> loading =
        measure(LoadBenchmark.class, Map.of("name", game.name()), seconds * 80L);
    Map<String, RunResult> thinking = measure(ThinkingBenchmark.class, decks, seconds * 133L);
    line(out, "decisions per CPU-second", play, each -> each.decisions() * NANOS / each.nanos());
    each(out, "games per CPU-second", play);
    line(out, "bytes allocated per decision", play, each -> each.bytes() / each.decisions());
    line(out, "copy ns", operation(operations, "copy"), Figures::nanosEach);
    line(out, "copy into a reused twin ns", operation(operations, "copyTo"), Figures::nanosEach);
    line(out, "table ns", operation(operations, "table"), Figures::nanosEach);
    line(out, "imagine ns", operation(operations, "imagine"), Figures::nanosEach);
    line(
        out,
        "bytes a position",
        operation(operations, "copy"),
        each -> each.bytes() / each.operations());
    line(out, "reading all cards us", operation(loading, "load"), each -> each.nanosEach() / 1000);
    each(out, "whole play-outs per CPU-second", operation(thinking, "whole"));
    each(out, "cut play-outs per CPU-second", operation(thinking, "cut"));
    each(out, "search iterations per CPU-second", operation(thinking, "search"));
    THINKING.forEach(out::println);
  }

  private static void each(PrintStream out, String name, RunResult result) {
    line(out, name, result, each -> each.operations() * NANOS / each.nanos());
  }

  private static RunResult operation(Map<String, RunResult> results, String name) {
    RunResult result = results.get(name);
    if (result == null) {
      throw new Refused("the operation '" + name + "' was not measured");
    }
    return result;
  }

  private static void line(
      PrintStream out, String name, RunResult result, ToDoubleFunction<Figures> figure) {
    double[] values =
        result.getBenchmarkResults().stream()
            .map(BenchmarkResult::getIterationResults)
            .flatMap(Collection::stream)
            .map(Figures::of)
            .mapToDouble(figure)
            .sorted()
            .toArray();
    out.println(String.format(Locale.ROOT, "%-32s %,14.0f", name, median(values)));
  }

  /// The middle of sorted values, or the mean of the two in the middle.
  static double median(double... sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /// Measures in a virtual machine of its own; where none can be started, in this one.
  private static Map<String, RunResult> measure(
      Class<?> benchmark, Map<String, String> parameters, long millis) {
    try {
      return measure(benchmark, parameters, millis, 1);
    } catch (RunnerException e) {
      try {
        return measure(benchmark, parameters, millis, 0);
      } catch (RunnerException again) {
        throw new Refused(
            "the game '" + parameters.get("name") + "' cannot be measured: " + again.getMessage(),
            again);
      }
    }
  }

  private static Map<String, RunResult> measure(
      Class<?> benchmark, Map<String, String> parameters, long millis, int forks)
      throws RunnerException {
    TimeValue each = TimeValue.milliseconds(Math.max(20, millis / (WARM_UPS + ITERATIONS)));
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + benchmark.getName().replace(".", "\\.") + "\\.")
            .forks(forks)
            // Waiting for the compiler costs the thread no CPU time; running on uncompiled would.
            .jvmArgsAppend(
                "-XX:+UseSerialGC",
                "-XX:-BackgroundCompilation",
                "--sun-misc-unsafe-memory-access=allow")
            .warmupIterations(WARM_UPS)
            .warmupTime(each)
            .measurementIterations(ITERATIONS)
            .measurementTime(each)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true);
    parameters.forEach(options::param);
    Collection<RunResult> results = new Runner(options.build()).run();
    if (results.isEmpty()) {
      throw new RunnerException("no result");
    }
    return results.stream().collect(Collectors.toMap(Bench::operationName, result -> result));
  }

  private static String operationName(RunResult result) {
    List<String> parts = Arrays.asList(result.getParams().getBenchmark().split("\\."));
    return parts.getLast();
  }

  /// The sums of one iteration.
  private record Figures(double operations, double decisions, double nanos, double bytes) {
    static Figures of(IterationResult result) {
      return new Figures(
          sum(result, "operations"),
          sum(result, "decisions"),
          sum(result, "nanos"),
          sum(result, "bytes"));
    }

    private static double sum(IterationResult result, String counter) {
      return Objects.requireNonNull(result.getSecondaryResults().get(counter), counter).getScore();
    }

    double nanosEach() {
      return nanos / operations;
    }
  }
}
