package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.resolve.Wants;

/// Where a card goes, or where an instruction is carried out. The options are areas.
@Rule("MLP 69")
record ChooseArea(Board board, Wanted now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public String question() {
    return now.what() == Wanted.What.PLACE ? "At which Problem?" : "Where does it go?";
  }

  @Override
  public void list(MoveList options) {
    for (int area : Wants.options(board, now)) {
      options.add(area);
    }
  }

  @Override
  public String notation(int option) {
    return "at " + Area.name(option, seat());
  }

  @Override
  public String meaning(int option) {
    return "At " + Area.toReader(option, seat()) + ".";
  }

  @Override
  public void make(int option, Chance chance) {
    Wants.make(board, chance, now, option);
  }
}
