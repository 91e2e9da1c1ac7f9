package cardwright.littletroubles;

import cardwright.engine.Seat;
import cardwright.engine.Term;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Count;
import cardwright.littletroubles.board.Derived;
import cardwright.littletroubles.board.Pile;
import cardwright.littletroubles.board.Resources;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.List;

/// How good a position looks: the game is a race, so each side is asked how many turns of its own
/// it still needs for 100 cookies or ten fights won.
///
/// What lies on the table and in hand counts as cookies that are still to come, the less the nearer
/// the end is; what comes in each turn shortens the way.
final class Evaluation {
  private static final double COOKIES = 100;
  private static final double WINS = 10;

  /// What a turn brings besides resources and a fight: the free card.
  private static final double FREE = 2;

  private static final double DRAW = 1.5;

  /// How much of the best fight that is in reach a turn is likely to bring.
  private static final double FIGHT = 0.6;

  private static final double LOSER = 1.5;

  private static final double STRENGTH = 0.25;
  private static final double ADULT = 1;
  private static final int HAND = 9;
  private static final int CROWD = 5;

  /// From how many missing cookies on the table counts less and less.
  private static final double LATE = 60;

  private static final double MOST = 45;
  private static final double SLACK = 3;

  private final Board board;
  private final Derived derived;
  private final int[][] characters = new int[2][Board.MAINS];
  private final int[] count = new int[2];

  private Evaluation(Board board) {
    this.board = board;
    this.derived = board.derived();
    for (Seat seat : Seat.values()) {
      for (int slot = 0; slot < Board.MAINS; slot++) {
        int card = board.slot(seat, slot);
        if (card != Board.EMPTY && board.face(card).is(Kind.CHARACTER)) {
          characters[seat.ordinal()][count[seat.ordinal()]++] = card;
        }
      }
    }
  }

  /// The value for a seat, from -1 to 1.
  static double value(Board board, Seat seat) {
    Evaluation eyes = new Evaluation(board);
    return ofLead(eyes.side(seat.other()).turns() - eyes.side(seat).turns());
  }

  /// The value of needing that many turns less than the other, from -1 to 1.
  static double ofLead(double lead) {
    return lead / (SLACK + Math.abs(lead));
  }

  /// How many turns a seat still needs.
  static double turns(Board board, Seat seat) {
    return new Evaluation(board).side(seat).turns();
  }

  /// What a seat's side is made of; points are turns that it would need more without that term.
  static List<Term> terms(Board board, Seat seat) {
    return new Evaluation(board).side(seat).terms();
  }

  private Side side(Seat seat) {
    return new Side(
        board.get(Count.COOKIES, seat),
        board.get(Count.WINS, seat),
        Resources.cookies(board, seat),
        Resources.draws(board, seat),
        bestFight(seat),
        table(seat),
        hand(seat),
        goal(seat));
  }

  /// What a seat has.
  ///
  /// @param cookies in its jar
  /// @param wins fights won
  /// @param income cookies that its resources bring each turn
  /// @param draws cards that they bring each turn
  /// @param fight what the best fight brings that it could pick
  /// @param table what lies on its Playground, in cookies
  /// @param hand what it holds, in cookies
  /// @param goal what its Goal has come to, in cookies
  private record Side(
      double cookies,
      double wins,
      double income,
      double draws,
      double fight,
      double table,
      double hand,
      double goal) {
    /// How many turns it still needs.
    double turns() {
      double each = FREE + income + DRAW * draws + FIGHT * fight;
      double missing = Math.max(0, COOKIES - cookies);
      double ahead = Math.min(MOST, table + hand + goal);
      double byCookies = Math.max(0, missing - ahead * Math.min(1, missing / LATE)) / each;
      double byWins = (WINS - wins) / (fight > 0 ? 0.85 : 0.3);
      return nearer(byCookies, byWins);
    }

    private Term term(String name, double amount, Side without) {
      return new Term(name, amount, without.turns() - turns());
    }

    List<Term> terms() {
      return List.of(
          term("cookies", cookies, new Side(0, wins, income, draws, fight, table, hand, goal)),
          term("fights won", wins, new Side(cookies, 0, income, draws, fight, table, hand, goal)),
          term(
              "cookies a turn",
              income,
              new Side(cookies, wins, 0, draws, fight, table, hand, goal)),
          term("cards a turn", draws, new Side(cookies, wins, income, 0, fight, table, hand, goal)),
          term(
              "gains of the best fight in reach (in cookies)",
              fight,
              new Side(cookies, wins, income, draws, 0, table, hand, goal)),
          term(
              "cards on the Playground (in cookies)",
              table,
              new Side(cookies, wins, income, draws, fight, 0, hand, goal)),
          term(
              "cards in hand (in cookies)",
              hand,
              new Side(cookies, wins, income, draws, fight, table, 0, goal)),
          term(
              "tasks of the Goal (in cookies)",
              goal,
              new Side(cookies, wins, income, draws, fight, table, hand, 0)));
    }
  }

  /// A little less than the shorter of two ways: the longer one helps, too.
  private static double nearer(double one, double other) {
    double shorter = Math.max(0.01, Math.min(one, other));
    double share = shorter / Math.max(shorter, Math.max(one, other));
    return shorter * (1 - 0.2 * share * share * share);
  }

  /// What the best fight that a seat could Pick brings it, less what it costs; at least 0.
  private double bestFight(Seat seat) {
    int mine = seat.ordinal();
    int theirs = 1 - mine;
    double best = 0;
    for (int i = 0; i < count[mine]; i++) {
      int own = characters[mine][i];
      int confidence = derived.stat(board, own, Stat.CONFIDENCE);
      int maturity = derived.stat(board, own, Stat.MATURITY);
      for (int j = 0; j < count[theirs]; j++) {
        int other = characters[theirs][j];
        if (confidence >= derived.stat(board, other, Stat.MATURITY)) {
          boolean loses = derived.stat(board, other, Stat.CONFIDENCE) >= maturity;
          best = Math.max(best, LOSER + reward(other) - (loses ? LOSER + reward(own) : 0));
        }
      }
    }
    return best;
  }

  private double reward(int card) {
    return derived.stat(board, card, Stat.REWARD)
        + DRAW * derived.stat(board, card, Stat.DRAW_REWARD);
  }

  /// What lies on a Playground, as far as it is not in the income already.
  private double table(Seat seat) {
    double sum = 0;
    for (int i = 0; i < count[seat.ordinal()]; i++) {
      int card = characters[seat.ordinal()][i];
      sum +=
          1
              + STRENGTH
                  * (derived.stat(board, card, Stat.CONFIDENCE)
                      + derived.stat(board, card, Stat.MATURITY))
              + (board.turned(card) ? 0 : ADULT);
    }
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      int card = board.slot(seat, slot);
      if (card != Board.EMPTY && !board.face(card).is(Kind.CHARACTER)) {
        sum += thing(card, slot);
      }
      sum += board.scene(seat, slot) == Board.EMPTY ? 0 : 1.5;
    }
    return sum;
  }

  /// Toys and a Field are worth a little more than they cost, so that they are played when there
  /// are cookies for them.
  private double thing(int card, int slot) {
    if (slot == Board.GOAL) {
      return 0;
    }
    double cost = 0.8 * board.card(card).cost();
    return slot == Board.FIELD ? cost + 2.8 : cost + (board.grips().isHeld(card) ? 3.5 : 2.2);
  }

  /// How far a seat is with its Goal; a Great Goal brings far more.
  private double goal(Seat seat) {
    int goal = board.slot(seat, Board.GOAL);
    if (goal == Board.EMPTY) {
      return 0;
    }
    double done = 0;
    int all = 0;
    for (int task = 0; task < board.face(goal).tasks().length; task++) {
      done += board.marks().task(goal, task);
      all += board.face(goal).tasks()[task].times();
    }
    Figures figures = board.face(goal).figures();
    double share = all == 0 ? 0 : done / all;
    return figures.cost() + 2.5 + share * (figures.unique() ? 10 + 30 * share : 7);
  }

  /// What the cards in hand may become: Characters while there is room, a Field or Goal while there
  /// is none.
  private double hand(Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    int crowd = count[seat.ordinal()];
    boolean field = board.slot(seat, Board.FIELD) == Board.EMPTY;
    boolean goal = board.slot(seat, Board.GOAL) == Board.EMPTY;
    double sum = 0;
    int some = Math.min(HAND, hand.size());
    for (int i = 0; i < some; i++) {
      Card card = board.card(hand.get(i));
      Figures front = card.front().figures();
      if (front.is(Kind.CHARACTER)) {
        sum += crowd++ < CROWD ? 2.2 : 1;
      } else if (front.is(Kind.FIELD)) {
        sum += field ? 1.8 : 0.6;
        field = false;
      } else if (front.is(Kind.GOAL)) {
        sum += goal ? 1.8 : 0.6;
        goal = false;
      } else {
        sum += front.is(Kind.SCENE) ? 1.2 : 1.6;
      }
    }
    return sum;
  }
}
