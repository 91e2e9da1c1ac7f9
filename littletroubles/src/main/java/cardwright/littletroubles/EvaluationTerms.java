package cardwright.littletroubles;

import cardwright.cardgame.state.Pile;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Layers;
import cardwright.littletroubles.board.Resources;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.List;

/// The terms by which a position is valued: how far a side is on its three ways to win, cookies, fights and its
/// Goal, and what it has on its Playground and in hand.
///
/// The points of a term are logarithms of odds, fitted to plays of `greedy` against itself.
final class EvaluationTerms {
  private static final EvaluationFeature.Kind COOKIES =
      new EvaluationFeature.Kind(Messages.of("value.cookies"), 0.022);
  private static final EvaluationFeature.Kind LAST =
      new EvaluationFeature.Kind(Messages.of("value.cookies-beyond-80"), 0.1);
  private static final EvaluationFeature.Kind WINS =
      new EvaluationFeature.Kind(Messages.of("value.fights-won-beyond-four"), 0.53);
  private static final EvaluationFeature.Kind LAST_WINS =
      new EvaluationFeature.Kind(Messages.of("value.fights-won-beyond-seven"), 0.97);
  private static final EvaluationFeature.Kind DRAWS =
      new EvaluationFeature.Kind(Messages.of("value.cards-a-turn"), 0.13);
  private static final EvaluationFeature.Kind ADULTS =
      new EvaluationFeature.Kind(Messages.of("value.characters-that-are-grown-up"), 0.29);
  private static final EvaluationFeature.Kind CONFIDENCE =
      new EvaluationFeature.Kind(Messages.of("value.points-of-confidence"), -0.085);
  private static final EvaluationFeature.Kind BEST =
      new EvaluationFeature.Kind(Messages.of("value.points-of-the-highest-confidence"), 0.085);
  private static final EvaluationFeature.Kind MATURITY =
      new EvaluationFeature.Kind(Messages.of("value.points-of-maturity"), 0.03);
  private static final EvaluationFeature.Kind THINGS =
      new EvaluationFeature.Kind(Messages.of("value.costs-of-other-cards-in-the-main-zones"), 0.11);
  private static final EvaluationFeature.Kind SCENES =
      new EvaluationFeature.Kind(Messages.of("value.scenes"), 0.17);
  private static final EvaluationFeature.Kind FIELD =
      new EvaluationFeature.Kind(Messages.of("value.fields"), 0.25);
  private static final EvaluationFeature.Kind GOAL =
      new EvaluationFeature.Kind(Messages.of("value.goals"), 1.75);
  private static final EvaluationFeature.Kind TASKS =
      new EvaluationFeature.Kind(Messages.of("value.shares-of-the-goal-tasks-done"), 3.4);
  private static final EvaluationFeature.Kind HAND =
      new EvaluationFeature.Kind(Messages.of("value.cards-in-hand"), 0.07);
  private static final EvaluationFeature.Kind HELD =
      new EvaluationFeature.Kind(Messages.of("value.characters-in-hand"), -0.11);
  private static final EvaluationFeature.Kind COSTS =
      new EvaluationFeature.Kind(Messages.of("value.costs-of-cards-in-hand"), 0.018);

  /// All terms.
  static final List<EvaluationFeature.Kind> TERMS =
      List.of(
          COOKIES,
          LAST,
          WINS,
          LAST_WINS,
          DRAWS,
          ADULTS,
          CONFIDENCE,
          BEST,
          MATURITY,
          THINGS,
          SCENES,
          FIELD,
          GOAL,
          TASKS,
          HAND,
          HELD,
          COSTS);

  private static final int MANY_COOKIES = 80;
  private static final int SOME_WINS = 4;
  private static final int MANY_WINS = 7;

  private final Board board;
  private final Seat seat;
  private int adults;
  private int confidence;
  private int best;
  private int maturity;
  private int things;
  private int scenes;
  private int held;
  private int costs;

  private EvaluationTerms(Board board, Seat seat) {
    this.board = board;
    this.seat = seat;
    for (int slot = 0; slot < Board.MAINS; slot++) {
      int card = board.slot(seat, slot);
      if (card != Board.EMPTY) {
        count(card);
      }
    }
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      scenes += board.scene(seat, slot) == Board.EMPTY ? 0 : 1;
    }
    Pile hand = board.pile(Zone.HAND, seat);
    for (int i = 0; i < hand.size(); i++) {
      Card card = board.card(hand.get(i));
      held += card.front().figures().is(Kind.CHARACTER) ? 1 : 0;
      // Who holds a card with a cost of X may pay nothing.
      costs += Math.max(0, card.cost());
    }
  }

  private void count(int card) {
    if (!board.face(card).is(Kind.CHARACTER)) {
      things += board.card(card).cost();
      return;
    }
    int own = Layers.stat(board, card, Stat.CONFIDENCE);
    adults += board.turned(card) ? 0 : 1;
    confidence += own;
    best = Math.max(best, own);
    maturity += Layers.stat(board, card, Stat.MATURITY);
  }

  /// How much there is of each term on a seat's side, in the order of [#TERMS].
  static double[] amounts(Board board, Seat seat) {
    return new EvaluationTerms(board, seat).amounts();
  }

  private int cookies() {
    return board.get(SeatCounter.COOKIES, seat);
  }

  private int winsBeyond(int number) {
    return Math.max(0, board.get(SeatCounter.WINS, seat) - number);
  }

  private int draws() {
    return Resources.draws(board, seat);
  }

  private int cards(int slot) {
    return board.slot(seat, slot) == Board.EMPTY ? 0 : 1;
  }

  /// How far the seat is with its Goal, from 0 to 1.
  private double tasks() {
    int goal = board.slot(seat, Board.GOAL);
    if (goal == Board.EMPTY) {
      return 0;
    }
    double done = 0;
    int all = 0;
    for (int task = 0; task < board.face(goal).tasks().length; task++) {
      done += board.task(goal, task);
      all += board.face(goal).tasks()[task].times();
    }
    return all == 0 ? 0 : done / all;
  }

  /// How much there is of each term, in the order of [#TERMS].
  private double[] amounts() {
    return new double[] {
      cookies(),
      Math.max(0, cookies() - MANY_COOKIES),
      winsBeyond(SOME_WINS),
      winsBeyond(MANY_WINS),
      draws(),
      adults,
      confidence,
      best,
      maturity,
      things,
      scenes,
      cards(Board.FIELD),
      cards(Board.GOAL),
      tasks(),
      board.pile(Zone.HAND, seat).size(),
      held,
      costs
    };
  }
}
