package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingArea;
import cardwright.mlpccg.resolve.PendingProblem;

/// Where a card goes, or where an instruction is carried out. The options are areas.
@Rule("MLP 69")
record ChooseArea(Board board, PendingArea now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return switch (now) {
      case PendingProblem _ -> Messages.of("question.problem");
      case PendingArea.Move _, PendingArea.Enter _, PendingArea.Play _ ->
          Messages.of("question.area");
    };
  }

  @Override
  public void list(MoveList options) {
    for (int area : now.areas(board)) {
      options.add(area);
    }
  }

  @Override
  public String notation(int option) {
    return "at " + Area.name(option, seat());
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.at", clause(Area.toReader(option, seat())));
  }

  @Override
  public void make(int option, Chance chance) {
    now.answer(board, chance, option);
  }
}
