package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Copies;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Arrange;

/// Which of the cards of a deck that a player has looked at goes next to the bottom of it, or on top.
@Rule({"MLP 50", "MLP B5"})
record ArrangeCards(Board board, Arrange now, Labels labels) implements ChooseByLabel {
  ArrangeCards(Board board, Arrange now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return now.bottoming()
        ? labels.placed(Messages.of("question.to-bottom"), now.bottom())
        : labels.placed(Messages.of("question.to-top", number(now.left().length)), now.top());
  }

  @Override
  public int[] candidates() {
    return Copies.once(board, now.left());
  }

  /// No more goes to the bottom; the others go on top.
  @Override
  public boolean mayStop() {
    return now.bottoming() && now.mayTop();
  }

  @Override
  public int[] takeBacks() {
    int latest = now.latest();
    return latest == CardRef.NONE ? PickedSet.NONE : new int[] {latest};
  }

  @Override
  public String verb() {
    return now.bottoming() ? "bottom" : "top";
  }

  @Override
  public Message picking(int card) {
    return Messages.of(now.bottoming() ? "move.to-bottom" : "move.to-top", labels.mention(card));
  }

  @Override
  public Message stoppingMeans() {
    return Messages.of("move.done");
  }

  @Override
  public void pick(int card, Chance chance) {
    board.agenda().replace(now.put(board.ref(card)));
  }

  @Override
  public void takeBack(int card) {
    board.agenda().replace(now.takeBack());
  }

  @Override
  public void stop(Chance chance) {
    board.agenda().replace(now.enough());
  }
}
