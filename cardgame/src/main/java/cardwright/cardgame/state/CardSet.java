package cardwright.cardgame.state;

/// Sets of cards, in the order of their indices: which cards lie in a zone, which can be chosen, which an effect touches.
///
/// A set is a number that never changes, so that it costs no memory wherever it goes: only this class knows how its bits are laid. Members are indices from 0
/// to 63: those of cards, in a game whose plays have no more of them, or places in a row of cards. A set is walked through without an iterator:
///
/// ```java
/// for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
///   int card = CardSet.first(rest);
/// }
/// ```
///
/// Cards in an order of their own, such as those of a deck, are no set but a [Pile].
public final class CardSet {
  /// How many different members there can be.
  public static final int MOST = Long.SIZE;

  /// No cards.
  public static final long NONE = 0;

  private CardSet() {}

  /// One card alone.
  public static long of(int card) {
    return 1L << card;
  }

  /// All cards from one index to another.
  ///
  /// @param first from 0
  /// @param end the index behind the last card, from `first` to [#MOST]
  public static long range(int first, int end) {
    return first == end ? NONE : -1L >>> (MOST - end + first) << first;
  }

  /// Whether there are none.
  public static boolean isEmpty(long cards) {
    return cards == 0;
  }

  /// How many cards there are.
  public static int size(long cards) {
    return Long.bitCount(cards);
  }

  /// Whether a card is one of them.
  public static boolean has(long cards, int card) {
    return (cards >>> card & 1) != 0;
  }

  /// The first card; -1 where there is none.
  public static int first(long cards) {
    return cards == 0 ? -1 : Long.numberOfTrailingZeros(cards);
  }

  /// The cards without the first one.
  public static long withoutFirst(long cards) {
    return cards & cards - 1;
  }

  /// The card with so many others before it.
  ///
  /// @param index from 0 to `size(cards) - 1`
  public static int get(long cards, int index) {
    long rest = cards;
    for (int skipped = 0; skipped < index; skipped++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /// Some cards and another one.
  public static long with(long cards, int card) {
    return cards | 1L << card;
  }

  /// Some cards without one.
  public static long without(long cards, int card) {
    return cards & ~(1L << card);
  }

  /// The cards of two sets.
  public static long union(long cards, long others) {
    return cards | others;
  }

  /// Those that are in both of two sets.
  public static long common(long cards, long others) {
    return cards & others;
  }

  /// Those of the first set that are not in the second.
  public static long minus(long cards, long others) {
    return cards & ~others;
  }

  /// Those behind a card.
  ///
  /// @param card from 0 to 63, or -1 for all
  public static long behind(long cards, int card) {
    return card < 0 ? cards : cards & -2L << card;
  }

  /// All but the last so many.
  public static long withoutLast(long cards, int number) {
    long left = cards;
    for (int i = 0; i < number && left != 0; i++) {
      left &= ~Long.highestOneBit(left);
    }
    return left;
  }

  /// All cards, in order.
  public static int[] toArray(long cards) {
    int[] all = new int[size(cards)];
    int count = 0;
    for (long rest = cards; rest != NONE; rest = withoutFirst(rest)) {
      int card = first(rest);
      all[count++] = card;
    }
    return all;
  }
}
