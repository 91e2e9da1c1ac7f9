package cardwright.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// What one thread did in an iteration, and the CPU time and memory it took. Other work on the
/// machine does not count.
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Meter {
  private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long nanosBefore;
  private long bytesBefore;

  /// Operations carried out: copies, tables or plays.
  public long operations;

  /// Choices of two or more moves.
  public long decisions;

  /// CPU time in nanoseconds.
  public long nanos;

  /// Bytes allocated.
  public long bytes;

  /// Starts to measure.
  void start() {
    bytesBefore = thread.getCurrentThreadAllocatedBytes();
    nanosBefore = thread.getCurrentThreadCpuTime();
  }

  /// Stops measuring.
  void stop() {
    nanos += thread.getCurrentThreadCpuTime() - nanosBefore;
    bytes += thread.getCurrentThreadAllocatedBytes() - bytesBefore;
  }
}
