package cardwright.bench;

import cardwright.bench.Middles.Middle;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.Viewer;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// The operations of a position, in the middle of random plays.
@State(Scope.Thread)
public class PositionBenchmark {
  private static final int ROUNDS = 16;

  private final Chance chance = Chance.seeded(4);

  /// A new copy.
  @Benchmark
  public void copy(Middles middles, Meter meter, Blackhole hole) {
    measure(middles, meter, hole, middle -> middle.position().copy());
  }

  /// A copy into a used twin.
  @Benchmark
  public void copyTo(Middles middles, Meter meter, Blackhole hole) {
    measure(
        middles,
        meter,
        hole,
        middle -> {
          middle.position().copyTo(middle.twin());
          return middle.twin();
        });
  }

  /// The table as the seat that decides sees it.
  @Benchmark
  public void table(Middles middles, Meter meter, Blackhole hole) {
    measure(
        middles,
        meter,
        hole,
        middle -> {
          Position position = middle.position();
          return position.table(Viewer.of(position.choice().seat()));
        });
  }

  /// A position imagined for the seat that decides.
  @Benchmark
  public void imagine(Middles middles, Meter meter, Blackhole hole) {
    measure(
        middles,
        meter,
        hole,
        middle -> {
          Position position = middle.position();
          return position.imagine(position.choice().seat(), Beliefs.NONE, chance);
        });
  }

  private static void measure(
      Middles middles, Meter meter, Blackhole hole, Function<Middle, Object> operation) {
    meter.start();
    for (int round = 0; round < ROUNDS; round++) {
      for (Middle middle : middles.all()) {
        hole.consume(operation.apply(middle));
      }
    }
    meter.stop();
    meter.operations += (long) ROUNDS * middles.all().size();
  }
}
