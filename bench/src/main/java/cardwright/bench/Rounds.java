package cardwright.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/// Hears of each round as it ends, and says nothing itself.
final class Rounds implements OutputFormat {
  /// Hears of a round that has ended.
  @FunctionalInterface
  interface Heard {
    /// Called after each round.
    ///
    /// @param done how many rounds are over
    /// @param measured what was measured so far; none while all is only warming up
    void round(int done, List<IterationResult> measured);
  }

  private final Heard heard;
  private final List<IterationResult> measured = new ArrayList<>();
  private int done;

  Rounds(Heard heard) {
    this.heard = heard;
  }

  @Override
  public void iterationResult(
      BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult data) {
    if (params.getType() == IterationType.MEASUREMENT) {
      measured.add(data);
    }
    done++;
    heard.round(done, List.copyOf(measured));
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
