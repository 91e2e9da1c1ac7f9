package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Kind;

/// How much a player may have.
@Rule({"MLP 42", "MLP B57"})
public final class Limits {
  /// How many cards a player may hold at the end of a turn.
  public static final int HAND = 8;

  private Limits() {}

  /// How many Friends of a seat at home count for its limit.
  @Rule({"MLP 42a", "MLP Q59"})
  public static int friendsAtHome(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    int number = derived.friendsAtHome(seat);
    int card = derived.firstCharacter(Area.home(seat), seat);
    while (card != Board.EMPTY) {
      if (board.card(card).is(Kind.FRIEND) && ActiveLaws.isUncounted(board, card)) {
        number--;
      }
      card = derived.next(card);
    }
    return number;
  }

  /// How many Friends a seat may have at home at the end of its turn.
  public static int home(Board board, Seat seat) {
    int mane = board.derived().mane(seat);
    return mane == Board.EMPTY
        ? 0
        : Math.max(0, board.face(mane).figures().homeLimit() + ActiveLaws.homeLimit(board, seat));
  }
}
