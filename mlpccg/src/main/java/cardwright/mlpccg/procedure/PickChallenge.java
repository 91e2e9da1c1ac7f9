package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which Troublemaker the turn player challenges, or what he starts in the Challenge Step instead, if anything.
@Rule({"MLP 20", "MLP 21", "MLP B19"})
record PickChallenge(Board board, StartOptions offers) implements StartOrDo {
  PickChallenge(Board board) {
    this(board, StartOptions.of(board, board.active()));
  }

  @Override
  public Message question() {
    return Messages.of("question.phase", clause(board.stage().title()));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    for (int card : ChallengeTroublemaker.those(board, seat())) {
      options.add(TurnOption.of(TurnOption.Action.CHALLENGE, card, 0));
    }
    offers.list(options);
  }

  @Override
  public Message passMeans() {
    return Messages.of("move.end-troublemakers");
  }

  @Override
  public void pass(Chance chance) {
    board.agenda().replace(Phase.END_TROUBLEMAKERS);
  }
}
