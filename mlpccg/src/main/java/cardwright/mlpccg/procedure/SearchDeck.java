package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingSearch;

/// Which card a player finds in the deck that is searched, if any.
@Rule("MLP Q41")
record SearchDeck(Board board, PendingSearch now, Labels labels) implements ChooseByLabel {
  SearchDeck(Board board, PendingSearch now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return Messages.of("question.search");
  }

  @Override
  public int[] candidates() {
    return Interchangeable.once(board, now.cards(board));
  }

  @Override
  public boolean mayStop() {
    return true;
  }

  @Override
  public String verb() {
    return "take";
  }

  @Override
  public String stopping() {
    return "find nothing";
  }

  @Override
  public Message stoppingMeans() {
    return Messages.of("move.find-nothing");
  }

  @Override
  public void pick(int card, Chance chance) {
    now.find(board, chance, board.ref(card));
  }

  @Override
  public void stop(Chance chance) {
    now.findNothing(board);
  }
}
