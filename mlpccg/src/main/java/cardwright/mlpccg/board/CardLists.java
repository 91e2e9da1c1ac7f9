package cardwright.mlpccg.board;

import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Arrays;

/// The cards in play but Problems, in lists: each holds those of a sort that a seat controls in an area, in the order in which they came to the table.
final class CardLists {
  static final int CHARACTERS = 0;
  static final int TROUBLEMAKERS = 1;
  static final int OTHERS = 2;

  /// How many sorts there are.
  static final int SORTS = 3;

  private static final int[] KINDS = {
    Kind.CHARACTERS, Kind.TROUBLEMAKER.bit(), Kind.RESOURCE.bit() | Kind.EVENT.bit()
  };

  private final short[] first = new short[SORTS * Area.COUNT * 2];
  private final short[] last = new short[SORTS * Area.COUNT * 2];
  private final short[] next;

  CardLists(int cards) {
    next = new short[cards];
  }

  /// Whether cards of some types are of a sort.
  ///
  /// @param kinds as bits of [Kind]
  private static boolean holds(int sort, int kinds) {
    return (kinds & KINDS[sort]) != 0;
  }

  /// Of how many sorts cards of some types are.
  static int sorts(int kinds) {
    int sorts = 0;
    for (int sort = 0; sort < SORTS; sort++) {
      sorts += holds(sort, kinds) ? 1 : 0;
    }
    return sorts;
  }

  void clear() {
    Arrays.fill(first, (short) Board.EMPTY);
  }

  private static int list(int sort, int area, int seat) {
    return (sort * Area.COUNT + area) * 2 + seat;
  }

  void append(int sort, int area, int seat, int card) {
    int list = list(sort, area, seat);
    next[card] = Board.EMPTY;
    if (first[list] == Board.EMPTY) {
      first[list] = (short) card;
    } else {
      next[last[list]] = (short) card;
    }
    last[list] = (short) card;
  }

  /// The first card of a list, or [Board#EMPTY].
  int first(int sort, int area, Seat seat) {
    return first[list(sort, area, seat.ordinal())];
  }

  /// The first card of a list in which some types are, or [Board#EMPTY].
  int first(int sort, int kinds, int area, Seat seat) {
    return holds(sort, kinds) ? first(sort, area, seat) : Board.EMPTY;
  }

  /// The card behind another one of its list, or [Board#EMPTY].
  int next(int card) {
    return next[card];
  }
}
