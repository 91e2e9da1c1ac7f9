package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Whether a player keeps the first hand, or draws another one.
@Rule({"MLP 7", "MLP B4"})
record KeepHand(Board board, OpeningHand hand) implements YesNo {
  @Override
  public Seat seat() {
    return hand.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.keep-hand");
  }

  @Override
  public String yes() {
    return "keep";
  }

  @Override
  public String no() {
    return "redraw";
  }

  @Override
  public Message yesMeans() {
    return Messages.of("move.keep-hand");
  }

  @Override
  public Message noMeans() {
    return Messages.of("move.redraw");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      Opening.keep(board, seat());
    } else {
      Opening.redraw(board, seat(), chance);
    }
  }
}
