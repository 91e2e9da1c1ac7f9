package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Reactions;

/// With what a player answers what has just happened, if with anything. The options are offers.
@Rule({"MLP 63", "MLP 64", "MLP B8"})
final class React implements Decision.Own {
  private final Board board;
  private final Reactions window;
  private final Labels labels;
  private final StartOptions offers;

  React(Board board, Reactions window) {
    this.board = board;
    this.window = window;
    this.labels = new Labels(board, window.seat());
    this.offers = new StartOptions(board, window.seat(), labels, window.offers(board));
  }

  @Override
  public Seat seat() {
    return window.seat();
  }

  @Override
  public Message question() {
    return Happened.before(board, labels, window, Messages.of("question.react"));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    offers.list(options);
  }

  @Override
  public String notation(int option) {
    return option == PASS ? "pass" : offers.notation(option);
  }

  @Override
  public Message meaning(int option) {
    return option == PASS ? Messages.of("move.no-reaction") : offers.meaning(option);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      window.pass(board);
    } else {
      window.react(board, chance, offers.get(option));
    }
  }
}
