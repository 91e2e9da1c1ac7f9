package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;

/// Whether a player keeps six of the ten cards drawn before the game, or draws ten others.
@Rule({"LT 1.2e", "LT A6"})
record KeepHand(Board board, OpeningHand hand) implements Decision.Own {
  private static final int KEEP = 0;
  private static final int MULLIGAN = 1;

  @Override
  public Seat seat() {
    return hand.seat();
  }

  @Override
  public String question() {
    return "Do you keep six of these ten cards?";
  }

  @Override
  public void list(MoveList options) {
    options.add(KEEP);
    options.add(MULLIGAN);
  }

  @Override
  public String notation(int option) {
    return option == KEEP ? "keep" : "mulligan";
  }

  @Override
  public String meaning(int option) {
    return option == KEEP
        ? "Keep six of these ten cards."
        : "Shuffle them back and draw ten others.";
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == KEEP) {
      hand.keep(board);
    } else {
      hand.mulligan(board, chance);
    }
  }
}
