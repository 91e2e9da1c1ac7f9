package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameStep;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.CostPart;
import cardwright.mlpccg.resolve.CounterPart;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.EventGates;
import cardwright.mlpccg.resolve.Finish;
import cardwright.mlpccg.resolve.Ordering;
import cardwright.mlpccg.resolve.PendingAgreement;
import cardwright.mlpccg.resolve.PendingArea;
import cardwright.mlpccg.resolve.PendingCard;
import cardwright.mlpccg.resolve.PendingColor;
import cardwright.mlpccg.resolve.PendingCounter;
import cardwright.mlpccg.resolve.PendingDecision;
import cardwright.mlpccg.resolve.PendingSearch;
import cardwright.mlpccg.resolve.PendingTake;
import cardwright.mlpccg.resolve.PendingType;
import cardwright.mlpccg.resolve.Played;
import cardwright.mlpccg.resolve.PutRestBack;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.resolve.ResolutionStep;
import cardwright.mlpccg.resolve.ShuffleRest;
import cardwright.mlpccg.resolve.Shuffling;
import cardwright.mlpccg.resolve.Starting;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.resolve.WayPart;
import cardwright.mlpccg.resolve.XPart;

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
      case Phase phase -> of(board, phase);
      case FaceoffStep step ->
          switch (step) {
            case ANSWER -> new IgnoreFlip(board);
            case WINDOW -> new ActInFaceoff(board);
            case BEGIN, FLIP, IGNORE, COMPARE, RESULT, RETURN, END, SOLVE, REPLACE ->
                throw nobody(step);
          };
      case PickForRule pick -> new PickCards(board, pick);
      case ReturnFlipped now ->
          now.pumped() ? new FeedPumped(board, now) : new OrderFlipped(board, now);
      case StartingProblem now -> new ChooseProblem(board, now);
      case OpeningHand hand -> hand.asked(board);
      case ActionTaken _, BeingPlayed _ -> throw nobody(top);
    };
  }

  private static Decision of(Board board, Phase phase) {
    return switch (phase) {
      case UNCOVER -> new UncoverNext(board);
      case CHALLENGE -> new PickChallenge(board);
      case MAIN -> new ActInMainPhase(board);
      case CONFRONT -> new PickConfront(board);
      case AFTER_FACEOFFS -> new ActAfterFaceoffs(board);
      case BEGIN_TURN,
          READY,
          TOKENS,
          DRAW,
          BEGIN_TROUBLEMAKERS,
          END_TROUBLEMAKERS,
          BEGIN_MAIN,
          END_MAIN,
          BEGIN_SCORE,
          FACEOFFS,
          END_SCORE,
          BEGIN_END,
          HAND_LIMIT,
          HOME_LIMIT,
          END_END,
          PASS_TURN,
          END_READY ->
          throw nobody(phase);
    };
  }

  private static Decision of(Board board, ResolutionStep top) {
    return switch (top) {
      case TextFrame now -> new AskForText(board).of(now);
      case Announcement now -> of(board, now);
      case PendingDecision now -> of(board, now);
      case EventGate gate -> of(board, gate);
      case Reactions window -> new React(board, window);
      case Ordering now -> new OrderTexts(board, now);
      case Arrange now -> new ArrangeTop(board, now);
      case Starting _,
          Shuffling _,
          PutRestBack _,
          ShuffleRest _,
          Finish _,
          Played _,
          CheckState _ ->
          throw nobody(top);
    };
  }

  private static Decision of(Board board, Announcement now) {
    if (!now.agreed()) {
      return new AgreeToUse(board, now);
    }
    return switch (new Announcing(board).next(now)) {
      case WayPart part -> new ChooseWay(board, part);
      case XPart part -> new ChooseX(board, part);
      case CostPart part -> new PickForPlay(board, part);
      case CounterPart part -> new PayWithCounter(board, part);
      case null -> throw nobody(now);
    };
  }

  /// One text that may be left is a matter of yes or no; of several one is named.
  private static Decision of(Board board, EventGate gate) {
    int[] options = EventGates.options(board, gate);
    return options.length == 2 && options[1] == EventGates.NOTHING
        ? new AgreeToReplace(board, gate)
        : new ReplaceEvent(board, gate, options);
  }

  private static Decision of(Board board, PendingDecision top) {
    return switch (top) {
      case PendingArea now -> new ChooseArea(board, now);
      case PendingCard now -> new ChooseCard(board, now);
      case PendingSearch now -> new SearchDeck(board, now);
      case PendingTake now -> new TakeRevealed(board, now);
      case PendingColor now -> new ChooseColor(board, now);
      case PendingType now -> new NameType(board, now);
      case PendingCounter now -> new ChooseCounter(board, now);
      case PendingAgreement now -> new AgreeToEffect(board, now);
    };
  }

  private static IllegalStateException nobody(Step top) {
    return new IllegalStateException("nobody decides at " + top);
  }
}
