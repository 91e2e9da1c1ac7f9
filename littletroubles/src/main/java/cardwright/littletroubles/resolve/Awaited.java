package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.What;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// What sets an optional text off counts as done when the text is judged.
///
/// @param board the table before it
/// @param passage the text
/// @param change what sets it off
@Rule("LT C11")
record Awaited(Board board, Passage passage, Change change) {
  /// Whether what sets the text off turns a card so that the text can turn it back.
  boolean turnsBack(Effect.OnCards effect, int ref) {
    return change.ref() == ref
        && ((effect instanceof Effect.Restore && change.what() == What.REGRESS)
            || (effect instanceof Effect.Regress && change.what() == What.RESTORE));
  }

  /// Whether what sets the text off takes a card from where it could be chosen.
  boolean spoils(Effect.OnCards effect, Which which, int card) {
    if (change.ref() != board.ref(card)) {
      return false;
    }
    return switch (change.what()) {
      case TO_TIMEOUT, TO_HAND, TO_DECK, DISCARD -> true;
      case REGRESS -> effect instanceof Effect.Regress || which.side() == Side.ADULT;
      case RESTORE -> effect instanceof Effect.Restore || which.side() == Side.REGRESSED;
      default -> false;
    };
  }

  /// Whether the card of an event can be chosen as soon as the event has happened.
  boolean bringsIn(Effect.OnCards effect, Which which) {
    if (change.ref() == CardRef.NONE) {
      return false;
    }
    int card = CardRef.card(change.ref());
    boolean turns = turnsBack(effect, change.ref());
    boolean comes =
        which.place() == Place.PLAY
            ? change.what() == What.ENTER || change.what() == What.PLAY
            : which.place() == Place.TIMEOUT && change.what() == What.TO_TIMEOUT;
    boolean whose =
        which.whose() == Who.ANYONE
            || (board.controller(card) == passage.you()) == (which.whose() == Who.YOU);
    boolean sort = which.kind().isEmpty() || board.card(card).front().is(which.kind().get());
    boolean other = which.other() && change.ref() == passage.self();
    boolean able = turns || (comes && !(effect instanceof Effect.Restore));
    return able && whose && sort && !other;
  }
}
