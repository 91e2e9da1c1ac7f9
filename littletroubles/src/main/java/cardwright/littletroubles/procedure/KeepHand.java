package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;

/// Whether a player keeps six of the ten cards drawn before the game, or draws ten others.
@Rule({"LT 1.2e", "LT A6"})
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
    return "mulligan";
  }

  @Override
  public Message yesMeans() {
    return Messages.of("move.keep-hand");
  }

  @Override
  public Message noMeans() {
    return Messages.of("move.mulligan");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      hand.keep(board);
    } else {
      hand.mulligan(board, chance);
    }
  }
}
