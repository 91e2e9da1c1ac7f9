package cardwright.cardgame.event;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;

/// What a game knows of its events, so that [EventPipe] can let them happen.
///
/// @param <B> the game's board
/// @param <E> the game's events
public interface EventRules<B, E> {
  /// Tells a text that asked for events what came of them: [cardwright.cardgame.run.Frame#report].
  ///
  /// @param caller the address of the text, or [cardwright.cardgame.run.Frame#NO_CALLER]
  void report(B board, int caller, CarriedOut came);

  /// Whether something forbids that this happens. Where things are forbidden only when they are applied, nothing is here.
  default boolean isForbidden(B board, E event) {
    return false;
  }

  /// Whether a text waits for any of these, to take its place or to be added to it. Where no text does, one test of a mask has to tell.
  boolean isAwaited(B board, E[] events);

  /// Puts the step on the agenda that lets texts step in, and then applies what is left.
  ///
  /// @param moment what is about to happen, and who asked for it
  /// @return [CarriedOut#PENDING], as the step tells the text that asked; [CarriedOut#NOT_DONE] where it is known already that not all of it can happen
  CarriedOut await(B board, PendingEvents<E> moment);

  /// Applies events in one moment: they change the board and are announced, and the texts that they set off wait.
  ///
  /// @return whether all of them happened
  boolean apply(B board, Chance chance, E[] events);
}
