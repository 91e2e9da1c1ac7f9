package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/// A list in a position that changes seldom. Copies of the position share its array: it is replaced by every change and never written to.
///
/// @param <T> immutable elements
public final class SharedList<T> {
  private final T[] none;
  private T[] all;

  /// An empty list.
  ///
  /// @param none an array without elements
  public SharedList(T[] none) {
    this.none = none;
    this.all = none;
  }

  /// All elements, the oldest first. Not to be written to.
  public T[] all() {
    return all;
  }

  /// How many elements there are.
  public int size() {
    return all.length;
  }

  /// An element.
  ///
  /// @param index from 0 to `size() - 1`
  public T get(int index) {
    return all[index];
  }

  /// Puts an element behind all others.
  public void add(T one) {
    T[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = one;
    all = more;
  }

  /// Puts an element in the place of another.
  ///
  /// @param index from 0 to `size() - 1`
  public void set(int index, T one) {
    T[] changed = all.clone();
    changed[index] = one;
    all = changed;
  }

  /// Takes an element out.
  ///
  /// @param index from 0 to `size() - 1`
  public T take(int index) {
    T taken = all[index];
    if (all.length == 1) {
      all = none;
    } else {
      T[] left = Arrays.copyOf(all, all.length - 1);
      System.arraycopy(all, index + 1, left, index, left.length - index);
      all = left;
    }
    return taken;
  }

  /// Takes all elements out.
  ///
  /// @return what they were; not to be written to
  public T[] clear() {
    T[] taken = all;
    all = none;
    return taken;
  }

  /// Takes those elements out for which something holds.
  ///
  /// @return whether there were any
  public boolean removeIf(Predicate<? super T> gone) {
    int first = 0;
    while (first < all.length && !gone.test(all[first])) {
      first++;
    }
    if (first == all.length) {
      return false;
    }
    T[] kept = Arrays.copyOf(all, all.length - 1);
    int count = first;
    for (int i = first + 1; i < all.length; i++) {
      if (!gone.test(all[i])) {
        kept[count++] = all[i];
      }
    }
    all = count == 0 ? none : Arrays.copyOf(kept, count);
    return true;
  }

  /// Makes another list equal to this one.
  public void copyTo(SharedList<T> twin) {
    twin.all = all;
  }

  /// Writes how many elements there are, and each of them.
  ///
  /// @param each writes an element
  public void write(Fingerprint out, BiConsumer<? super T, Fingerprint> each) {
    out.add(all.length);
    for (T one : all) {
      each.accept(one, out);
    }
  }
}
