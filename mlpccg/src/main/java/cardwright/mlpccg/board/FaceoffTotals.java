package cardwright.mlpccg.board;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// What the cards that take part in the faceoff that is going on add to it.
@Rule({"MLP 43", "MLP 44", "MLP 45", "MLP 47", "MLP B16", "MLP B17"})
public final class FaceoffTotals {
  private FaceoffTotals() {}

  /// How many characters of a seat in an area would challenge a Troublemaker there.
  public static int challengers(Board board, int area, Seat seat) {
    int number = 0;
    int card = board.derived().firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      number++;
      card = board.derived().next(card);
    }
    return number;
  }

  /// What a card in play adds to the total of its side.
  @Rule({"MLP 44", "MLP 56", "MLP 70"})
  public static int contribution(Board board, int card) {
    return Selection.isInvolved(board, card) && board.derived().counts(board, card)
        ? board.derived().power(board, card)
        : 0;
  }

  /// What a flipped card adds.
  @Rule({"MLP 45", "MLP 54"})
  public static int flipped(Board board, int card) {
    return board.is(card, CardFlag.IGNORED) ? 0 : Selection.power(board, card);
  }

  /// The total of a side.
  @Rule({"MLP 47", "MLP 70"})
  public static int total(Board board, Seat seat) {
    int sum = board.get(SeatCounter.ADDED, seat) + ActiveLaws.total(board, seat);
    Pile flips = board.pile(Zone.FLIPPED, seat);
    for (int i = 0; i < flips.size(); i++) {
      sum += flipped(board, flips.get(i));
    }
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.PLAY && board.faceoffSide(card) == seat) {
        sum += contribution(board, card);
      }
    }
    return sum;
  }

  /// The bonus points that the winner of a Problem faceoff scores: the greater of two.
  @Rule({"MLP 13", "MLP B23"})
  public static int bonus(Board board) {
    int most = 0;
    for (Seat seat : Seat.values()) {
      if ((board.get(TableCounter.FACEOFF_AREAS) >> Area.problem(seat) & 1) != 0) {
        most = Math.max(most, ActiveLaws.bonus(board, board.problem(seat)));
      }
    }
    return most;
  }
}
