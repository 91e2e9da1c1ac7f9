package cardwright.littletroubles.board;

import cardwright.cardgame.effect.SpeakingText;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Which;

/// Who speaks in a text: the card that has it, who controls it, and what it has mentioned so far.
public interface TextContext extends SpeakingText {
  /// No cards.
  int[] NOBODY = {};

  /// What X is.
  default int x() {
    return 0;
  }

  /// What X was declared for the card whose play set the text off.
  default int playedX() {
    return 0;
  }

  /// The cards, with their lives, that the text has just revealed or looked at.
  default int[] among() {
    return NOBODY;
  }

  /// The cards, with their lives, that a pronoun means.
  ///
  /// @param target [Target.That], [Target.It] or [Target.Those]
  default int[] mentioned(Target<Which> target) {
    return NOBODY;
  }

  /// The context of a standing text of a card in play.
  static Still of(Board board, int card) {
    return new Still(board.ref(card), board.controller(card));
  }

  /// A standing text of a card in play.
  ///
  /// @param self the card, with its life
  record Still(int self, Seat you) implements TextContext {}

  /// The cards that a target names without a choice; nothing for one that has to be chosen or gathered.
  default int[] named(Board board, Target<Which> target) {
    int card = CardRef.card(self());
    return switch (target) {
      case Target.This<Which> _ -> new int[] {self()};
      case Target.Own<Which> own ->
          switch (OwnTarget.of(own)) {
            case OwnTarget.Holder _ ->
                one(board, board.holds(self()) ? board.heldToys().link(card) : Board.EMPTY);
            case OwnTarget.Here(Kind kind) -> one(board, here(board, card, kind));
          };
      case Target.That<Which> _, Target.It<Which> _, Target.Those<Which> _ -> mentioned(target);
      case Target.All<Which> _, Target.Choose<Which> _, Target.Random<Which> _ -> NOBODY;
    };
  }

  private static int[] one(Board board, int card) {
    return card == Board.EMPTY ? NOBODY : new int[] {board.ref(card)};
  }

  private int here(Board board, int scene, Kind kind) {
    if (!board.holds(self()) || board.zone(scene) != Zone.SCENE) {
      return Board.EMPTY;
    }
    int card = board.slot(board.side(scene), board.slot(scene));
    return card != Board.EMPTY && board.face(card).is(kind) ? card : Board.EMPTY;
  }
}
