package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Card;
import java.util.Locale;

/// How the play of a card is written and explained, in the Main Phase and in answer to a tussle.
///
/// @param you who plays it
record PlayWording(Board board, Seat you) {
  /// No other card.
  static final int NOBODY = -1;

  /// A price that is said later.
  static final Message.Argument X = word("X");

  /// A card that is paid for.
  ///
  /// @param chosen the first card that is chosen for it, or [#NOBODY]
  String notation(int card, int chosen) {
    return "play " + lower(card) + on(chosen);
  }

  /// The card that is chosen together with a play or a use.
  String on(int chosen) {
    return chosen < 0 ? "" : " on " + new Labels(board).of(chosen);
  }

  /// A number that stands for [#notation].
  long key(int card, int chosen) {
    return keyOn(board.face(card).code(), chosen);
  }

  /// A key with the card that is chosen together with a play or a use.
  long keyOn(long key, int chosen) {
    return chosen < 0 ? key : MoveKey.with(key, new Labels(board).key(chosen));
  }

  Message meaning(int card, int chosen) {
    Message.Argument price =
        board.face(card).cost() == Card.X ? X : number(Costs.of(board, card, chosen));
    return chosen < 0
        ? Messages.of("move.play", mention(card), price)
        : Messages.of("move.play-on", mention(card), mention(chosen), price);
  }

  /// A card for which another one is sleeped.
  String notationBy(int card, int price) {
    String label = new Labels(board).of(price, board.cards(Zone.PLAY, you));
    return "play " + lower(card) + " by sleeping " + label;
  }

  /// A number that stands for [#notationBy].
  long keyBy(int card, int price) {
    long label = new Labels(board).key(price, board.cards(Zone.PLAY, you));
    return MoveKey.with(board.face(card).code(), label);
  }

  Message meaningBy(int card, int price) {
    return Messages.of("move.play-by", mention(card), mention(price));
  }

  private Message.Argument mention(int card) {
    return new Labels(board).mention(card);
  }

  private String lower(int card) {
    return board.face(card).name().toLowerCase(Locale.ROOT);
  }
}
