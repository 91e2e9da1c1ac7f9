package cardwright.littletroubles.procedure;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Resolution;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.resolve.Goals;
import cardwright.littletroubles.resolve.ScheduledEvents;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.vocabulary.Face;

/// The end of a resolution: Goals that are fulfilled give their Reward and go to Timeout, and then it is asked who has won.
@Rule({"LT 5.6a", "LT 5.6c", "LT B39", "LT B72", "LT C49"})
final class Rewards {
  private Rewards() {}

  /// Goes on with it.
  ///
  /// @param whole whether abilities that have happened may happen again from now on
  static boolean goOn(Board board, boolean whole) {
    if (!reward(board, board.active()) && !reward(board, board.active().other())) {
      board.agenda().pop();
      if (whole) {
        board.setResolution(Resolution.NEW);
      }
      Winning.check(board);
    }
    return true;
  }

  private static boolean reward(Board board, Seat seat) {
    int goal = Goals.fulfilled(board, seat);
    if (goal == Board.EMPTY) {
      return false;
    }
    Face face = board.face(goal);
    int ref = board.ref(goal);
    if (board.heard()) {
      board.tell(new PublicEvent.GoalCompleted(seat, board.told(goal)));
    }
    // Whatever keeps it there, a Goal is rewarded once.
    for (int task = 0; task < face.tasks().length; task++) {
      board.setTask(goal, task, 0);
    }
    GameEvent gone = new GameEvent.ToTimeout(ref, seat);
    GameEvent completed = new GameEvent.CompleteGoal(seat);
    board.agenda().push(new ScheduledEvents(new GameEvent[] {gone, completed}, null));
    if (face.reward() != null) {
      board.agenda().push(TextFrame.of(face.reward(), face, ref, seat));
    }
    return true;
  }
}
