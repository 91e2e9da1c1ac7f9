package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.ArrangeCards;
import cardwright.cardgame.choose.Arrangement;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.CardBoard;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.resolve.PutBack;

/// Where the cards go back that a player has looked at.
@Rule("LT C140")
record ArrangeTop(Board board, PutBack step, Labels labels) implements ArrangeCards {
  ArrangeTop(Board board, PutBack step) {
    this(board, step, new Labels(board, step.seat()));
  }

  @Override
  public Arrangement now() {
    return step.cards();
  }

  @Override
  public int[] candidates() {
    return PickedSet.once(
        CardBoard.cards(now().left(), board::holds),
        PrivateCards.interchangeable(board, step.seat()));
  }

  @Override
  public int ref(int card) {
    return board.ref(card);
  }

  @Override
  public void goOn(Arrangement then) {
    step.goOn(board, then);
  }
}
