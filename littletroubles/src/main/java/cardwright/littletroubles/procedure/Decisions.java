package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.CostPart;
import cardwright.littletroubles.resolve.EndOfResolution;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.Finish;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.PlacePart;
import cardwright.littletroubles.resolve.PutBack;
import cardwright.littletroubles.resolve.PutRestBack;
import cardwright.littletroubles.resolve.ResolutionStep;
import cardwright.littletroubles.resolve.ScheduledEvents;
import cardwright.littletroubles.resolve.TakeFrom;
import cardwright.littletroubles.resolve.TargetPart;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.resolve.WayPart;
import cardwright.littletroubles.resolve.XPart;

/// What is asked where the board waits for a player.
public final class Decisions {
  private Decisions() {}

  /// The decision that the step on top of the agenda waits for.
  public static Decision of(Board board) {
    return switch (board.agenda().top()) {
      case GameStep.OfTurn step -> of(board, TurnStep.of(step));
      case GameStep.OfResolution step -> of(board, ResolutionStep.of(step));
    };
  }

  private static Decision of(Board board, TurnStep top) {
    return switch (top) {
      case Phase phase ->
          switch (phase) {
            case PICK -> new PickFight(board);
            case CHOOSE_FIRST -> new ChooseFirst(board);
            case BUILD, PRE_FIGHT, FIGHT -> new PlayWindow(board, phase);
            case BEGIN_TURN,
                END_BUILD,
                BEGIN_FIGHT,
                REWARDS,
                END_FIGHT,
                RESOURCES,
                END_TURN,
                CLEAN_UP,
                PASS_TURN ->
                throw nobody(phase);
          };
      case OpeningHand hand -> hand.asked(board);
    };
  }

  private static Decision of(Board board, ResolutionStep top) {
    return switch (top) {
      case Announcement now -> of(board, now);
      case TextFrame now -> new AskForText(board).of(now);
      case EventGate gate -> new AddText(board, gate);
      case Entering now -> new ChooseZone(board, now);
      case Pick pick -> new PickCards(board, pick);
      case PutBack now -> new ArrangeTop(board, now);
      case TakeFrom now -> new TakeRevealed(board, now);
      case ScheduledEvents _, PutRestBack _, Finish _, EndOfResolution _ -> throw nobody(top);
    };
  }

  private static Decision of(Board board, Announcement now) {
    return switch (new Announcing(board).next(now)) {
      case WayPart part -> new ChooseWay(board, part);
      case XPart part -> new ChooseX(board, part);
      case PlacePart part -> new ChoosePlace(board, part);
      case CostPart part -> new PickForPlay(board, part);
      case TargetPart part -> new PickForPlay(board, part);
      case null -> throw nobody(now);
    };
  }

  private static IllegalStateException nobody(Step top) {
    return new IllegalStateException("nobody decides at " + top);
  }
}
