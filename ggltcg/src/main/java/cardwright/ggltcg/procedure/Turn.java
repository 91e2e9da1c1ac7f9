package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.engine.Chance;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.GameStep;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.EventGate;
import cardwright.ggltcg.resolve.EventGates;
import cardwright.ggltcg.resolve.Finish;
import cardwright.ggltcg.resolve.GameEvents;
import cardwright.ggltcg.resolve.Playing;
import cardwright.ggltcg.resolve.ResolutionStep;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.resolve.Texts;
import cardwright.ggltcg.resolve.TriggeredTexts;
import cardwright.ggltcg.vocabulary.Feature;
import java.util.Optional;

/// The course of turns, and what runs every step until somebody has to decide.
public final class Turn {
  /// The play is a draw after this many turns.
  @Rule({"GG 15.3", "GG Q31"})
  public static final int CAP = 100;

  /// After so many things done in one turn it can only be ended: what could be repeated without end has to end.
  @Rule({"GG 15.1", "GG Q51"})
  static final int MOST_ACTIONS = 100;

  @Rule("GG 4.2")
  private static final int CC_A_TURN = 4;

  @Rule("GG 4.3")
  private static final int CC_ON_TURN_1 = 2;

  // Made once, because every turn begins with one of them: by seat what it gains on the first turn,
  // and on others.
  private static final GameEvent[][] GAINS_ON_TURN_1 = gains(CC_ON_TURN_1);
  private static final GameEvent[][] GAINS = gains(CC_A_TURN);

  private static final Outcome NOTHING_TO_DO = Outcome.draw(Messages.of("end.nothing-to-do"));
  private static final Outcome CAP_IS_OVER = Outcome.draw(Messages.of("end.cap", number(CAP)));

  private Turn() {}

  private static GameEvent[][] gains(int cc) {
    return new GameEvent[][] {
      {new GameEvent.Gain(Seat.A, cc)}, {new GameEvent.Gain(Seat.B, cc)},
    };
  }

  /// Starts a play: who goes first is left to chance, unless a match has settled it.
  @Rule({"GG 2.3", "GG 2.4"})
  public static void start(Board board, Optional<Seat> settled, Chance chance) {
    Seat first = settled.isPresent() ? settled.get() : Seat.of(chance.roll(2));
    if (board.heard()) {
      board.tell(new SharedLogEvent.GoesFirst(first));
    }
    board.beginTurn(0, first.other());
    board.agenda().push(Phase.BEGIN_TURN);
    run(board, chance);
  }

  /// Goes on in the middle of a turn, as a scenario sets it up.
  public static void goOn(Board board, Chance chance) {
    board.agenda().push(Phase.MAIN);
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
  private static boolean step(Board board, Step top, Chance chance) {
    // The steps that come often are told by their very class, which is one comparison; whether a
    // step is one of the game's, or of one of its families, is a search.
    if (top instanceof Phase phase) {
      return phase(board, phase, chance);
    }
    if (top instanceof TextFrame text) {
      return Texts.goOn(board, chance, text);
    }
    if (top instanceof Announcement announcement) {
      return Playing.goOn(board, chance, announcement);
    }
    if (top instanceof Finish(int ref)) {
      return Playing.finish(board, chance, ref);
    }
    if (top instanceof AnswerWindow(Seat defender)) {
      return triggersFirst(board) || Tussles.goOn(board, defender);
    }
    return switch (board.agenda().top()) {
      case GameStep.OfTurn step -> turn(board, TurnStep.of(step), chance);
      case GameStep.OfResolution step -> resolution(board, ResolutionStep.of(step), chance);
    };
  }

  private static boolean turn(Board board, TurnStep top, Chance chance) {
    return switch (top) {
      case Phase phase -> phase(board, phase, chance);
      case AnswerWindow(Seat defender) -> triggersFirst(board) || Tussles.goOn(board, defender);
      case StrikeBack back -> Tussles.strikeBack(board, chance, back);
      case EndOfTussle end -> Tussles.end(board, end);
    };
  }

  private static boolean resolution(Board board, ResolutionStep top, Chance chance) {
    return switch (top) {
      case TextFrame text -> Texts.goOn(board, chance, text);
      case Announcement announcement -> Playing.goOn(board, chance, announcement);
      case Finish(int ref) -> Playing.finish(board, chance, ref);
      case EventGate gate -> EventGates.goOn(board, chance, gate);
    };
  }

  private static boolean phase(Board board, Phase phase, Chance chance) {
    return switch (phase) {
      case BEGIN_TURN -> begin(board, chance);
      case START_OF_TURN -> {
        board.agenda().pop();
        receive(board, chance, board.active());
        yield true;
      }
      case MAIN -> triggersFirst(board) || isCutShort(board);
      case END_TURN -> triggersFirst(board) || end(board, chance);
      case PASS_TURN -> triggersFirst(board) || pass(board, chance);
      case TRIGGERS -> TriggeredTexts.goOn(board);
      case STRIKES -> triggersFirst(board) || Tussles.strike(board, chance);
    };
  }

  @Rule({"GG 4.1", "GG Q55", "GG Q73"})
  private static boolean begin(Board board, Chance chance) {
    int turn = board.turn() + 1;
    Seat active = board.turns().next(board.turn(), board.active());
    board.beginTurn(turn, active);
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnBegan(turn, active));
    }
    board.agenda().replace(Phase.MAIN);
    if (board.lasting().isEmpty() && !board.info().has(Feature.IF_BONUS)) {
      receive(board, chance, active);
    } else {
      // What ends now may let texts step in, which come before the CC.
      board.agenda().push(Phase.START_OF_TURN);
      GameEvents.turnBegins(board, chance, active);
    }
    return true;
  }

  @Rule({"GG 4.2", "GG 4.3", "GG Q42", "GG Q55"})
  private static void receive(Board board, Chance chance, Seat active) {
    GameEvent[][] gains = board.turn() == 1 ? GAINS_ON_TURN_1 : GAINS;
    GameEvents.happen(board, chance, gains[active.ordinal()]);
    GameEvents.turnStarted(board, active);
  }

  /// Triggers wait until what set them off is done, and come before anything else.
  @Rule({"GG 12.3", "GG Q25"})
  private static boolean triggersFirst(Board board) {
    if (board.triggers().size() == 0) {
      return false;
    }
    board.agenda().push(Phase.TRIGGERS);
    return true;
  }

  /// The active player ends the turn.
  ///
  /// @param forced whether nothing else could be done
  @Rule({"GG 4.6", "GG Q30", "GG Q31", "GG Q73"})
  static void endByPlayer(Board board, boolean forced) {
    // In a first turn something may be forbidden that is allowed later, and before a further turn
    // of
    // the same player the other one has still to show that nothing can be done.
    GameEvents.turnEnds(board, board.active());
    boolean dead =
        forced
            && board.actionsThisTurn() == 0
            && board.turn() >= board.turns().afterFirstTurns()
            && board.turns().further(board.active()) == 0
            && board.triggers().size() == 0;
    board.setDeadTurns(dead ? board.deadTurns() + 1 : 0);
    if (board.heard()) {
      board.tell(new PublicEvent.TurnEnded(board.active(), forced));
    }
    // Where nothing lasts, nothing ends with the turn.
    boolean calm = board.lasting().isEmpty() && board.triggers().size() == 0;
    board.agenda().replace(calm ? Phase.PASS_TURN : Phase.END_TURN);
  }

  /// A text has said that the turn ends, and nothing else is under way.
  @Rule("GG Q83")
  private static boolean isCutShort(Board board) {
    boolean ending = board.turns().isEnding();
    if (ending) {
      endByPlayer(board, false);
    }
    return ending;
  }

  @Rule({"GG 6.3", "GG Q39"})
  private static boolean end(Board board, Chance chance) {
    board.agenda().replace(Phase.PASS_TURN);
    GameEvents.endOfTurn(board);
    GameEvents.settle(board, chance);
    return true;
  }

  @Rule({"GG 15.3", "GG Q31"})
  private static boolean pass(Board board, Chance chance) {
    if (board.deadTurns() >= 2
        && board.cc(Seat.A) == GameEvents.CC_CAP
        && board.cc(Seat.B) == GameEvents.CC_CAP) {
      board.end(NOTHING_TO_DO);
    } else if (board.turn() >= CAP) {
      board.end(CAP_IS_OVER);
    } else {
      begin(board, chance);
    }
    return true;
  }
}
