package cardwright.mlpccg.board;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;

/// Cards in a row: a deck (the top one last), a hand, or what lies on the table.
public final class Pile {
  private final short[] cards;
  private int size;

  Pile(int most) {
    cards = new short[most];
  }

  /// How many cards there are.
  public int size() {
    return size;
  }

  /// A card, from the bottom.
  public int get(int index) {
    return cards[index];
  }

  /// The top card.
  public int top() {
    return cards[size - 1];
  }

  void clear() {
    size = 0;
  }

  void addTop(int card) {
    cards[size++] = (short) card;
  }

  void addBottom(int card) {
    System.arraycopy(cards, 0, cards, 1, size++);
    cards[0] = (short) card;
  }

  /// Puts a card among those of its kind, so that equal hands look equal.
  void addInOrder(int card) {
    int at = size++;
    while (at > 0 && cards[at - 1] > card) {
      cards[at] = cards[at - 1];
      at--;
    }
    cards[at] = (short) card;
  }

  void remove(int card) {
    int at = size - 1;
    while (cards[at] != card) {
      at--;
    }
    System.arraycopy(cards, at + 1, cards, at, --size - at);
  }

  void shuffle(Chance chance) {
    for (int last = size - 1; last > 0; last--) {
      int other = chance.roll(last + 1);
      short card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
  }

  void copyTo(Pile twin) {
    System.arraycopy(cards, 0, twin.cards, 0, size);
    twin.size = size;
  }

  void write(Fingerprint out) {
    out.add(size);
    for (int i = 0; i < size; i++) {
      out.add(cards[i]);
    }
  }
}
