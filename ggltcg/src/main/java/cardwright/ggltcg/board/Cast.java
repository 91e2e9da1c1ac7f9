package cardwright.ggltcg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import java.util.List;

/// The cards of a play and their owners, which never change. Copies of a position share it.
///
/// Cards have an index: A's come first, each deck in alphabetical order.
@Rule("GG 13.1")
public final class Cast {
  /// The most cards that a play can have.
  public static final int MOST = 64;

  private final Card[] cards;
  private final int ofA;
  private final int features;

  /// The cards of both seats, each list in the order of its indices.
  public Cast(List<Card> a, List<Card> b) {
    cards = new Card[a.size() + b.size()];
    ofA = a.size();
    int bits = 0;
    for (int i = 0; i < cards.length; i++) {
      cards[i] = i < ofA ? a.get(i) : b.get(i - ofA);
      bits |= cards[i].features();
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
    long all = cards.length == MOST ? -1L : (1L << cards.length) - 1;
    long own = (1L << ofA) - 1;
    return seat == Seat.A ? own : all & ~own;
  }

  /// Whether any card of the play has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }
}
