package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ArrangeCards;
import cardwright.cardgame.choose.Arrangement;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.resolve.Arrange;

/// Where the cards go back that a player has looked at.
@Rule({"MLP 50", "MLP B5"})
record ArrangeTop(Board board, Arrange step, Labels labels) implements ArrangeCards {
  ArrangeTop(Board board, Arrange step) {
    this(board, step, new Labels(board, step.seat()));
  }

  @Override
  public Arrangement now() {
    return step.cards();
  }

  @Override
  public int[] candidates() {
    return Interchangeable.once(board, now().left());
  }

  @Override
  public int ref(int card) {
    return board.ref(card);
  }

  @Override
  public void goOn(Arrangement then) {
    board.agenda().replace(step.with(then));
  }
}
