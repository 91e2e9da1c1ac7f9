package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.FaceoffWinner;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.Flips;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.LegalActions;
import cardwright.mlpccg.resolve.Replacing;
import cardwright.mlpccg.resolve.Starting;
import cardwright.mlpccg.vocabulary.Keyword;
import java.util.ArrayList;
import java.util.List;

/// A faceoff from its start to the Problems that come after it.
@Rule({"MLP 43", "MLP 45", "MLP 46", "MLP 47", "MLP 48", "MLP B12", "MLP B13", "MLP B14"})
public final class Faceoff {
  private Faceoff() {}

  /// A faceoff is started; its course is on top of the agenda now.
  ///
  /// @param areas the areas, as bits
  /// @param challenged the Troublemaker with its life, or [CardRef#NONE]
  /// @param starter the challenger, or the turn player
  @Rule({"MLP 43", "MLP B59"})
  public static void start(Board board, FaceoffKind kind, int areas, int challenged, Seat starter) {
    board.setFaceoff(kind);
    board.set(TableCounter.FACEOFF_AREAS, areas);
    board.set(TableCounter.CHALLENGED, challenged);
    board.set(TableCounter.STARTER, starter.ordinal());
    board.set(TableCounter.ROUND, 0);
    board.set(TableCounter.MARGIN, 0);
    board.setFaceoffWinner(FaceoffWinner.OPEN);
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      board.set(SeatCounter.FLIPS, seat, 0);
      board.set(SeatCounter.ADDED, seat, 0);
      board.set(SeatCounter.STUDIED, seat, 0);
    }
    board.agenda().push(FaceoffStep.BEGIN);
  }

  /// A text starts a faceoff: a challenge, or one between the cards that it names.
  @Rule({"MLP 20", "MLP B16"})
  static void start(Board board, Chance chance, Starting starting) {
    int areas = 1 << starting.area();
    for (int ref : starting.involved()) {
      areas |= board.holds(ref) ? 1 << board.area(CardRef.card(ref)) : 0;
    }
    if (starting.challenged() == CardRef.NONE) {
      start(board, FaceoffKind.OF_A_CARD, areas, CardRef.NONE, starting.starter());
      involve(board, starting.involved());
    } else if (board.holds(starting.challenged())) {
      Seat by = starting.starter();
      start(board, FaceoffKind.TROUBLEMAKER, areas, starting.challenged(), by);
      if (starting.involved().length > 0) {
        board.set(TableCounter.FIXED, 1);
        involve(board, starting.involved());
      }
      CheckedEvents.happen(
          board,
          chance,
          new GameEvent.Announce(starting.challenged(), by, GameEvent.Act.CHALLENGE));
    }
  }

  private static void involve(Board board, int[] refs) {
    for (int ref : refs) {
      if (board.holds(ref)) {
        board.put(CardRef.card(ref), CardFlag.INVOLVED, true);
      }
    }
  }

  /// Goes on with the faceoff; answers false when somebody has to decide.
  static boolean goOn(Board board, Chance chance, FaceoffStep step) {
    boolean playing =
        step.compareTo(FaceoffStep.FLIP) >= 0 && step.compareTo(FaceoffStep.COMPARE) <= 0;
    if (playing && isGone(board)) {
      board.setFaceoffWinner(FaceoffWinner.NOBODY);
      board.agenda().replace(FaceoffStep.RESULT);
      return true;
    }
    switch (step) {
      case BEGIN -> begin(board, chance);
      case FLIP -> flip(board, chance);
      case ANSWER -> {
        return !Randoms.isAsked(board);
      }
      case IGNORE -> ignore(board, chance);
      case WINDOW -> {
        return window(board);
      }
      case COMPARE -> compare(board);
      case RESULT -> result(board, chance);
      case RETURN -> {
        board.agenda().replace(FaceoffStep.END);
        Seat active = board.active();
        FlippedCards.begin(board, active.other());
        FlippedCards.begin(board, active);
      }
      case END -> end(board, chance);
      case SOLVE -> {
        board.agenda().replace(FaceoffStep.REPLACE);
        CheckedEvents.happen(board, chance, solved(board));
      }
      case REPLACE -> {
        board.agenda().replace(CheckState.STEP);
        int areas = board.get(TableCounter.FACEOFF_AREAS);
        board.set(TableCounter.FACEOFF_AREAS, 0);
        Replacing.replace(board, chance, areas);
      }
    }
    return true;
  }

  /// Whether the Troublemaker that is challenged has left its Problem or is face-down: there is nobody to beat.
  @Rule("MLP Q8")
  private static boolean isGone(Board board) {
    if (board.faceoff() != FaceoffKind.TROUBLEMAKER) {
      return false;
    }
    int troublemaker = board.challenged();
    return troublemaker == Board.EMPTY
        || board.is(troublemaker, CardFlag.FACE_DOWN)
        || (board.get(TableCounter.FACEOFF_AREAS) >> board.area(troublemaker) & 1) == 0;
  }

  /// Where the Troublemaker is gone before anything was flipped, there is no faceoff.
  private static void begin(Board board, Chance chance) {
    if (isGone(board)) {
      over(board);
      board.agenda().pop();
      return;
    }
    board.agenda().replace(FaceoffStep.FLIP);
    if (board.heard()) {
      Announcer.begins(board);
    }
    CheckedEvents.time(board, chance, new GameEvent.FaceoffTime(board.active(), false));
  }

  /// Both players flip at once; what cards add to that counts in the first round alone.
  @Rule({"MLP 45", "MLP 47", "MLP 72", "MLP B15", "MLP Q29"})
  private static void flip(Board board, Chance chance) {
    board.set(TableCounter.ROUND, board.get(TableCounter.ROUND) + 1);
    board.agenda().replace(FaceoffStep.IGNORE);
    board.set(TableCounter.PRIORITY, board.active().other().ordinal());
    board.set(TableCounter.PASSES, 0);
    boolean first = board.get(TableCounter.ROUND) == 1;
    Seat active = board.active();
    board.agenda().push(CheckState.STEP);
    Flips.both(board, chance, active, first);
  }

  @Rule({"MLP 45", "MLP 54"})
  private static void ignore(Board board, Chance chance) {
    if (Randoms.isOpen(board)) {
      board.agenda().push(FaceoffStep.ANSWER);
      return;
    }
    board.agenda().replace(FaceoffStep.WINDOW);
    if (board.get(TableCounter.ROUND) == 1) {
      Flips.ignoreHighest(board, chance, Seat.A);
      Flips.ignoreHighest(board, chance, Seat.B);
    }
  }

  /// Who cannot act by what everybody sees is not asked: an empty hand and nothing in play.
  @Rule({"MLP 46", "MLP B12"})
  private static boolean window(Board board) {
    if (Randoms.isOpen(board)) {
      board.agenda().push(FaceoffStep.ANSWER);
      return true;
    }
    Seat seat = Seat.of(board.get(TableCounter.PRIORITY));
    if (LegalActions.isOpen(board, seat)) {
      return false;
    }
    pass(board, seat);
    return true;
  }

  /// A player passes in the window; after two passes in a row totals are compared.
  static void pass(Board board, Seat seat) {
    board.set(TableCounter.PRIORITY, seat.other().ordinal());
    board.set(TableCounter.PASSES, board.get(TableCounter.PASSES) + 1);
    if (board.get(TableCounter.PASSES) >= 2) {
      board.agenda().replace(FaceoffStep.COMPARE);
    }
  }

  /// A player has acted in the window: the other one is next.
  static void acted(Board board, Seat seat) {
    board.set(TableCounter.PRIORITY, seat.other().ordinal());
    board.set(TableCounter.PASSES, 0);
  }

  @Rule({"MLP 47", "MLP B13", "MLP B14"})
  private static void compare(Board board) {
    int a = FaceoffTotals.total(board, Seat.A);
    int b = FaceoffTotals.total(board, Seat.B);
    boolean canFlip =
        board.pile(Zone.DECK, Seat.A).size() + board.pile(Zone.DECK, Seat.B).size() > 0;
    if (board.heard()) {
      board.tell(new PublicEvent.Compared(a, b, a == b && canFlip, FaceoffTable.compared(board)));
    }
    if (a == b && canFlip) {
      board.agenda().replace(FaceoffStep.FLIP);
      return;
    }
    board.setFaceoffWinner(FaceoffWinner.of(a, b));
    board.set(TableCounter.MARGIN, Math.abs(a - b));
    board.agenda().replace(FaceoffStep.RESULT);
  }

  @Rule({"MLP 13", "MLP 22", "MLP 57", "MLP B12"})
  private static void result(Board board, Chance chance) {
    board.agenda().replace(FaceoffStep.RETURN);
    Seat winner = board.faceoffWinner().seat();
    if (winner == null) {
      if (board.heard()) {
        Announcer.undecided(board, isGone(board));
      }
      return;
    }
    if (board.heard()) {
      Announcer.won(board, winner);
    }
    board.agenda().push(CheckState.STEP);
    boolean studious = studious(board, winner);
    int margin = board.get(TableCounter.MARGIN);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.FaceoffResult(winner, true, margin),
        new GameEvent.FaceoffResult(winner.other(), false, margin));
    switch (board.faceoff()) {
      case TROUBLEMAKER -> challenged(board, chance, winner);
      case PROBLEM, DOUBLE -> score(board, chance, winner, FaceoffTotals.bonus(board), true);
      case NONE, OF_A_CARD -> {}
    }
    if (studious && board.outcome() == null) {
      board.set(SeatCounter.STUDIED, winner, 1);
      GameEvents.happen(board, chance, GameEvent.GainTokens.byRule(winner, 1));
    }
  }

  /// The challenger scores the points of a Troublemaker that is beaten, or sends a character home.
  @Rule({"MLP 13", "MLP 22", "MLP B18"})
  private static void challenged(Board board, Chance chance, Seat winner) {
    Seat challenger = Seat.of(board.get(TableCounter.STARTER));
    int troublemaker = board.challenged();
    if (winner != challenger) {
      board.agenda().push(new PickForRule(PickForRule.Purpose.LOST, challenger));
    } else if (troublemaker != Board.EMPTY) {
      int points = board.face(troublemaker).figures().points();
      int ref = board.ref(troublemaker);
      GameEvents.happen(
          board, chance, new GameEvent.Announce(ref, challenger, GameEvent.Act.DEFEAT));
      score(board, chance, challenger, points, false);
      GameEvents.happen(board, chance, GameEvent.Leave.dismissed(ref));
    }
  }

  private static void score(Board board, Chance chance, Seat seat, int points, boolean bonus) {
    if (points > 0) {
      GameEvents.happen(board, chance, GameEvent.Score.byRule(seat, points, bonus));
    }
  }

  /// Whether the winner gains an action token: one, however many Studious cards are involved.
  @Rule({"MLP 57", "MLP B33"})
  private static boolean studious(Board board, Seat winner) {
    if (board.get(SeatCounter.STUDIED, winner) > 0) {
      return false;
    }
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      if (board.controller(card) == winner
          && board.derived().has(board, card, Keyword.STUDIOUS)
          && Selection.isInvolved(board, card)) {
        return true;
      }
    }
    return false;
  }

  /// The faceoff ends; a Problem faceoff has solved its Problems, whoever won.
  @Rule({"MLP 40", "MLP B12"})
  private static void end(Board board, Chance chance) {
    boolean solves = board.faceoff().isProblem();
    if (solves) {
      board.agenda().replace(FaceoffStep.SOLVE);
    } else {
      board.agenda().pop();
    }
    board.agenda().push(CheckState.STEP);
    GameEvents.time(board, chance, new GameEvent.FaceoffTime(board.active(), true));
    Durations.faceoffEnds(board);
    int areas = board.get(TableCounter.FACEOFF_AREAS);
    over(board);
    board.set(TableCounter.FACEOFF_AREAS, solves ? areas : 0);
  }

  /// Nothing is left of the faceoff.
  private static void over(Board board) {
    board.setFaceoff(FaceoffKind.NONE);
    board.set(TableCounter.FACEOFF_AREAS, 0);
    board.set(TableCounter.CHALLENGED, CardRef.NONE);
    board.set(TableCounter.FIXED, 0);
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      board.put(card, CardFlag.RANDOM_USED, false);
      board.put(card, CardFlag.PUMPED_USED, false);
      board.put(card, CardFlag.INVOLVED, false);
      board.put(card, CardFlag.LEFT_OUT, false);
    }
  }

  private static GameEvent[] solved(Board board) {
    List<GameEvent> events = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Seat seat = i == 0 ? board.active() : board.active().other();
      if ((board.get(TableCounter.FACEOFF_AREAS) >> Area.problem(seat) & 1) != 0
          && board.problem(seat) != Board.EMPTY) {
        events.add(new GameEvent.Solve(board.ref(board.problem(seat))));
      }
    }
    return events.toArray(GameEvent[]::new);
  }
}
