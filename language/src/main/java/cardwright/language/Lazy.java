package cardwright.language;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A value that is worked out when it is first asked for, and then kept.
///
/// @param <T> what it is
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<? extends T> work;
  private volatile @Nullable T known;

  /// A value that nobody has asked for yet.
  ///
  /// @param work works it out; it comes to the same however often it is asked
  public Lazy(Supplier<? extends T> work) {
    this.work = work;
  }

  @Override
  public T get() {
    T value = known;
    if (value == null) {
      value = work.get();
      known = value;
    }
    return value;
  }
}
