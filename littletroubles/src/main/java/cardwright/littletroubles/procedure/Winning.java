package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
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
      draw(board, Messages.of("end.both-alternate"));
      return;
    }
    if (a || b) {
      win(board, a ? Seat.A : Seat.B, Messages.of("end.alternate"));
      return;
    }
    a = hasWon(board, Seat.A);
    b = hasWon(board, Seat.B);
    if (a && b) {
      tieBreak(board, Messages.of("end.both-won"));
    } else if (a || b) {
      Seat winner = a ? Seat.A : Seat.B;
      win(board, winner, reason(board, winner));
    }
  }

  private static Message reason(Board board, Seat winner) {
    return board.get(SeatCounter.COOKIES, winner) >= COOKIES
        ? Messages.of("end.cookies", number(board.get(SeatCounter.COOKIES, winner)))
        : Messages.of("end.fights", number(WINS));
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
    long winning = derived.with(Feature.WINS_IF);
    for (long rest = winning; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int card = derived.speaker(at);
      if (board.controller(card) == seat) {
        for (Ability.Standing standing : board.face(card).standing()) {
          if (standing instanceof Ability.WinsIf(var condition)
              && Values.holds(board, condition, TextContext.of(board, card))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// The higher sum of percentages wins: cookies of 100 and fights of ten, each 100 at most.
  @Rule({"LT 3.1b", "LT 3.1c", "LT D13"})
  static void tieBreak(Board board, Message why) {
    int a = percentages(board, Seat.A);
    int b = percentages(board, Seat.B);
    Message sums =
        Messages.of(
            "end.percentages", clause(why), number(a), player(Seat.A), number(b), player(Seat.B));
    if (a == b) {
      draw(board, sums);
    } else {
      win(board, a > b ? Seat.A : Seat.B, sums);
    }
  }

  private static int percentages(Board board, Seat seat) {
    return Math.min(100, board.get(SeatCounter.COOKIES, seat) * 100 / COOKIES)
        + Math.min(100, board.get(SeatCounter.WINS, seat) * 100 / WINS);
  }

  /// The game ends with a winner.
  static void win(Board board, Seat winner, Message reason) {
    board.end(Outcome.win(winner, reason));
    if (board.heard()) {
      board.tell(new PublicEvent.Won(winner, reason));
    }
  }

  private static void draw(Board board, Message reason) {
    board.end(Outcome.draw(reason));
    if (board.heard()) {
      board.tell(new PublicEvent.Drawn(reason));
    }
  }
}
