package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Knowledge;
import java.util.Arrays;

/// How several cards are picked as a set.
@Rule("LT C19")
final class Sets {
  static final int[] NONE = {};

  private Sets() {}

  /// Whether a card comes behind all that are picked, in the order of cards, and enough come behind it: such picks lead to every set once.
  ///
  /// @param highest the last card that is picked, or -1
  /// @param all what can be picked, with all cards that are alike
  /// @param needed how many have still to be picked
  static boolean isAscending(int card, int highest, int[] all, int needed) {
    int behind = 0;
    for (int each : all) {
      behind += each > card ? 1 : 0;
    }
    return card > highest && behind >= needed - 1;
  }

  /// The first of some cards in the order of cards, alone.
  static int[] first(int[] cards) {
    return cards.length == 0 ? NONE : new int[] {Arrays.stream(cards).min().getAsInt()};
  }

  /// Of picks that a seat cannot tell apart the last, which is taken back first.
  static int[] last(Board board, int[] picked, Seat seat) {
    int[] last = new int[picked.length];
    int count = 0;
    for (int i = 0; i < picked.length; i++) {
      boolean more = false;
      for (int j = i + 1; j < picked.length; j++) {
        more |= isAlike(board, CardRef.card(picked[i]), CardRef.card(picked[j]), seat);
      }
      if (!more) {
        last[count++] = picked[i];
      }
    }
    return Arrays.copyOf(last, count);
  }

  private static boolean isAlike(Board board, int card, int other, Seat seat) {
    return !board.inPlay(card) && !board.inPlay(other) && Knowledge.alike(board, card, other, seat);
  }
}
