package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import java.util.Arrays;

/// How several cards are picked as a set, one after the other: which can be picked next so that each set is reached once, and which can be taken back. Cards picked are references ([CardRef]), in the order of cards.
public final class PickedSet {
  /// No cards.
  public static final int[] NONE = {};

  private PickedSet() {}

  /// Whether the player who picks cannot tell two cards apart, whichever of them is named first.
  @FunctionalInterface
  public interface Alike {
    /// Whether these two.
    boolean test(int card, int other);
  }

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
    if (cards.length == 0) {
      return NONE;
    }
    int first = cards[0];
    for (int card : cards) {
      first = Math.min(first, card);
    }
    return new int[] {first};
  }

  /// Some of these cards, picked by chance, or all where there are not more.
  public static int[] random(int[] cards, int number, Chance chance) {
    int[] left = cards.clone();
    int count = Math.min(number, left.length);
    for (int i = 0; i < count; i++) {
      int other = i + chance.roll(left.length - i);
      int card = left[i];
      left[i] = left[other];
      left[other] = card;
    }
    return Arrays.copyOf(left, count);
  }

  /// Of cards that are alike the first one, in the order of cards. The others stay in their order.
  public static int[] once(int[] all, Alike alike) {
    int[] found = new int[all.length];
    int count = 0;
    for (int card : all) {
      boolean first = true;
      for (int i = 0; first && i < all.length; i++) {
        first = all[i] >= card || !alike.test(card, all[i]);
      }
      if (first) {
        found[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(found, count);
  }

  /// Of picks that are alike the last, which is taken back first.
  public static int[] last(int[] picked, Alike alike) {
    int[] last = new int[picked.length];
    int count = 0;
    for (int i = 0; i < picked.length; i++) {
      boolean more = false;
      for (int j = i + 1; j < picked.length; j++) {
        more |= alike.test(CardRef.card(picked[i]), CardRef.card(picked[j]));
      }
      if (!more) {
        last[count++] = picked[i];
      }
    }
    return Arrays.copyOf(last, count);
  }

  /// Some picks and one more.
  public static int[] with(int[] picked, int ref) {
    int[] more = Arrays.copyOf(picked, picked.length + 1);
    int at = picked.length;
    while (at > 0 && CardRef.card(more[at - 1]) > CardRef.card(ref)) {
      more[at] = more[at - 1];
      at--;
    }
    more[at] = ref;
    return more;
  }

  /// Some picks without one.
  public static int[] without(int[] picked, int ref) {
    int[] fewer = new int[picked.length];
    int count = 0;
    for (int each : picked) {
      if (each != ref) {
        fewer[count++] = each;
      }
    }
    return Arrays.copyOf(fewer, count);
  }

  /// Whether a card is among some picks.
  public static boolean contains(int[] picked, int ref) {
    for (int each : picked) {
      if (each == ref) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card is among some picks, whatever its life.
  public static boolean hasCard(int[] picked, int card) {
    for (int ref : picked) {
      if (CardRef.card(ref) == card) {
        return true;
      }
    }
    return false;
  }

  /// The last of some picks, in the order of cards, or -1.
  public static int highest(int[] picked) {
    return picked.length == 0 ? -1 : CardRef.card(picked[picked.length - 1]);
  }
}
