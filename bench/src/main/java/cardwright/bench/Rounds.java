package cardwright.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/// Hears of each round as it ends, and says nothing itself.
final class Rounds implements OutputFormat {
  private final Bench.Progress progress;
  private final List<IterationResult> measured = new ArrayList<>();
  private int done;

  Rounds(Bench.Progress progress) {
    this.progress = progress;
  }

  @Override
  public void iterationResult(
      BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult data) {
    if (params.getType() == IterationType.MEASUREMENT) {
      measured.add(data);
    }
    done++;
    List<IterationResult> soFar = List.copyOf(measured);
    progress.done(
        Math.min(done, all()), all(), () -> soFar.isEmpty() ? List.of() : Bench.lines(soFar));
  }

  /// How many rounds there are.
  private static int all() {
    return RoundBenchmark.WARM_UPS + RoundBenchmark.ROUNDS;
  }

  /// A figure of each round.
  static double[] values(Collection<IterationResult> rounds, String figure) {
    return rounds.stream()
        .map(round -> round.getSecondaryResults().get(figure))
        .mapToDouble(result -> Objects.requireNonNull(result, figure).getScore())
        .sorted()
        .toArray();
  }

  @Override
  public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {}

  @Override
  public void startBenchmark(BenchmarkParams benchmark) {}

  @Override
  public void endBenchmark(BenchmarkResult result) {}

  @Override
  public void startRun() {}

  @Override
  public void endRun(Collection<RunResult> result) {}

  @Override
  public void print(String words) {}

  @Override
  public void println(String words) {}

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public void verbosePrintln(String words) {}

  @Override
  public void write(int octet) {}

  @Override
  public void write(byte[] octets) throws IOException {}
}
