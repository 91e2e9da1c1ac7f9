package cardwright.lab;

import cardwright.engine.Refused;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/// Waits for parts of long work that run on threads of their own.
final class Parts {
  private Parts() {}

  /// Waits for the end of a part. What it failed by is thrown again here.
  ///
  /// @param work what is refused where the waiting is interrupted: "the experiment"
  /// @param stop ends the other parts, where this one fails or is interrupted
  /// @throws Refused when the waiting is interrupted
  static void wait(Future<?> part, String work, Runnable stop) {
    try {
      part.get();
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
