package cardwright.littletroubles.procedure;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.EndOfResolution;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.EventGates;
import cardwright.littletroubles.resolve.Fights;
import cardwright.littletroubles.resolve.Finish;
import cardwright.littletroubles.resolve.GameEvents;
import cardwright.littletroubles.resolve.Income;
import cardwright.littletroubles.resolve.Moves;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.Picking;
import cardwright.littletroubles.resolve.Playing;
import cardwright.littletroubles.resolve.PutBack;
import cardwright.littletroubles.resolve.PutRestBack;
import cardwright.littletroubles.resolve.ResolutionStep;
import cardwright.littletroubles.resolve.ScheduledEvents;
import cardwright.littletroubles.resolve.TakeFrom;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.resolve.Texts;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.SkippedPhase;
import cardwright.littletroubles.vocabulary.Trigger;
import org.jspecify.annotations.Nullable;

/// The course of turns, and what runs every step until somebody has to decide.
public final class Turn {
  /// After so many turns, a hundred of each player, the game ends as if time had been called.
  @Rule("LT B82")
  public static final int CAP = 200;

  @Rule({"LT 2.3k", "LT A15"})
  private static final int HAND_LIMIT = 9;

  private Turn() {}

  /// Starts a play: decks are shuffled, and who goes first is settled.
  ///
  /// @param first who goes first, or has won the draw where the winner chooses; null leaves it to chance
  @Rule({"LT 1.2b", "LT 1.2c", "LT A2", "LT A7"})
  public static void start(Board board, Chance chance, @Nullable Seat first) {
    Moves.shuffle(board, Seat.A, chance);
    Moves.shuffle(board, Seat.B, chance);
    Seat drawn = first == null ? Seat.of(chance.roll(2)) : first;
    board.set(TableCounter.ACTIVE, drawn.ordinal());
    if (board.info().options().winnerChooses()) {
      board.agenda().push(Phase.CHOOSE_FIRST);
    } else {
      open(board, chance, drawn);
    }
    run(board, chance);
  }

  /// Both players draw ten cards; who goes first decides first, unseen by the other.
  @Rule({"LT 1.2d", "LT 1.2e", "LT A1"})
  static void open(Board board, Chance chance, Seat first) {
    board.set(TableCounter.FIRST, first.ordinal());
    board.set(TableCounter.ACTIVE, first.ordinal());
    if (board.heard()) {
      board.tell(new SharedLogEvent.GoesFirst(first));
    }
    int cookies = board.info().options().startCookies();
    jar(board, first, cookies);
    jar(board, first.other(), cookies + board.info().options().secondPlayerBonus());
    OpeningHand.draw(board, first, chance);
    OpeningHand.draw(board, first.other(), chance);
    board.agenda().push(new OpeningHand(first, new int[0]));
  }

  /// Who was punished in an earlier game of the match begins with 1 cookie.
  @Rule({"LT 7.3d", "LT C55"})
  private static void jar(Board board, Seat seat, int cookies) {
    board.set(SeatCounter.COOKIES, seat, board.get(SeatCounter.PENALTY, seat) == 0 ? cookies : 1);
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
      case OpeningHand opening -> opening.goOn(board);
    };
  }

  private static boolean resolution(Board board, ResolutionStep top, Chance chance) {
    return switch (top) {
      case TextFrame frame -> Texts.goOn(board, chance, frame);
      case EventGate gate -> EventGates.goOn(board, chance, gate);
      case Announcement announcement -> Playing.goOn(board, chance, announcement);
      case Entering entering -> entering.goOn(board, chance);
      case Pick pick -> picked(board, chance, pick);
      case PutBack cards -> cards.goOn(board);
      case TakeFrom cards -> cards.goOn(board);
      case PutRestBack rest -> {
        rest.goOn(board, chance);
        yield true;
      }
      case ScheduledEvents events -> {
        events.goOn(board, chance);
        yield true;
      }
      case Finish finish -> {
        finish.goOn(board);
        yield true;
      }
      case EndOfResolution(boolean whole) -> Rewards.goOn(board, whole);
    };
  }

  /// Before the game begins, the second player picks after the first, and both decks are shuffled once more.
  @Rule({"LT 1.2g", "LT A7"})
  private static boolean picked(Board board, Chance chance, Pick pick) {
    boolean last = pick.left() == 0 && pick.purpose() == Pick.Purpose.PUT_BACK;
    if (last && pick.otherFollows()) {
      board.agenda().replace(new OpeningHand(pick.seat().other(), pick.picked()));
      return true;
    }
    boolean on = Picking.goOn(board, chance, pick);
    if (last) {
      OpeningHand.tell(board);
      Moves.shuffle(board, Seat.A, chance);
      Moves.shuffle(board, Seat.B, chance);
      board.set(TableCounter.ACTIVE, Seat.of(board.get(TableCounter.FIRST)).other().ordinal());
      board.agenda().push(Phase.BEGIN_TURN);
    }
    return on;
  }

  private static boolean phase(Board board, Phase phase, Chance chance) {
    Agenda<GameStep> agenda = board.agenda();
    if (board.turns().isEnding() && isCutShort(board, phase)) {
      return true;
    }
    switch (phase) {
      case CHOOSE_FIRST -> {
        return false;
      }
      case BEGIN_TURN -> begin(board, chance);
      case BUILD -> {
        return !Priority.isAsked(board, Phase.END_BUILD);
      }
      case END_BUILD -> {
        agenda.replace(board.isFirstTurn() ? Phase.RESOURCES : Phase.BEGIN_FIGHT);
        moment(board, chance, Trigger.Moment.BUILD_END);
      }
      case BEGIN_FIGHT -> beginFight(board, chance);
      case PRE_FIGHT -> {
        return !Priority.isAsked(board, Phase.PICK);
      }
      case PICK -> {
        return pick(board);
      }
      case FIGHT -> {
        if (Fights.goesOn(board)) {
          return !Priority.isAsked(board, Phase.REWARDS);
        }
        agenda.replace(Phase.END_FIGHT);
      }
      case REWARDS -> rewards(board, chance);
      case END_FIGHT -> {
        Fights.end(board);
        board.setStage(Stage.REWARDS);
        agenda.replace(Phase.RESOURCES);
        moment(board, chance, Trigger.Moment.FIGHT_END);
      }
      case RESOURCES -> resources(board, chance);
      case END_TURN -> {
        agenda.replace(Phase.CLEAN_UP);
        moment(board, chance, Trigger.Moment.TURN_END);
      }
      case CLEAN_UP -> cleanUp(board);
      case PASS_TURN -> pass(board);
    }
    return true;
  }

  /// A text has said that the turn ends: what is left of it up to its end is passed over, also a fight that goes on.
  @Rule("LT C83")
  private static boolean isCutShort(Board board, Phase phase) {
    if (phase.compareTo(Phase.BEGIN_TURN) <= 0 || phase.compareTo(Phase.END_TURN) >= 0) {
      return false;
    }
    Fights.end(board);
    stage(board, Stage.RESOURCE);
    board.agenda().replace(Phase.END_TURN);
    return true;
  }

  /// A point of the turn: a resolution of its own, in which each ability is resolved by itself, the turn player's first, with a check behind each and at the end.
  @Rule({"LT B12", "LT C9", "LT 3i"})
  private static void moment(Board board, Chance chance, Trigger.Moment what) {
    if ((board.derived().triggers() & EventKind.of(what).bit()) == 0) {
      Winning.check(board);
      return;
    }
    EndOfResolution.begin(board);
    GameEvent[] events = {new GameEvent.PointOfTime(board.active(), what)};
    GameEvents.happen(board, chance, EventGate.Kind.MOMENT, events, null);
  }

  @Rule({"LT 2.1a", "LT 1.2h", "LT B12", "LT C69", "LT C77"})
  private static void begin(Board board, Chance chance) {
    Seat next = board.turns().after(board.active());
    if (ReturnedControl.givesBack(board, expiry -> expiry.isAtStartOfTurn(next))) {
      return;
    }
    board.lasting().end(lasting -> lasting.expiry().isAtStartOfTurn(next));
    int turn = board.get(TableCounter.TURN);
    board.set(TableCounter.ACTIVE, board.turns().next(turn, board.active()).ordinal());
    board.set(TableCounter.TURN, turn + 1);
    stage(board, Stage.BUILD);
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnBegan(turn + 1, board.active()));
    }
    Priority.open(board);
    Priority.forgetPlays(board);
    board.agenda().replace(Phase.BUILD);
    moment(board, chance, Trigger.Moment.TURN_START);
  }

  private static void stage(Board board, Stage stage) {
    board.setStage(stage);
    if (board.heard() && stage != Stage.BUILD) {
      board.tell(new PublicEvent.StageBegan(stage.title()));
    }
  }

  /// A skipped Fight Phase goes from its start to its end; only what waits for its end comes.
  @Rule({"LT 2.2a", "LT 2.2d", "LT B14", "LT C78"})
  private static void beginFight(Board board, Chance chance) {
    if (board.is(TableCounter.SKIPPED) || board.turns().skip(board.active(), SkippedPhase.FIGHT)) {
      if (board.heard()) {
        board.tell(new PublicEvent.FightSkipped());
      }
      board.agenda().replace(Phase.END_FIGHT);
      return;
    }
    stage(board, Stage.PRE_FIGHT);
    Priority.open(board);
    Priority.forgetPlays(board);
    board.agenda().replace(Phase.PRE_FIGHT);
    moment(board, chance, Trigger.Moment.FIGHT_START);
  }

  @Rule({"LT 2.2.2a", "LT 2.2.2b", "LT B10", "LT B15", "LT B16"})
  private static boolean pick(Board board) {
    board.setStage(Stage.FIGHT);
    if (StartFight.any(board)) {
      return false;
    }
    board.agenda().replace(Phase.END_FIGHT);
    return true;
  }

  @Rule({"LT 2.2.3a", "LT 2.2.3b", "LT 2.2.3h"})
  private static void rewards(Board board, Chance chance) {
    stage(board, Stage.REWARDS);
    Fights.compare(board);
    board.agenda().replace(Phase.END_FIGHT);
    EndOfResolution.begin(board);
    GameEvents.happen(board, chance, EventGate.Kind.FIGHT, Fights.outcome(board), null);
  }

  @Rule({"LT 2.3a", "LT 2.3b", "LT 2.3f"})
  private static void resources(Board board, Chance chance) {
    boolean begun = board.stage() == Stage.RESOURCE;
    if (!begun) {
      stage(board, Stage.RESOURCE);
      moment(board, chance, Trigger.Moment.RESOURCE_START);
      return;
    }
    board.agenda().replace(Phase.END_TURN);
    EndOfResolution.begin(board);
    GameEvents.happen(board, chance, EventGate.Kind.RESOURCES, Income.of(board), null);
  }

  /// Nothing is set off here, and nothing can be played.
  @Rule({"LT 2.3h", "LT 2.3i", "LT 2.3j", "LT 2.3k", "LT B28"})
  private static void cleanUp(Board board) {
    board.forgetTurn();
    if (ReturnedControl.givesBack(board, Expiry::isAtEndOfTurn)) {
      return;
    }
    board.lasting().end(lasting -> lasting.expiry().isAtEndOfTurn());
    board.agenda().replace(Phase.PASS_TURN);
    int over = board.pile(Zone.HAND, board.active()).size() - HAND_LIMIT;
    if (over > 0) {
      board.agenda().push(Pick.byRule(Pick.Purpose.HAND_LIMIT, board.active(), over));
    }
  }

  @Rule({"LT 1.2k", "LT 3f", "LT B34", "LT B82"})
  private static void pass(Board board) {
    Winning.check(board);
    if (board.outcome() != null) {
      return;
    }
    if (board.is(TableCounter.TIME)) {
      Winning.tieBreak(board, Messages.of("end.time"));
    } else if (board.get(TableCounter.TURN) >= CAP) {
      Winning.tieBreak(board, Messages.of("end.last-turn", Message.number(CAP)));
    } else {
      board.agenda().replace(Phase.BEGIN_TURN);
    }
  }
}
