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
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;

/// Characters and Toys that are copies for a time.
@Rule("LT C94")
final class Copies {
  private Copies() {}

  /// Whether a card in play can become a copy of another: both are Characters or both are Toys, with the same side up.
  ///
  /// @param self the card that would be the copy, with its life, also where it has just entered play
  @Rule({"LT C94", "LT C132"})
  private static boolean canBe(Board board, int self, int other) {
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

  /// Whether the card of a text can become a copy of another: where it is about to enter play, with its front up.
  @Rule({"LT C94", "LT C145"})
  static boolean canBe(Board board, TextFrame text, int other) {
    if (!text.text().isOfEntering()) {
      return canBe(board, text.self(), other);
    }
    int card = CardRef.card(text.self());
    return board.inPlay(other)
        && board.zone(other) == Zone.MAIN
        && !board.turned(other)
        && board.card(card).front().is(Kind.CHARACTER) == board.face(other).is(Kind.CHARACTER);
  }

  /// The card of a text becomes a copy for a time, or is about to enter play as one.
  static CarriedOut turn(Board board, int[] cards, Expiry expiry, TextFrame text) {
    if (cards.length == 0 || !canBe(board, text, cards[0])) {
      return CarriedOut.NOT_DONE;
    }
    if (text.text().isOfEntering()) {
      Face front = board.face(cards[0]).printed();
      board.enterAs(
          new LastingEffect.Copied(text.self(), front, false, expiry, text.face().name()));
      return CarriedOut.DONE;
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
