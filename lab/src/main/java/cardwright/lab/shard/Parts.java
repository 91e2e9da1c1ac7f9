package cardwright.lab.shard;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Waits for parts of long work that run on threads of their own.
public final class Parts {
  private Parts() {}

  /// Carries parts out in their order, so many at a time, and waits for all of them.
  ///
  /// @param work what is refused where the waiting is interrupted: "the matrix"
  /// @param threads how many at a time
  /// @throws Refused when the waiting is interrupted
  static void all(List<Runnable> parts, String work, int threads) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> all = new ArrayList<>();
      parts.forEach(part -> all.add(pool.submit(part)));
      all.forEach(part -> wait(part, work, pool::shutdownNow));
    }
  }

  /// Waits for the end of a part, and hands on what came of it. What it failed by is thrown again here.
  ///
  /// @param work what is refused where the waiting is interrupted: "the experiment"
  /// @param stop ends the other parts, where this one fails or is interrupted
  /// @throws Refused when the waiting is interrupted
  public static <T> T wait(Future<T> part, String work, Runnable stop) {
    try {
      return part.get();
    } catch (InterruptedException e) {
      stop.run();
      Thread.currentThread().interrupt();
      throw new Refused(work + " was interrupted before its end", e);
    } catch (ExecutionException e) {
      stop.run();
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }
}
