package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameStep;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.Announcing;
import cardwright.ggltcg.resolve.EventGate;
import cardwright.ggltcg.resolve.Finish;
import cardwright.ggltcg.resolve.ResolutionStep;
import cardwright.ggltcg.resolve.TargetPart;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.resolve.XPart;

/// What is asked where the board waits for a player.
public final class Decisions {
  private Decisions() {}

  /// The decision that the step on top of the agenda waits for.
  public static Decision of(Board board) {
    Step top = board.agenda().top();
    // By far the most decisions, so that it is looked for first.
    if (top == Phase.MAIN) {
      return new ActInMainPhase(board);
    }
    return switch (board.agenda().top()) {
      case GameStep.OfTurn step -> of(board, TurnStep.of(step));
      case GameStep.OfResolution step -> of(board, ResolutionStep.of(step));
    };
  }

  private static Decision of(Board board, TurnStep top) {
    return switch (top) {
      case Phase _ -> new OrderTexts(board);
      case AnswerWindow(Seat defender) -> new AnswerTussle(board, defender);
      case StrikeBack _, EndOfTussle _ -> throw nobody(top);
    };
  }

  private static Decision of(Board board, ResolutionStep top) {
    return switch (top) {
      case TextFrame now -> new AskForText(board).of(now);
      case Announcement now -> of(board, now);
      case EventGate now when now.isOpen() -> new ReplaceEvent(board, now);
      case EventGate now -> new AgreeToReplace(board, now);
      case Finish _ -> throw nobody(top);
    };
  }

  private static Decision of(Board board, Announcement now) {
    return switch (new Announcing(board).next(now)) {
      case XPart part -> new ChooseX(board, part);
      case TargetPart part -> new PickForPlay(board, part);
      case null -> throw nobody(now);
    };
  }

  private static IllegalStateException nobody(Step top) {
    return new IllegalStateException("nobody decides at " + top);
  }
}
