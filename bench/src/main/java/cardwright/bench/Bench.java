package cardwright.bench;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Measures a game and prints one line a figure.
///
/// Figures are medians over several rounds, after as many that only warm up. Times are CPU times of the thread that plays, so that
/// other work on the machine does not count.
public final class Bench {
  private static final List<String> THINKING =
      List.of(
          "Play-outs and searches start where a random play is 20 % to 70 % through, and begin by",
          "determinizing what is hidden. A whole play-out then goes on by chance to the end of the play;",
          "a cut one goes on as a search does, passing where it can, to the end of this turn or of",
          "one soon after it, as the game says, and is valued there.",
          "A search thinks for a quarter of a second, or less when the decision is settled or the",
          "time to measure is short.");

  /// Compiled code is made by threads of its own, which on a busy machine fall far behind. So the
  /// thread that is measured waits for it (`-Xbatch`): waiting costs no CPU time, and so much of
  /// that leads to the same compiled code on a busy machine as on an idle one.
  private static final String[] VIRTUAL_MACHINE = {
    "-XX:+UseSerialGC", "-Xbatch", "--sun-misc-unsafe-memory-access=allow"
  };

  private Bench() {}

  /// Measures the game and prints the figures. Takes as many seconds of CPU time as given, and some for
  /// the cards to be read and everything to be done once; by the wall clock it takes longer, because
  /// code is compiled meanwhile, and on a busy machine longer still.
  ///
  /// @param game a game of the catalog; it is measured with its own cards
  /// @param ready the format whose ready-made decks play, or empty for random decks of the usual one
  /// @param named words in the names of the ready-made decks that play; empty for all of them
  /// @param seconds how long to measure, in CPU time, at least 1
  /// @throws Refused when nothing can be measured; the message says why
  public static void run(Game game, String ready, String named, int seconds, PrintStream out) {
    run(game, List.of(), ready, named, seconds, out, (done, all, soFar) -> {});
  }

  /// Hears how far a measurement has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each round.
    ///
    /// @param done how many rounds are over
    /// @param all how many there are; the first half of them only warm up
    /// @param soFar the lines with the figures of the rounds that were measured; none where there is no
    ///     such round yet
    void done(int done, int all, Supplier<List<String>> soFar);
  }

  /// Measures as [#run(Game, String, String, int, PrintStream)] does, and tells how far it has come.
  ///
  /// @param folders where the game comes from when it is none of the program's own: folders with jars of games
  /// @throws Refused when nothing can be measured; the message says why
  public static void run(
      Game game,
      List<Path> folders,
      String ready,
      String named,
      int seconds,
      PrintStream out,
      Progress progress) {
    if (seconds < 1) {
      throw new Refused("a measurement takes at least 1 second, not " + seconds);
    }
    if (!ready.isEmpty()) {
      Decks.made(game, ready, named);
    }
    // CPU times do not suffer from another measurement at the same time.
    System.setProperty("jmh.ignoreLock", "true");
    Map<String, String> parameters =
        Map.of(
            "name",
            game.name(),
            "folders",
            folders.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
            "ready",
            ready,
            "named",
            named,
            "seconds",
            String.valueOf(seconds));
    lines(measure(parameters, progress).getIterationResults()).forEach(out::println);
    THINKING.forEach(out::println);
  }

  /// The figures, one a line.
  static List<String> lines(Collection<IterationResult> rounds) {
    List<String> out = new ArrayList<>();
    line(out, "decisions per CPU-second", rounds, "decisions");
    line(out, "all choices per CPU-second", rounds, "choices");
    line(out, "games per CPU-second", rounds, "games");
    line(out, "bytes allocated per decision", rounds, "bytes");
    line(out, "copy ns", rounds, "copy");
    line(out, "copy into a reused twin ns", rounds, "copyTo");
    line(out, "table ns", rounds, "table");
    line(out, "determinize ns", rounds, "determinize");
    line(out, "value of a position ns", rounds, "value");
    line(out, "bytes a position", rounds, "size");
    line(out, "reading all cards us", rounds, "load");
    line(out, "whole play-outs per CPU-second", rounds, "whole");
    line(out, "cut play-outs per CPU-second", rounds, "cut");
    line(out, "search iterations per CPU-second", rounds, "search");
    return out;
  }

  private static void line(
      List<String> out, String name, Collection<IterationResult> rounds, String figure) {
    double middle = median(values(rounds, figure));
    out.add(String.format(Locale.ROOT, "%-32s %,14.0f", name, middle));
  }

  /// A figure of each round, sorted.
  private static double[] values(Collection<IterationResult> rounds, String figure) {
    return rounds.stream()
        .map(round -> round.getSecondaryResults().get(figure))
        .mapToDouble(result -> Objects.requireNonNull(result, figure).getScore())
        .sorted()
        .toArray();
  }

  /// The middle of sorted values, or the mean of the two in the middle.
  static double median(double... sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /// Measures in a virtual machine of its own; where none can be started, in this one.
  private static BenchmarkResult measure(Map<String, String> parameters, Progress progress) {
    try {
      return measure(parameters, 1, progress);
    } catch (RunnerException e) {
      try {
        return measure(parameters, 0, progress);
      } catch (RunnerException again) {
        throw new Refused(
            "the game '" + parameters.get("name") + "' cannot be measured: " + again.getMessage(),
            again);
      }
    }
  }

  private static Rounds rounds(Progress progress) {
    int all = RoundBenchmark.WARM_UPS + RoundBenchmark.ROUNDS;
    return new Rounds((done, measured) ->
        progress.done(
            Math.min(done, all), all, () -> measured.isEmpty() ? List.of() : lines(measured)));
  }

  private static BenchmarkResult measure(
      Map<String, String> parameters, int forks, Progress progress) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + RoundBenchmark.class.getName().replace(".", "\\.") + "\\.")
            .forks(forks)
            .jvmArgsAppend(VIRTUAL_MACHINE)
            .warmupIterations(RoundBenchmark.WARM_UPS)
            .measurementIterations(RoundBenchmark.ROUNDS)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true);
    parameters.forEach(options::param);
    for (RunResult result : new Runner(options.build(), rounds(progress)).run()) {
      for (BenchmarkResult rounds : result.getBenchmarkResults()) {
        return rounds;
      }
    }
    throw new RunnerException("no result");
  }
}
