package cardwright.littletroubles.procedure;

import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Feature;

/// How a game ends.
@Rule({"LT 3d", "LT 3e", "LT 3g", "LT 3h", "LT 3i", "LT A16", "LT B31", "LT B32"})
final class Winning {
  private static final int COOKIES = 100;
  private static final int WINS = 10;

  private Winning() {}

  /// Asks whether somebody has won.
  static void check(Board board) {
    boolean a = hasAlternate(board, Seat.A);
    boolean b = hasAlternate(board, Seat.B);
    if (a && b) {
      end(board, Outcome.draw("both players achieve an alternate win (LT 3g)"));
      return;
    }
    if (a || b) {
      end(board, Outcome.win(a ? Seat.A : Seat.B, "a card says so (LT 3c)"));
      return;
    }
    a = hasWon(board, Seat.A);
    b = hasWon(board, Seat.B);
    if (a && b) {
      tieBreak(board, "both players have reached the end (LT 3.1a)");
    } else if (a || b) {
      Seat winner = a ? Seat.A : Seat.B;
      end(board, Outcome.win(winner, reason(board, winner)));
    }
  }

  private static String reason(Board board, Seat winner) {
    return board.get(SeatCounter.COOKIES, winner) >= COOKIES
        ? board.get(SeatCounter.COOKIES, winner) + " cookies in the jar (LT 3d)"
        : WINS + " fights won (LT 3e)";
  }

  private static boolean hasWon(Board board, Seat seat) {
    return board.get(SeatCounter.COOKIES, seat) >= COOKIES
        || board.get(SeatCounter.WINS, seat) >= WINS;
  }

  @Rule({"LT 3c", "LT C50", "LT C51"})
  private static boolean hasAlternate(Board board, Seat seat) {
    if (board.get(SeatCounter.ALTERNATE, seat) != 0) {
      return true;
    }
    DerivedValues derived = board.derived();
    for (long left = derived.with(Feature.WINS_IF); left != 0; left &= left - 1) {
      int card = derived.speaker(left);
      if (board.controller(card) == seat) {
        for (Ability.Standing standing : board.face(card).standing()) {
          if (standing instanceof Ability.WinsIf(var condition)
              && Values.holds(board, condition, DerivedValues.context(board, card))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// The higher sum of percentages wins: cookies of 100 and fights of ten, each 100 at most.
  @Rule({"LT 3.1b", "LT 3.1c", "LT D13"})
  static void tieBreak(Board board, String why) {
    int a = percentages(board, Seat.A);
    int b = percentages(board, Seat.B);
    String sums = why + "; " + a + " % for A, " + b + " % for B (LT 3.1c)";
    if (a == b) {
      end(board, Outcome.draw(sums));
    } else {
      end(board, Outcome.win(a > b ? Seat.A : Seat.B, sums));
    }
  }

  private static int percentages(Board board, Seat seat) {
    return Math.min(100, board.get(SeatCounter.COOKIES, seat) * 100 / COOKIES)
        + Math.min(100, board.get(SeatCounter.WINS, seat) * 100 / WINS);
  }

  static void end(Board board, Outcome outcome) {
    board.end(outcome);
    if (board.heard()) {
      board.tell(new PublicEvent.Ended(outcome));
    }
  }
}
