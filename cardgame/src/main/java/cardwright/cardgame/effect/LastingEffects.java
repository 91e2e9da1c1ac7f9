package cardwright.cardgame.effect;

import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// The changes of a position that texts have made and that last, the oldest first.
///
/// @param <E> the changes that a game knows
public final class LastingEffects<E extends LastingChange> {
  private final E[] none;
  private final SharedList<E> effects;
  private final IntPredicate holds;
  private final Changed changed;

  /// Hears that effects began or ended.
  @FunctionalInterface
  public interface Changed {
    /// Something has begun or ended.
    ///
    /// @param figures whether figures of cards may rest on it
    void changed(boolean figures);
  }

  /// No effects.
  ///
  /// @param none an array without elements
  /// @param holds whether a reference to a card still means the object that it was made for
  /// @param changed hears of each change
  public LastingEffects(E[] none, IntPredicate holds, Changed changed) {
    this.none = none;
    this.effects = new SharedList<>(none);
    this.holds = holds;
    this.changed = changed;
  }

  /// All of them, the oldest first. Not to be written to.
  public E[] all() {
    return effects.all();
  }

  /// Whether there are none.
  public boolean isEmpty() {
    return effects.size() == 0;
  }

  /// Whether one of them is such an effect.
  public boolean any(Predicate<? super E> wanted) {
    for (E each : effects.all()) {
      if (wanted.test(each)) {
        return true;
      }
    }
    return false;
  }

  /// Begins an effect.
  public void add(E effect) {
    effects.add(effect);
    changed.changed(effect.isOfFigures());
  }

  /// Puts an effect in the place of another.
  ///
  /// @param index of the other one in [#all]
  public void set(int index, E effect) {
    boolean figures = effect.isOfFigures() || effects.get(index).isOfFigures();
    effects.set(index, effect);
    changed.changed(figures);
  }

  /// Ends one effect, and none that is like it.
  // An equal effect of another moment goes on.
  @SuppressWarnings("ReferenceEquality")
  public void end(E one) {
    end(each -> each == one);
  }

  /// Ends effects.
  ///
  /// @param over tells which
  /// @return those that were ended, the oldest first
  public E[] end(Predicate<? super E> over) {
    E[] before = effects.all();
    if (!effects.removeIf(over)) {
      return none;
    }
    E[] ended = Arrays.copyOf(before, before.length);
    int count = 0;
    boolean figures = false;
    for (E each : before) {
      if (over.test(each)) {
        ended[count++] = each;
        figures |= each.isOfFigures();
      }
    }
    changed.changed(figures);
    return Arrays.copyOf(ended, count);
  }

  /// A card has become a new object: what was changed on it is over. Whoever moves a card knows that figures change.
  public void forgetGone() {
    if (effects.size() > 0) {
      effects.removeIf(each -> !each.stands(holds));
    }
  }

  /// Makes the effects of another position equal to these.
  public void copyTo(LastingEffects<E> twin) {
    effects.copyTo(twin.effects);
  }

  /// Writes all of them.
  public void write(Fingerprint out) {
    effects.write(out, LastingChange::write);
  }
}
