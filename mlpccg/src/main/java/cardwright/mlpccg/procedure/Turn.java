package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.GameStep;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.Finish;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.Loops;
import cardwright.mlpccg.resolve.Ordering;
import cardwright.mlpccg.resolve.PendingDecision;
import cardwright.mlpccg.resolve.Played;
import cardwright.mlpccg.resolve.PutRestBack;
import cardwright.mlpccg.resolve.ReactionWindows;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.resolve.ResolutionStep;
import cardwright.mlpccg.resolve.ShuffleRest;
import cardwright.mlpccg.resolve.Shuffling;
import cardwright.mlpccg.resolve.Starting;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.resolve.Texts;
import cardwright.mlpccg.resolve.Tokens;
import cardwright.mlpccg.vocabulary.Period;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The course of turns, and what runs every step until somebody has to decide.
public final class Turn {
  private Turn() {}

  /// Starts a play.
  ///
  /// @param first who goes first; null leaves it to chance
  public static void start(Board board, @Nullable Seat first) {
    Opening.begin(board, first);
  }

  /// Goes on in the middle of a turn, as a scenario sets it up.
  public static void goOn(Board board, Phase phase, Chance chance) {
    board.agenda().push(phase);
    run(board, chance);
  }

  /// Runs steps until a choice is to be made or the play is over.
  public static void run(Board board, Chance chance) {
    boolean on = true;
    while (on && board.outcome() == null) {
      on = step(board, board.agenda().top(), chance);
    }
  }

  /// Runs one step; answers false when it waits for a choice.
  private static boolean step(Board board, GameStep top, Chance chance) {
    // By far the most steps are phases, and this test is cheaper than the switch.
    if (top instanceof Phase phase) {
      return phase(board, phase, chance);
    }
    return switch (top) {
      case GameStep.OfTurn step -> turn(board, TurnStep.of(step), chance);
      case GameStep.OfResolution step -> resolution(board, ResolutionStep.of(step), chance);
    };
  }

  private static boolean turn(Board board, TurnStep top, Chance chance) {
    return switch (top) {
      case Phase phase -> phase(board, phase, chance);
      case FaceoffStep step -> Faceoff.goOn(board, chance, step);
      case PickForRule pick -> RulePicks.goOn(board, chance, pick);
      case ReturnFlipped now -> FlippedCards.goOn(board, chance, now);
      case ActionTaken taken -> {
        taken.goOn(board, chance);
        yield true;
      }
      case BeingPlayed played -> {
        played.goOn(board, chance);
        yield true;
      }
      case StartingProblem _, OpeningHand _ -> false;
    };
  }

  private static boolean resolution(Board board, ResolutionStep top, Chance chance) {
    return switch (top) {
      case TextFrame frame -> Texts.goOn(board, chance, frame);
      case CheckState _ -> StateBasedActions.goOn(board, chance);
      case EventGate gate -> GameEvents.goOn(board, chance, gate);
      case PendingDecision now -> now.goOn(board, chance);
      case Announcement announcement -> new Announcing(board).goOn(chance, announcement);
      case Reactions window -> ReactionWindows.goOn(board, window);
      case Ordering _ -> false;
      case Arrange arrange -> {
        if (arrange.cards().settled()) {
          board.agenda().pop();
          arrange.finish(board);
        }
        yield arrange.cards().settled();
      }
      case Starting starting -> {
        board.agenda().pop();
        Faceoff.start(board, chance, starting);
        yield true;
      }
      case Shuffling shuffling -> {
        shuffling.goOn(board, chance);
        yield true;
      }
      case ShuffleRest rest -> {
        rest.goOn(board, chance);
        yield true;
      }
      case PutRestBack rest -> {
        rest.goOn(board, chance);
        yield true;
      }
      case Played played -> {
        played.goOn(board, chance);
        yield true;
      }
      case Finish finish -> {
        finish.goOn(board);
        yield true;
      }
    };
  }

  private static boolean phase(Board board, Phase phase, Chance chance) {
    Agenda<GameStep> agenda = board.agenda();
    if (board.turns().isEnding() && isCutShort(board, phase, chance)) {
      return true;
    }
    switch (phase) {
      case BEGIN_TURN -> begin(board, chance);
      case READY -> {
        if (!skips(board, Period.READY_PHASE, Phase.BEGIN_TROUBLEMAKERS)) {
          ready(board, chance);
        }
      }
      case TOKENS -> tokens(board, chance);
      case DRAW -> draw(board, chance);
      case END_READY -> {
        agenda.replace(Phase.BEGIN_TROUBLEMAKERS);
        end(board, chance);
      }
      case BEGIN_TROUBLEMAKERS -> {
        if (!skips(board, Period.TROUBLEMAKER_PHASE, Phase.BEGIN_MAIN)) {
          begin(board, chance, Stage.TROUBLEMAKER, Phase.UNCOVER);
        }
      }
      case UNCOVER -> {
        return Troublemakers.goOn(board, chance);
      }
      case MAIN -> {
        return false;
      }
      case CHALLENGE -> {
        return !AskTurnPlayer.asks(
            board,
            ChallengeTroublemaker.those(board, board.active()).length > 0,
            Phase.END_TROUBLEMAKERS);
      }
      case CONFRONT -> {
        return !AskTurnPlayer.asks(
            board, Score.anyResolved(board) || Score.anyWaits(board), Phase.FACEOFFS);
      }
      case AFTER_FACEOFFS -> {
        return !AskTurnPlayer.asks(board, Score.anyResolved(board), Phase.END_SCORE);
      }
      case END_TROUBLEMAKERS -> {
        agenda.replace(Phase.BEGIN_MAIN);
        end(board, chance);
      }
      case BEGIN_MAIN -> {
        if (board.turns().another(Period.TROUBLEMAKER_PHASE)) {
          agenda.replace(Phase.BEGIN_TROUBLEMAKERS);
        } else if (!skips(board, Period.MAIN_PHASE, Phase.BEGIN_SCORE)) {
          begin(board, chance, Stage.MAIN, Phase.MAIN);
          inspired(board);
        }
      }
      case END_MAIN -> {
        agenda.replace(Phase.BEGIN_SCORE);
        end(board, chance);
      }
      case BEGIN_SCORE -> {
        Score.forget(board);
        if (!skips(board, Period.SCORE_PHASE, Phase.BEGIN_END)) {
          begin(board, chance, Stage.SCORE, Phase.CONFRONT);
        }
      }
      case FACEOFFS -> {
        agenda.replace(Phase.AFTER_FACEOFFS);
        Score.faceoffs(board, chance);
      }
      case END_SCORE -> {
        agenda.replace(Phase.BEGIN_END);
        end(board, chance);
      }
      case BEGIN_END -> {
        begin(board, chance, Stage.END, Phase.HAND_LIMIT);
        GameEvents.time(board, chance, new GameEvent.TurnTime(board.active(), true));
      }
      case HAND_LIMIT -> {
        agenda.replace(Phase.HOME_LIMIT);
        agenda.push(new PickForRule(PickForRule.Purpose.HAND_LIMIT, board.active()));
      }
      case HOME_LIMIT -> {
        agenda.replace(Phase.END_END);
        agenda.push(CheckState.STEP);
        agenda.push(new PickForRule(PickForRule.Purpose.HOME_LIMIT, board.active()));
      }
      case END_END -> {
        agenda.replace(Phase.PASS_TURN);
        end(board, chance);
      }
      case PASS_TURN -> pass(board);
    }
    return true;
  }

  /// A text has said that the turn ends: the phase is over, and the End Phase comes.
  @Rule("MLP Q94")
  private static boolean isCutShort(Board board, Phase phase, Chance chance) {
    return switch (phase) {
      case BEGIN_TURN, END_READY, END_TROUBLEMAKERS, END_MAIN, END_SCORE -> false;
      case BEGIN_END, HAND_LIMIT, HOME_LIMIT, END_END, PASS_TURN -> false;
      case READY, BEGIN_TROUBLEMAKERS, BEGIN_MAIN, BEGIN_SCORE -> {
        board.agenda().replace(Phase.BEGIN_END);
        yield true;
      }
      case TOKENS, DRAW, UNCOVER, CHALLENGE, MAIN, CONFRONT, FACEOFFS, AFTER_FACEOFFS -> {
        board.agenda().replace(Phase.BEGIN_END);
        end(board, chance);
        yield true;
      }
    };
  }

  /// Whether the turn goes past a phase, to another step: nothing of it happens, not even its start and end.
  @Rule("MLP Q56")
  private static boolean skips(Board board, Period phase, Phase next) {
    boolean skipped = board.turns().skip(board.active(), phase);
    if (skipped) {
      board.agenda().replace(next);
      if (board.heard()) {
        board.tell(new SharedLogEvent.PhaseSkipped(Stage.of(phase).title()));
      }
    }
    return skipped;
  }

  /// A phase begins: what waits for that comes before anything else.
  private static void begin(Board board, Chance chance, Stage stage, Phase next) {
    board.agenda().replace(next);
    board.setStage(stage);
    if (board.heard()) {
      board.tell(new PublicEvent.PhaseBegan(stage.title()));
    }
    CheckedEvents.time(board, chance, new GameEvent.PhaseTime(board.active(), stage, false));
  }

  private static void end(Board board, Chance chance) {
    Durations.phaseEnds(board);
    Tokens.takeBack(board, chance);
    CheckedEvents.time(board, chance, new GameEvent.PhaseTime(board.active(), board.stage(), true));
  }

  /// What starts with the turn comes before cards are readied.
  @Rule({"MLP 14", "MLP B45", "MLP Q55"})
  private static void begin(Board board, Chance chance) {
    int turn = board.get(TableCounter.TURN);
    Seat seat = board.turns().next(turn, board.active());
    board.set(TableCounter.TURN, turn + 1);
    board.setActive(seat);
    board.set(SeatCounter.DRAWN, Seat.A, 0);
    board.set(SeatCounter.DRAWN, Seat.B, 0);
    Loops.turnBegins(board);
    board.setStage(Stage.READY);
    board.forgetPlays();
    Durations.turnBegins(board);
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnBegan(turn + 1, seat));
    }
    board.agenda().replace(Phase.READY);
    CheckedEvents.time(board, chance, new GameEvent.TurnTime(seat, false));
  }

  /// Nothing is set off before the card is drawn.
  @Rule({"MLP 14", "MLP 15", "MLP 16", "MLP B45"})
  private static void ready(Board board, Chance chance) {
    Seat seat = board.active();
    board.agenda().replace(Phase.TOKENS);
    List<GameEvent> events = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.is(card, CardFlag.EXHAUSTED) && board.controller(card) == seat) {
        events.add(
            new GameEvent.Become(board.ref(card), seat, CardRef.NONE, GameEvent.State.READY));
      }
    }
    if (!events.isEmpty()) {
      GameEvents.happen(board, chance, events.toArray(GameEvent[]::new));
    }
  }

  @Rule({"MLP 15", "MLP 16"})
  private static void tokens(Board board, Chance chance) {
    Seat seat = board.active();
    board.agenda().replace(Phase.DRAW);
    int most =
        Math.max(board.get(SeatCounter.POINTS, Seat.A), board.get(SeatCounter.POINTS, Seat.B));
    GameEvents.happen(board, chance, GameEvent.GainTokens.byRule(seat, tokens(most)));
  }

  /// The action tokens of a turn, by the highest score.
  @Rule("MLP 15")
  static int tokens(int points) {
    if (points <= 1) {
      return 2;
    }
    if (points <= 5) {
      return 3;
    }
    return points <= 10 ? 4 : 5;
  }

  @Rule({"MLP 17", "MLP 72"})
  private static void draw(Board board, Chance chance) {
    board.agenda().replace(Phase.END_READY);
    if (board.get(TableCounter.TURN) > 1) {
      CheckedEvents.happen(board, chance, GameEvent.Draw.byRule(board.active()));
    }
  }

  /// The turn player looks at as many cards of the opponent's deck as there are cards with Inspired.
  @Rule("MLP 50")
  private static void inspired(Board board) {
    int number = Inspired.number(board, board.active());
    if (number > 0) {
      Inspired.look(board, board.active(), number);
    }
  }

  @Rule({"MLP B61", "MLP B49"})
  private static void pass(Board board) {
    Durations.turnEnds(board);
    int cap = board.info().options().turnCap();
    if (board.get(TableCounter.TURN) >= cap) {
      Message reason = Messages.of("end.turns", number(cap));
      Outcome draw = Outcome.draw(reason);
      board.end(draw);
      if (board.heard()) {
        board.tell(new PublicEvent.Ended(draw));
      }
    } else {
      board.agenda().replace(Phase.BEGIN_TURN);
    }
  }
}
