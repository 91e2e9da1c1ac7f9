package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.engine.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Whole random plays, from the start to the end.
@State(Scope.Thread)
public class PlayBenchmark {
  private static final int PLAYS = 32;

  private final Chance chance = Chance.seeded(3);

  /// Plays some plays.
  @Benchmark
  public void play(Decks decks, Meter meter) {
    int decisions = 0;
    meter.start();
    for (int i = 0; i < PLAYS; i++) {
      Position position = decks.start(chance);
      decisions += RandomPlay.play(position, chance, Integer.MAX_VALUE);
    }
    meter.stop();
    meter.decisions += decisions;
    meter.operations += PLAYS;
  }
}
