package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Knowledge;
import java.util.Arrays;

/// How several cards are picked as a set.
public final class Sets {
  /// No cards.
  public static final int[] NONE = {};

  private Sets() {}

  /// Whether a card comes behind all that are picked, in the order of cards, and enough come behind it: such picks lead to every set once.
  ///
  /// @param highest the last card that is picked, or -1
  /// @param all what can be picked, with all cards that are alike
  /// @param needed how many have still to be picked
  public static boolean isAscending(int card, int highest, int[] all, int needed) {
    int behind = 0;
    for (int each : all) {
      behind += each > card ? 1 : 0;
    }
    return card > highest && behind >= needed - 1;
  }

  /// The first of some cards in the order of cards, alone.
  public static int[] first(int[] cards) {
    return cards.length == 0 ? NONE : new int[] {Arrays.stream(cards).min().getAsInt()};
  }

  /// Of cards out of play that a seat cannot tell apart the first one, in the order of cards. The others stay in their order.
  public static int[] once(Board board, int[] all, Seat seat) {
    int[] found = new int[all.length];
    int count = 0;
    for (int card : all) {
      boolean first = true;
      for (int i = 0; i < all.length && !board.inPlay(card); i++) {
        first &= all[i] >= card || !isAlike(board, all[i], card, seat);
      }
      if (first) {
        found[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(found, count);
  }

  /// Of picks that a seat cannot tell apart the last, which is taken back first.
  ///
  /// @param picked with lives, in the order of cards
  public static int[] last(Board board, int[] picked, Seat seat) {
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

  /// Whether two cards lie out of play and a seat cannot tell them apart.
  public static boolean isAlike(Board board, int card, int other, Seat seat) {
    return !board.inPlay(card)
        && !board.inPlay(other)
        && Knowledge.seen(board, card, seat) == Knowledge.seen(board, other, seat)
        && Knowledge.alike(board, card, other);
  }

  /// Some cards with lives and one more, in the order of cards.
  public static int[] with(int[] refs, int ref) {
    int[] more = Arrays.copyOf(refs, refs.length + 1);
    int at = refs.length;
    while (at > 0 && CardRef.card(more[at - 1]) > CardRef.card(ref)) {
      more[at] = more[at - 1];
      at--;
    }
    more[at] = ref;
    return more;
  }

  /// Some cards with lives, without one.
  public static int[] without(int[] refs, int ref) {
    return Arrays.stream(refs).filter(each -> each != ref).toArray();
  }

  /// Whether a card is among some, with lives.
  static boolean contains(int[] refs, int ref) {
    for (int each : refs) {
      if (each == ref) {
        return true;
      }
    }
    return false;
  }

  /// The last of some cards, in the order of cards, or -1.
  public static int highest(int[] refs) {
    return refs.length == 0 ? -1 : CardRef.card(refs[refs.length - 1]);
  }
}
