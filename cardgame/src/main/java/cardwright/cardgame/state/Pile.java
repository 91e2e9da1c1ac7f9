package cardwright.cardgame.state;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import java.util.function.IntPredicate;

/// Cards in a row, by index: a deck (the top one last), a hand, or what lies on the table.
public final class Pile {
  private final short[] cards;
  private int size;

  /// An empty pile.
  ///
  /// @param most how many cards it can hold
  public Pile(int most) {
    cards = new short[most];
  }

  /// How many cards there are.
  public int size() {
    return size;
  }

  /// A card, from the bottom.
  ///
  /// @param index from 0 to `size() - 1`
  public int get(int index) {
    return cards[index];
  }

  /// The top card of a pile that is not empty.
  public int top() {
    return cards[size - 1];
  }

  /// The top cards, from the top; fewer where there are fewer.
  public int[] top(int most) {
    int[] top = new int[Math.clamp(most, 0, size)];
    for (int i = 0; i < top.length; i++) {
      top[i] = cards[size - 1 - i];
    }
    return top;
  }

  /// How many cards lie on top down to the one that makes up a number of cards of a sort, that one counted; all where there are fewer of that sort.
  public int downTo(int number, IntPredicate sort) {
    int found = 0;
    int counted = 0;
    while (counted < size && found < number) {
      found += sort.test(cards[size - 1 - counted]) ? 1 : 0;
      counted++;
    }
    return counted;
  }

  /// All cards, from the bottom.
  public int[] toArray() {
    int[] all = new int[size];
    for (int i = 0; i < size; i++) {
      all[i] = cards[i];
    }
    return all;
  }

  /// Takes all cards away.
  public void clear() {
    size = 0;
  }

  /// Puts a card on top.
  public void addTop(int card) {
    cards[size++] = (short) card;
  }

  /// Puts a card beneath all others.
  public void addBottom(int card) {
    System.arraycopy(cards, 0, cards, 1, size++);
    cards[0] = (short) card;
  }

  /// Puts a card among the others by its index, so that equal hands look equal.
  public void addInOrder(int card) {
    int at = size++;
    while (at > 0 && cards[at - 1] > card) {
      cards[at] = cards[at - 1];
      at--;
    }
    cards[at] = (short) card;
  }

  /// Takes a card out that is in the pile.
  public void remove(int card) {
    int at = size - 1;
    while (cards[at] != card) {
      at--;
    }
    System.arraycopy(cards, at + 1, cards, at, --size - at);
  }

  /// Shuffles the pile: each order is equally likely.
  public void shuffle(Chance chance) {
    for (int last = size - 1; last > 0; last--) {
      int other = chance.roll(last + 1);
      short card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
  }

  /// Makes another pile of the same capacity equal to this one.
  public void copyTo(Pile twin) {
    System.arraycopy(cards, 0, twin.cards, 0, size);
    twin.size = size;
  }

  /// Writes how many cards there are, and which in which order.
  public void write(Fingerprint out) {
    out.add(size);
    for (int i = 0; i < size; i++) {
      out.add(cards[i]);
    }
  }
}
