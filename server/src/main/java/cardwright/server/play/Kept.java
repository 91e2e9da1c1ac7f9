package cardwright.server.play;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What was worked out once and never changes, for the things that were asked for last.
///
/// @param <T> what is kept of each
public final class Kept<T> {
  private final int most;
  private final Map<String, T> values = new LinkedHashMap<>(16, 0.75f, true);
  private final ReentrantLock lock = new ReentrantLock();

  /// @param most of how many things it is kept
  public Kept(int most) {
    this.most = most;
  }

  /// What is kept, or is worked out now; two who ask at once may both work it out.
  public T of(String key, Supplier<T> work) {
    @Nullable T known = find(key);
    if (known != null) {
      return known;
    }
    T found = work.get();
    lock.lock();
    try {
      values.put(key, found);
      Iterator<String> oldest = values.keySet().iterator();
      while (values.size() > most) {
        oldest.next();
        oldest.remove();
      }
    } finally {
      lock.unlock();
    }
    return found;
  }

  /// What is kept, without working anything out.
  public Optional<T> known(String key) {
    return Optional.ofNullable(find(key));
  }

  private @Nullable T find(String key) {
    lock.lock();
    try {
      return values.get(key);
    } finally {
      lock.unlock();
    }
  }
}
