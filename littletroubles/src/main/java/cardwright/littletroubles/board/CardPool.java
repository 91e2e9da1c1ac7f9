package cardwright.littletroubles.board;

import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;

/// What never changes in a play: the cards with their owners, and what was agreed on. A's cards come first, each seat's by title.
public final class CardPool {
  /// How many cards both players may have together: the slots of Playgrounds keep them in bytes.
  public static final int MOST = Byte.MAX_VALUE;

  private final Card[] cards;
  private final int cardsOfA;
  private final Options options;
  private final int features;

  /// The cards of a play.
  public CardPool(Card[] a, Card[] b, Options options) {
    this.cards = new Card[a.length + b.length];
    System.arraycopy(a, 0, cards, 0, a.length);
    System.arraycopy(b, 0, cards, a.length, b.length);
    this.cardsOfA = a.length;
    this.options = options;
    int bits = 0;
    for (Card card : cards) {
      bits |= card.front().features();
    }
    this.features = bits;
  }

  /// How many cards there are.
  public int size() {
    return cards.length;
  }

  /// How many cards a seat owns.
  public int owned(Seat seat) {
    return seat == Seat.A ? cardsOfA : cards.length - cardsOfA;
  }

  /// The index of a seat's first card.
  public int first(Seat seat) {
    return seat == Seat.A ? 0 : cardsOfA;
  }

  /// The card with that index, as it is in the decks.
  public Card card(int index) {
    return cards[index];
  }

  /// Who owns the card with that index.
  public Seat owner(int index) {
    return index < cardsOfA ? Seat.A : Seat.B;
  }

  /// What was agreed on.
  public Options options() {
    return options;
  }

  /// The kinds of text on the fronts of all cards, as bits.
  public int features() {
    return features;
  }
}
