package cardwright.server.play;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A few threads for computer players and hints, so that thinking never holds up moving.
final class Thinking implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);
  private static final int HINTS = 16;

  private final ThreadPoolExecutor moves =
      pool("thinking", Runtime.getRuntime().availableProcessors(), Integer.MAX_VALUE);
  private final ThreadPoolExecutor hints = pool("hints", 1, HINTS);

  private static ThreadPoolExecutor pool(String name, int threads, int waiting) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        1,
        TimeUnit.MINUTES,
        waiting == Integer.MAX_VALUE
            ? new LinkedBlockingQueue<>()
            : new ArrayBlockingQueue<>(waiting),
        Thread.ofPlatform().name(name, 0).daemon().factory());
  }

  /// Thinks when its turn comes.
  void later(Runnable thought) {
    try {
      moves.execute(() -> {
        try {
          thought.run();
        } catch (RuntimeException e) {
          LOG.error("a computer player failed", e);
        }
      });
    } catch (RejectedExecutionException _) {
      // The server closes; it is thought about after the restart.
    }
  }

  /// Thinks and waits for it.
  ///
  /// @throws Declined when too many wait already
  <T> T now(Supplier<T> thought) {
    try {
      return CompletableFuture.supplyAsync(thought, hints).join();
    } catch (RejectedExecutionException _) {
      throw new Declined("too-fast", "too many ask for hints now; try again in a moment");
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  int busy() {
    return moves.getActiveCount() + moves.getQueue().size();
  }

  @Override
  public void close() {
    moves.shutdownNow();
    hints.shutdownNow();
  }
}
