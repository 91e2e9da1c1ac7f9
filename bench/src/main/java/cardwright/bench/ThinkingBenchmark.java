package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.players.Budget;
import cardwright.players.Pace;
import java.util.function.DoubleSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// What a search is made of, in the middle of random plays.
@State(Scope.Thread)
public class ThinkingBenchmark {
  private static final int PLAYOUTS = 16;

  /// How long a decision is thought over, in milliseconds of CPU time.
  @Param("250")
  public long millis = 250;

  private final Chance chance = Chance.seeded(5);
  private long seed = 6;

  /// What is hidden is imagined, and the play goes on by chance to its end.
  @Benchmark
  public void whole(Thinking thinking, Meter meter, Blackhole hole) {
    Pace pace = thinking.pace();
    playouts(meter, hole, () -> pace.whole(thinking.next(), chance));
  }

  /// What is hidden is imagined, and the play goes on as far as a search looks.
  @Benchmark
  public void cut(Thinking thinking, Meter meter, Blackhole hole) {
    Pace pace = thinking.pace();
    playouts(meter, hole, () -> pace.cut(thinking.next(), chance));
  }

  private static void playouts(Meter meter, Blackhole hole, DoubleSupplier playout) {
    meter.start();
    for (int i = 0; i < PLAYOUTS; i++) {
      hole.consume(playout.getAsDouble());
    }
    meter.stop();
    meter.operations += PLAYOUTS;
  }

  /// A decision is thought over.
  @Benchmark
  public void search(Thinking thinking, Meter meter) {
    meter.start();
    int iterations = thinking.pace().search(thinking.next(), Budget.millis(millis), seed++);
    meter.stop();
    meter.operations += iterations;
  }
}
