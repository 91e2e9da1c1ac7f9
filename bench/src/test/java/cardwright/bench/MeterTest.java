package cardwright.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// What a meter counts, and when it ends.
final class MeterTest {
  private static final long TEN_MILLIS = 10_000_000;

  @Test
  void work_goes_on_until_the_cpu_time_is_spent() {
    AtomicLong spent = new AtomicLong(1_000);
    AtomicLong allocated = new AtomicLong(500);

    Meter meter =
        Meter.of(
            35,
            spent::get,
            allocated::get,
            work -> {
              spent.addAndGet(10);
              allocated.addAndGet(64);
              work.did(2);
              work.asked(new RandomPlay.Asked(4, 1));
            });

    assertThat(meter.nanosEach()).isEqualTo(5);
    assertThat(meter.bytesEach()).isEqualTo(32);
    assertThat(meter.each()).isEqualTo(2e8);
    assertThat(meter.decisionsEach()).isEqualTo(4e8);
    assertThat(meter.choicesEach()).isEqualTo(5e8);
    assertThat(meter.bytesEachDecision()).isEqualTo(16);
  }

  @Test
  void a_piece_is_done_even_when_there_is_no_time() {
    Meter meter = Meter.of(0, () -> 0, () -> 0, work -> work.did(7));

    assertThat(meter.nanosEach()).isZero();
  }

  @Test
  void the_cpu_time_of_another_thread_does_not_count() {
    AtomicLong other = new AtomicLong();

    Meter meter =
        Meter.of(
            1,
            work -> {
              other.addAndGet(workElsewhere());
              work.did(1);
            });

    assertThat(meter.nanosEach()).isPositive().isLessThan((double) other.get());
  }

  /// Has another thread work, and waits for it; answers the CPU time that it took.
  private static long workElsewhere() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    AtomicLong took = new AtomicLong();
    Thread thread =
        new Thread(() -> {
          while (took.get() < TEN_MILLIS) {
            took.set(threads.getCurrentThreadCpuTime());
          }
        });
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return took.get();
  }
}
