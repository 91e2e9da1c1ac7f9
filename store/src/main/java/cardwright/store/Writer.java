package cardwright.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Writes whatever waits together in one transaction, so that many writers share one commit.
final class Writer implements AutoCloseable {
  private static final int MOST = 256;

  private final Jdbi jdbi;
  private final BlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closing;

  /// Something to write.
  private record Job<T>(Function<Handle, T> deed, CompletableFuture<T> done) {
    /// Does it in an open transaction, and says how to tell that it is committed.
    Runnable in(Handle handle) {
      T result = deed.apply(handle);
      return () -> done.complete(result);
    }

    void alone(Jdbi jdbi) {
      try {
        done.complete(jdbi.inTransaction(deed::apply));
      } catch (RuntimeException e) {
        done.completeExceptionally(e);
      }
    }
  }

  Writer(Jdbi jdbi) {
    this.jdbi = jdbi;
    this.thread = Thread.ofPlatform().name("store-writer").daemon().start(this::run);
  }

  /// Writes and waits until it is committed.
  ///
  /// @param deed may be done twice, when what it shared a transaction with fails
  /// @throws StoreAway when the store cannot be reached
  <T> T write(Function<Handle, T> deed) {
    Job<T> job = new Job<>(deed, new CompletableFuture<>());
    if (closing) {
      throw new StoreUnavailable(new IllegalStateException("the store is closed"));
    }
    waiting.add(job);
    try {
      return job.done().join();
    } catch (CompletionException e) {
      throw StoreFailures.of(e.getCause() == null ? e : e.getCause());
    }
  }

  private void run() {
    try {
      while (!closing || !waiting.isEmpty()) {
        List<Job<?>> jobs = new ArrayList<>();
        jobs.add(waiting.take());
        waiting.drainTo(jobs, MOST - 1);
        together(jobs);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    waiting.forEach(
        job -> job.done().completeExceptionally(new IllegalStateException("the store is closed")));
  }

  private void together(List<Job<?>> jobs) {
    List<Runnable> committed = new ArrayList<>();
    try {
      jdbi.useTransaction(handle -> jobs.forEach(job -> committed.add(job.in(handle))));
    } catch (RuntimeException e) {
      if (jobs.size() == 1) {
        jobs.getFirst().done().completeExceptionally(e);
      } else {
        // One of them was wrong, or the store went away: each for itself tells which.
        jobs.forEach(job -> job.alone(jdbi));
      }
      return;
    }
    committed.forEach(Runnable::run);
  }

  /// Writes what waits, and then no more.
  @Override
  public void close() {
    closing = true;
    waiting.add(new Job<>(handle -> true, new CompletableFuture<>()));
    try {
      thread.join(10_000);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
