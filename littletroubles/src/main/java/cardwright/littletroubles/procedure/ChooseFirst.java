package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;

/// Whether the winner of the draw goes first.
record ChooseFirst(Board board) implements Decision.Own {
  private static final int FIRST = 0;
  private static final int SECOND = 1;

  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public String question() {
    return "You have won the draw: do you go first?";
  }

  @Override
  public void list(MoveList options) {
    options.add(FIRST);
    options.add(SECOND);
  }

  @Override
  public String notation(int option) {
    return option == FIRST ? "go first" : "go second";
  }

  @Override
  public String meaning(int option) {
    return option == FIRST ? "Go first." : "Let your opponent go first.";
  }

  @Override
  public void make(int option, Chance chance) {
    Seat first = option == FIRST ? seat() : seat().other();
    board.agenda().pop();
    Turn.open(board, chance, first);
  }
}
