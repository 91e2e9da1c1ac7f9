package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.ReactionWindows;
import cardwright.mlpccg.resolve.Reactions;

/// With what a player answers what has just happened, if with anything.
@Rule({"MLP 63", "MLP 64", "MLP B8"})
record React(Board board, Reactions window, StartOptions offers) implements StartOrPass {
  React(Board board, Reactions window) {
    this(
        board,
        window,
        new StartOptions(board, window.seat(), ReactionWindows.offers(board, window)));
  }

  @Override
  public Message question() {
    return ReactionPrompt.before(board, offers.labels(), window, Messages.of("question.react"));
  }

  @Override
  public Message passMeans() {
    return Messages.of("move.no-reaction");
  }

  @Override
  public void pass(Chance chance) {
    window.pass(board);
  }

  @Override
  public void start(int offer, Chance chance) {
    ReactionWindows.react(board, chance, window, offers.get(offer));
  }
}
