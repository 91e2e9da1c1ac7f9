package cardwright.cardgame.effect;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Selector;
import cardwright.engine.Seat;

/// What conditions ask of a turn, read off the board in the same way in every game.
///
/// @param <B> the game's board
/// @param <C> who speaks in a text
/// @param <S> the game's selectors
public interface TurnFacts<B extends TextBoard, C extends SpeakingText, S extends Selector>
    extends Condition.Facts<B, C> {
  /// The type of the game's selectors.
  Class<S> selectors();

  /// Whether a selector means cards that were a seat's.
  boolean isMeant(B board, S which, Seat side, C context);

  @Override
  default boolean isYourTurn(B board, C context) {
    return board.active() == context.you();
  }

  @Override
  default boolean isFirstTime(B board, C context) {
    return !board
        .lasting()
        .any(each -> each instanceof SetOffText text && text.is(context.self(), context.code()));
  }

  @Override
  default boolean hasHappened(B board, Condition.Happened asked, C context) {
    return board
        .history()
        .has(
            asked,
            context.self(),
            selectors(),
            (which, side) -> isMeant(board, which, side, context));
  }
}
