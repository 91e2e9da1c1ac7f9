package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;

/// Whether a player keeps the first hand, or draws another one.
@Rule({"MLP 7", "MLP B4"})
record KeepHand(Board board, OpeningHand hand) implements Decision.Own {
  private static final int KEEP = 0;
  private static final int REDRAW = 1;

  @Override
  public Seat seat() {
    return hand.seat();
  }

  @Override
  public String question() {
    return "Do you keep this hand?";
  }

  @Override
  public void list(MoveList options) {
    options.add(KEEP);
    options.add(REDRAW);
  }

  @Override
  public String notation(int option) {
    return option == KEEP ? "keep" : "redraw";
  }

  @Override
  public String meaning(int option) {
    return option == KEEP ? "Keep this hand." : "Shuffle this hand back and draw six new cards.";
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == KEEP) {
      Opening.keep(board, seat());
    } else {
      Opening.redraw(board, seat(), chance);
    }
  }
}
