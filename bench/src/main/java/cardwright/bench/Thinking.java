package cardwright.bench;

import cardwright.engine.View;
import cardwright.players.SearchBenchmark;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Decisions from the middle of random plays, to be thought about by the CPU time of the thread.
@State(Scope.Thread)
public class Thinking {
  private @Nullable SearchBenchmark benchmark;
  private int next;

  /// Gets ready to think.
  @Setup
  public void begin(Decks decks, Middles middles) {
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    List<View> views = middles.all().stream().map(middle -> new View(middle.position())).toList();
    benchmark = new SearchBenchmark(decks.game(), views, thread::getCurrentThreadCpuTime);
  }

  /// What there is to measure.
  SearchBenchmark benchmark() {
    return Objects.requireNonNull(benchmark);
  }

  /// The number of the next decision.
  int next() {
    next = (next + 1) % benchmark().decisions();
    return next;
  }
}
