package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingCard;
import java.util.Arrays;

/// Beneath or onto which card another one goes, which one it faces, or which of several flipped cards counts.
record ChooseCard(Board board, PendingCard now, Labels labels) implements ChooseByLabel {
  ChooseCard(Board board, PendingCard now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return switch (now) {
      case PendingCard.Host _, PendingCard.PlayOn _ -> Messages.of("question.host");
      case PendingCard.Facing _ -> Messages.of("question.facing");
      case PendingCard.KeepFlip _ -> Messages.of("question.keep-flip");
    };
  }

  @Override
  public int[] candidates() {
    int[] refs = now.cards(board);
    return switch (now) {
      case PendingCard.Host _, PendingCard.PlayOn _, PendingCard.Facing _ ->
          Arrays.stream(refs).map(CardRef::card).toArray();
      case PendingCard.KeepFlip _ -> Interchangeable.once(board, refs);
    };
  }

  @Override
  public void pick(int card, Chance chance) {
    now.answer(board, chance, board.ref(card));
  }
}
