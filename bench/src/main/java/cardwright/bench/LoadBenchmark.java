package cardwright.bench;

import cardwright.catalog.Catalog;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// Reading all card files of a game.
@State(Scope.Thread)
public class LoadBenchmark {
  /// The game.
  @Param("ggltcg")
  public String name = "ggltcg";

  /// Reads and understands every card.
  @Benchmark
  public void load(Meter meter, Blackhole hole) {
    meter.start();
    hole.consume(Catalog.game(name));
    meter.stop();
    meter.operations++;
  }
}
