package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.engine.SeededChance;
import cardwright.players.Budget;
import cardwright.players.SearchBenchmark;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// All measurements of a game, one after the other, again and again in one virtual machine: to
/// start one and to read the cards takes longer than to measure.
///
/// The rounds divide the time evenly. It is CPU time, so that a busy machine makes a measurement longer
/// and not the warm-up shorter.
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
public class RoundBenchmark {
  /// How many rounds only warm up.
  static final int WARM_UPS = 5;

  /// How many rounds are measured.
  static final int ROUNDS = 5;

  private static final int PLAYS = 4;
  private static final int PLAYOUTS = 8;
  private static final double MILLION = 1e6;
  private static final double NANOS = 1e9;

  /// A decision is thought over for at most as many milliseconds of CPU time.
  private static final long THOUGHT = 250;

  private static final long SHORT_THOUGHT = 25;

  /// How many seconds of CPU time all rounds take together.
  @Param("1")
  public int seconds = 1;

  private final Chance chance = new SeededChance(3);
  private long seed = 6;

  /// Measures everything once.
  @Benchmark
  public void round(
      Decks decks, Middles middles, Thinking thinking, Figures figures, Blackhole hole) {
    double time = seconds * NANOS / (WARM_UPS + ROUNDS);
    play(Meter.of(share(time, 0.18), meter -> play(decks, meter)), figures);
    operations(time, new Operations(decks.game(), middles, chance, hole), figures);
    Meter load = Meter.of(share(time, 0.07), meter -> load(decks, meter, hole));
    figures.load = load.nanosEach() / 1000;
    SearchBenchmark benchmark = thinking.benchmark();
    figures.whole =
        Meter.of(share(time, 0.15), meter -> whole(benchmark, thinking, meter, hole)).each();
    figures.cut =
        Meter.of(share(time, 0.15), meter -> cut(benchmark, thinking, meter, hole)).each();
    long most = share(time, 0.22);
    long thought = Math.clamp((long) (most / MILLION), SHORT_THOUGHT, THOUGHT);
    figures.search = Meter.of(most, meter -> search(benchmark, thinking, thought, meter)).each();
  }

  private static long share(double time, double share) {
    return (long) (time * share);
  }

  private static void play(Meter plays, Figures figures) {
    figures.decisions = plays.decisionsEach();
    figures.choices = plays.choicesEach();
    figures.games = plays.each();
    figures.bytes = plays.bytesEachDecision();
  }

  private static void operations(double time, Operations operations, Figures figures) {
    Meter copy = Meter.of(share(time, 0.04), operations::copy);
    figures.copy = copy.nanosEach();
    figures.size = copy.bytesEach();
    figures.copyTo = Meter.of(share(time, 0.04), operations::copyTo).nanosEach();
    figures.table = Meter.of(share(time, 0.06), operations::table).nanosEach();
    figures.determinize = Meter.of(share(time, 0.06), operations::determinize).nanosEach();
    figures.value = Meter.of(share(time, 0.03), operations::value).nanosEach();
  }

  /// Whole random plays, from the start to the end.
  private void play(Decks decks, Meter meter) {
    for (int i = 0; i < PLAYS; i++) {
      meter.asked(RandomPlay.play(decks.start(chance), chance, Integer.MAX_VALUE));
    }
    meter.did(PLAYS);
  }

  /// Reading and understanding every card.
  private static void load(Decks decks, Meter meter, Blackhole hole) {
    hole.consume(decks.read());
    meter.did(1);
  }

  /// What is hidden is dealt anew, and the play goes on by chance to its end.
  private void whole(SearchBenchmark benchmark, Thinking thinking, Meter meter, Blackhole hole) {
    for (int i = 0; i < PLAYOUTS; i++) {
      hole.consume(benchmark.whole(thinking.next(), chance));
    }
    meter.did(PLAYOUTS);
  }

  /// What is hidden is dealt anew, and the play goes on as far as a search looks.
  private void cut(SearchBenchmark benchmark, Thinking thinking, Meter meter, Blackhole hole) {
    for (int i = 0; i < PLAYOUTS; i++) {
      hole.consume(benchmark.cut(thinking.next(), chance));
    }
    meter.did(PLAYOUTS);
  }

  /// A decision is thought over.
  private void search(SearchBenchmark benchmark, Thinking thinking, long millis, Meter meter) {
    meter.did(benchmark.search(thinking.next(), Budget.millis(millis), seed));
    seed++;
  }
}
