package cardwright.bench;

import cardwright.engine.View;
import cardwright.players.Pace;
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
  private @Nullable Pace pace;
  private int next;

  /// Gets ready to think.
  @Setup
  public void begin(Decks decks, Middles middles) {
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    List<View> views = middles.all().stream().map(middle -> new View(middle.position())).toList();
    pace = new Pace(decks.game(), views, thread::getCurrentThreadCpuTime);
  }

  /// What there is to measure.
  Pace pace() {
    return Objects.requireNonNull(pace);
  }

  /// The number of the next decision.
  int next() {
    next = (next + 1) % pace().decisions();
    return next;
  }
}
