package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.message.Messages;

/// Which flipped card a player puts on the bottom of the deck next.
@Rule({"MLP 48", "MLP B5"})
record OrderFlipped(Board board, ReturnFlipped now, Labels labels) implements ChooseByLabel {
  OrderFlipped(Board board, ReturnFlipped now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return labels.placed(Messages.of("question.bottom-flip"), now.order());
  }

  @Override
  public int[] candidates() {
    return Interchangeable.once(board, FlippedCards.left(board, now));
  }

  /// The one that went there last.
  @Override
  public int[] takeBacks() {
    int[] order = now.order();
    return order.length == 0 ? PickedSet.NONE : new int[] {order[order.length - 1]};
  }

  @Override
  public String verb() {
    return "bottom";
  }

  @Override
  public Message picking(int card) {
    return Meanings.toBottom(labels.mention(card));
  }

  @Override
  public void pick(int card, Chance chance) {
    board.agenda().replace(FlippedCards.with(now, board.ref(card)));
  }

  @Override
  public void takeBack(int card) {
    board.agenda().replace(FlippedCards.takeBack(now));
  }
}
