package cardwright.ggltcg.board;

import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import java.util.Arrays;
import java.util.List;

/// The cards of a play and their owners, which never change. Copies of a position share it.
///
/// Cards have an index: A's come first, each deck in alphabetical order.
@Rule("GG 13.1")
public final class CardPool {
  /// The most cards that a play can have.
  public static final int MOST = 63;

  private final Card[] cards;
  private final int ofA;
  private final int features;

  /// The cards of both seats, each list in the order of its indices.
  ///
  /// @throws Refused when there are more than [#MOST]
  public CardPool(Card[] a, Card[] b) {
    this(a, b, List.of());
  }

  /// The cards of both seats, and cards of which copies lie in play from the start.
  ///
  /// @throws Refused when there are more than [#MOST]
  public CardPool(Card[] a, Card[] b, List<Card> copied) {
    if (a.length + b.length > MOST) {
      throw new Refused("a play has at most " + MOST + " cards, not " + (a.length + b.length));
    }
    cards = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, cards, a.length, b.length);
    ofA = a.length;
    int bits = 0;
    for (Card card : cards) {
      bits |= card.features();
    }
    for (Card card : copied) {
      bits |= card.features();
    }
    features = bits;
  }

  /// How many cards there are.
  public int size() {
    return cards.length;
  }

  /// The card with that index, as printed.
  public Card card(int index) {
    return cards[index];
  }

  /// Whose card it is.
  public Seat owner(int index) {
    return index < ofA ? Seat.A : Seat.B;
  }

  /// All cards of a seat, as bits.
  public long owned(Seat seat) {
    long all = (1L << cards.length) - 1;
    long own = (1L << ofA) - 1;
    return seat == Seat.A ? own : all & ~own;
  }

  /// Whether any card of the play has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }
}
