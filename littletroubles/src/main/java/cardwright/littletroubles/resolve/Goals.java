package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;

/// Goals: their Tasks are counted as things happen.
@Rule({"LT 5.6a", "LT 5.6b", "LT B73", "LT C48"})
public final class Goals {
  private Goals() {}

  /// Counts something that has happened for every Task that it fits.
  static void count(Board board, GameEvent event) {
    if ((board.derived().triggers() & event.kind().bit()) == 0) {
      return;
    }
    for (int seat = 0; seat < 2; seat++) {
      int goal = board.slot(Seat.of(seat), Board.GOAL);
      if (goal != Board.EMPTY && isCounted(event, board, goal)) {
        count(board, goal, Seat.of(seat), event);
      }
    }
  }

  /// The playing of the Goal itself does not count for it.
  private static boolean isCounted(GameEvent event, Board board, int goal) {
    boolean ownEntry =
        event instanceof GameEvent.Arrival arrival && CardRef.card(arrival.ref()) == goal;
    return !ownEntry && board.face(goal).tasks().length > 0;
  }

  private static void count(Board board, int goal, Seat seat, GameEvent event) {
    Ability.Task[] tasks = board.face(goal).tasks();
    TextContext context = new TextContext.Still(board.ref(goal), seat);
    for (int task = 0; task < tasks.length; task++) {
      int done = board.task(goal, task);
      if (done < tasks[task].times()
          && Matches.fits(board, tasks[task].trigger(), event, context)) {
        board.setTask(goal, task, done + 1);
        if (board.heard()) {
          board.tell(new PublicEvent.TaskDone(seat, board.told(goal), task + 1));
        }
      }
    }
  }

  /// The Goal of a seat whose Tasks are all done, or [Board#EMPTY].
  @Rule({"LT B72", "LT C49"})
  public static int fulfilled(Board board, Seat seat) {
    int goal = board.slot(seat, Board.GOAL);
    if (goal == Board.EMPTY || board.face(goal).tasks().length == 0) {
      return Board.EMPTY;
    }
    Ability.Task[] tasks = board.face(goal).tasks();
    for (int task = 0; task < tasks.length; task++) {
      if (board.task(goal, task) < tasks[task].times()) {
        return Board.EMPTY;
      }
    }
    return goal;
  }
}
