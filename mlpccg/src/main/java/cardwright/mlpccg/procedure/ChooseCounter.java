package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.resolve.Wants;
import java.util.Locale;

/// Which counter of a card gets another one like it. The options are numbers of the names of its counters.
record ChooseCounter(Board board, Wanted now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public String question() {
    return "Which counter?";
  }

  @Override
  public void list(MoveList options) {
    for (int option : Wants.options(board, now)) {
      options.add(option);
    }
  }

  @Override
  public String notation(int option) {
    String name = board.counters().names(CardRef.card(now.ref()))[option];
    return name.toLowerCase(Locale.ROOT) + " counter";
  }

  @Override
  public String meaning(int option) {
    return "A " + notation(option) + ".";
  }

  @Override
  public void make(int option, Chance chance) {
    Wants.make(board, chance, now, option);
  }
}
