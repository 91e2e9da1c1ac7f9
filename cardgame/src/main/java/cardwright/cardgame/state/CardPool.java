package cardwright.cardgame.state;

import cardwright.engine.Seat;
import java.util.Arrays;

/// The cards of a play and their owners, which never change. Copies of a position share it.
///
/// Cards have an index: A's come first, each seat's in the order that the game gives them.
///
/// @param <C> what a game knows of a card
public final class CardPool<C> {
  private final C[] cards;
  private final int cardsOfA;

  /// The cards of both seats, each list in the order of its indices.
  public CardPool(C[] a, C[] b) {
    cards = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, cards, a.length, b.length);
    cardsOfA = a.length;
  }

  /// How many cards there are.
  public int size() {
    return cards.length;
  }

  /// The card with that index, as it is in the decks.
  public C card(int index) {
    return cards[index];
  }

  /// Who owns the card with that index.
  public Seat owner(int index) {
    return index < cardsOfA ? Seat.A : Seat.B;
  }

  /// How many cards a seat owns.
  public int owned(Seat seat) {
    return seat == Seat.A ? cardsOfA : cards.length - cardsOfA;
  }

  /// The index of a seat's first card.
  public int first(Seat seat) {
    return seat == Seat.A ? 0 : cardsOfA;
  }

  /// The cards that a seat owns, in the order of their indices.
  public C[] cards(Seat seat) {
    return Arrays.copyOfRange(cards, first(seat), first(seat) + owned(seat));
  }
}
