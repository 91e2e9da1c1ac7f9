package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Kind;

/// Characters and Toys that are copies for a time.
@Rule("LT C94")
final class Copies {
  private Copies() {}

  /// Whether a card in play can become a copy of another: both are Characters or both are Toys, with the same side up.
  ///
  /// @param self the card that would be the copy, with its life, also where it has just entered play
  @Rule({"LT C94", "LT C132"})
  static boolean canBe(Board board, int self, int other) {
    int card = CardRef.card(self);
    return Selection.follows(board, self)
        && card != other
        && board.inPlay(card)
        && board.inPlay(other)
        && board.zone(card) == Zone.MAIN
        && board.zone(other) == Zone.MAIN
        && board.turned(card) == board.turned(other)
        && board.face(card).is(Kind.CHARACTER) == board.face(other).is(Kind.CHARACTER);
  }

  /// The card of a text becomes a copy for a time.
  static CarriedOut turn(Board board, int[] cards, Expiry expiry, TextFrame text) {
    if (cards.length == 0 || !canBe(board, text.self(), cards[0])) {
      return CarriedOut.NOT_DONE;
    }
    int self = CardRef.card(text.self());
    Message.Argument.Card before = board.told(self);
    board
        .lasting()
        .add(
            new LastingEffect.Copied(
                board.ref(self),
                board.face(cards[0]).printed(),
                board.turned(self),
                expiry,
                text.face().name()));
    if (board.heard()) {
      board.tell(new SharedLogEvent.BecameCopy(before, board.told(self)));
    }
    return CarriedOut.DONE;
  }
}
