package cardwright.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/// What one thread did, and the CPU time and memory it took. Other work on the machine does not
/// count.
final class Meter {
  private static final double NANOS = 1e9;

  private long operations;
  private long decisions;
  private long choices;
  private long nanos;
  private long bytes;

  /// Some work of which a meter can tell how much was done.
  @FunctionalInterface
  interface Work {
    /// Does a piece of it, large enough that looking at the clock does not count.
    void piece(Meter meter);
  }

  private Meter() {}

  /// Does a piece of the work, and as many more as go into a time.
  ///
  /// @param most nanoseconds of this thread's CPU time
  static Meter of(long most, Work work) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return of(most, thread::getCurrentThreadCpuTime, thread::getCurrentThreadAllocatedBytes, work);
  }

  /// The same by other counters.
  ///
  /// @param cpuTime nanoseconds of CPU time that the thread has spent
  /// @param allocated bytes that it has allocated
  static Meter of(long most, LongSupplier cpuTime, LongSupplier allocated, Work work) {
    Meter meter = new Meter();
    long bytesBefore = allocated.getAsLong();
    long nanosBefore = cpuTime.getAsLong();
    do {
      work.piece(meter);
      meter.nanos = cpuTime.getAsLong() - nanosBefore;
    } while (meter.nanos < most);
    meter.bytes = allocated.getAsLong() - bytesBefore;
    return meter;
  }

  /// So many operations were carried out: copies, tables or plays.
  void did(int more) {
    operations += more;
  }

  /// That is what players were asked.
  void asked(RandomPlay.Asked asked) {
    decisions += asked.decisions();
    choices += asked.decisions() + asked.forced();
  }

  /// CPU time of one operation.
  double nanosEach() {
    return (double) nanos / operations;
  }

  /// Bytes allocated by one operation.
  double bytesEach() {
    return (double) bytes / operations;
  }

  /// Operations in one second of CPU time.
  double each() {
    return operations * NANOS / nanos;
  }

  /// Decisions in one second of CPU time.
  double decisionsEach() {
    return decisions * NANOS / nanos;
  }

  /// Choices in one second of CPU time, forced ones among them.
  double choicesEach() {
    return choices * NANOS / nanos;
  }

  /// Bytes allocated for one decision.
  double bytesEachDecision() {
    return (double) bytes / decisions;
  }
}
