package cardwright.server.play;

import cardwright.store.StoreUnavailable;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets one thread at a time own a play: whoever holds its lock.
final class PlayOwner {
  private static final Logger LOG = LoggerFactory.getLogger(PlayOwner.class);

  private final LiveState state;
  private final PlayLog log;
  private final ReentrantLock lock = new ReentrantLock(true);

  PlayOwner(LiveState state, PlayLog log) {
    this.state = state;
    this.log = log;
  }

  /// Does something as the owner.
  void run(Runnable deed) {
    lock.lock();
    try {
      deed.run();
    } finally {
      lock.unlock();
    }
  }

  /// Works something out as the owner.
  <T> T get(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /// Does something as the owner, when the play has begun, and catches up before where that has to be. Whatever goes wrong is put right later.
  void owned(Consumer<Progress> deed) {
    run(() ->
        state
            .progress()
            .filter(_ -> !state.isAside())
            .ifPresent(now ->
                guarded(() -> {
                  stepUp(now);
                  deed.accept(now);
                })));
  }

  /// Does something. That another server was quicker, or the store is away, is put right later.
  void guarded(Runnable deed) {
    try {
      deed.run();
    } catch (Declined declined) {
      LOG.debug("play {}: {}", state.id(), declined.getMessage());
    } catch (StoreUnavailable _) {
      state.outOfStep(true);
    } catch (RuntimeException e) {
      state.putAside(e);
    }
  }

  /// Catches up when it is not known what the store took.
  void stepUp(Progress now) {
    if (state.isOutOfStep()) {
      log.catchUp(now);
      state.outOfStep(false);
    }
  }
}
