package cardwright.cardgame.event;

import java.util.Arrays;

/// Events that are about to happen in one moment, and who asked for them: what a gate lets texts change. Immutable.
///
/// @param events not to be written to
/// @param full whether they are all that was asked for, and no text has taken the place of any so far
/// @param caller the address of the text that asked for them, or [cardwright.cardgame.run.Frame#NO_CALLER]
/// @param <E> the game's events
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PendingEvents<E>(E[] events, boolean full, int caller) {
  /// Without one of them: a text takes its place.
  ///
  /// @param index from 0 to `events().length - 1`
  public PendingEvents<E> without(int index) {
    E[] left = Arrays.copyOf(events, events.length - 1);
    System.arraycopy(events, index + 1, left, index, left.length - index);
    return leaving(left);
  }

  /// What is left of them where texts have taken the place of others.
  public PendingEvents<E> leaving(E[] left) {
    return new PendingEvents<>(left, false, caller);
  }
}
