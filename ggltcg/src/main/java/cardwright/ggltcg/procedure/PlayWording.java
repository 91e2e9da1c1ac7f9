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
import cardwright.ggltcg.vocabulary.Feature;
import java.util.Locale;

/// How the play of a card is written and explained, in the Main Phase and in answer to a tussle.
///
/// @param you who plays it
/// @param other the card that is sleeped for it, or the first one that is chosen, or [#NOBODY]
/// @param by whether the other card is sleeped
record PlayWording(Board board, Seat you, int card, int other, boolean by) {
  /// No other card.
  static final int NOBODY = -1;

  /// A price that is said later.
  static final Message.Argument X = word("X");

  String notation() {
    String play = "play " + board.face(card).name().toLowerCase(Locale.ROOT);
    Labels labels = new Labels(board);
    return by ? play + " by sleeping " + labels.of(other, yours()) : play + labels.on(other);
  }

  /// A number that stands for [#notation].
  long key() {
    long play = board.face(card).code();
    Labels labels = new Labels(board);
    return by ? MoveKey.with(play, labels.key(other, yours())) : labels.keyOn(play, other);
  }

  private long yours() {
    return board.cards(Zone.PLAY, you);
  }

  Message meaning() {
    if (by && board.face(card).has(Feature.ALSO_SLEEPS)) {
      return Messages.of("move.play-and-sleep", mention(card), mention(other), price(-1));
    }
    if (by) {
      return Messages.of("move.play-by", mention(card), mention(other));
    }
    return other < 0
        ? Messages.of("move.play", mention(card), price(other))
        : Messages.of("move.play-on", mention(card), mention(other), price(other));
  }

  private Message.Argument price(int chosen) {
    return board.face(card).cost() == Card.X ? X : number(Costs.of(board, card, chosen));
  }

  private Message.Argument mention(int each) {
    return new Labels(board).mention(each);
  }
}
