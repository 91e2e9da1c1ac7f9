package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.MoveKind;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import java.util.Arrays;

/// Starts with a Problem, which [ChooseProblem] offers.
@Rule({"MLP 5", "MLP 55"})
record StartWithProblem(Board board, Labels labels) implements MoveKind {
  private static final String WITH = "with ";

  @Override
  public String verb() {
    return "start";
  }

  @Override
  public Message untimely(String what) {
    return board.agenda().top() instanceof StartingProblem
        ? Message.NOTHING
        : Messages.of("refusal.first-problem");
  }

  @Override
  public Message objection(String what) {
    String name = what.startsWith(WITH) ? what.substring(WITH.length()) : what;
    Seat seat = labels.reader();
    int problem = labels.clearest(name, Board.EMPTY, board.pile(Zone.PROBLEM_DECK, seat));
    if (problem == Board.EMPTY) {
      return Messages.of("refusal.first-problem");
    }
    return Arrays.stream(Opening.problems(board, seat)).anyMatch(each -> each == problem)
        ? Message.NOTHING
        : Messages.of("refusal.no-starting-problem", card(board.card(problem).name()));
  }

  @Override
  public Message unlisted(String what) {
    return Messages.of("refusal.first-problem");
  }
}
