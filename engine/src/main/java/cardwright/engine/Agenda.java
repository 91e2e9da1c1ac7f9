package cardwright.engine;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is still to be done, as a stack: the step on top comes next.
///
/// Steps are immutable, so copies share them.
///
/// @param <S> the steps of the game
public final class Agenda<S extends Step> {
  private @Nullable Step[] steps = new @Nullable Step[6];
  private int size;
  // What was carried out in this turn. It is written only when the limit comes near: far from it,
  // positions that differ in nothing else are the same.
  private int carriedOut;

  /// Puts a step on top.
  public void push(S step) {
    if (size == steps.length) {
      grow();
    }
    steps[size++] = step;
  }

  private void grow() {
    steps = Arrays.copyOf(steps, size * 2);
  }

  /// The step on top, which stays.
  public S top() {
    return get(size - 1);
  }

  /// A step, from the bottom.
  ///
  /// @param index from 0 to `size() - 1`
  // Only steps of the game are ever put there.
  @SuppressWarnings("unchecked")
  public S get(int index) {
    return (S) Objects.requireNonNull(steps[index]);
  }

  /// Puts a step in the place of another.
  ///
  /// @param index from 0, the bottom, to `size() - 1`
  public void set(int index, S step) {
    steps[index] = step;
  }

  /// Takes the step on top away.
  public void pop() {
    steps[--size] = null;
  }

  /// Puts a step in the place of the one on top.
  public void replace(S step) {
    steps[size - 1] = step;
  }

  /// How many steps wait.
  public int size() {
    return size;
  }

  /// Counts an instruction of a text that is about to be carried out.
  ///
  /// @return whether a turn may carry out as many as there were since [#beginTurn]
  public boolean mayCarryOut() {
    return ++carriedOut <= TextLimits.TURN_INSTRUCTIONS;
  }

  /// What is carried out is counted anew: a turn begins.
  public void beginTurn() {
    carriedOut = 0;
  }

  /// Takes everything away: the play has ended.
  public void clear() {
    Arrays.fill(steps, 0, size, null);
    size = 0;
  }

  /// Makes the other agenda equal to this one.
  public void copyTo(Agenda<S> twin) {
    if (twin.steps.length < size) {
      twin.steps = new @Nullable Step[steps.length];
    }
    System.arraycopy(steps, 0, twin.steps, 0, size);
    if (twin.size > size) {
      Arrays.fill(twin.steps, size, twin.size, null);
    }
    twin.size = size;
    twin.carriedOut = carriedOut;
  }

  /// Writes every step from the bottom to the top.
  public void write(Fingerprint out) {
    out.add(size);
    for (int i = 0; i < size; i++) {
      Objects.requireNonNull(steps[i]).write(out);
    }
    if (carriedOut > TextLimits.TURN_INSTRUCTIONS / 2) {
      out.add(carriedOut);
    }
  }
}
