package cardwright.cardgame.state;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;

/// The numbers that each card has, card by card, and its life: the number of the object that it is now.
///
/// A card that changes zones becomes a new object. References ([CardRef]) name a card with its life and no longer hold afterwards.
public final class CardColumns {
  private final int[] all;
  private final int columns;
  private final int stride;

  /// All columns 0, all cards in their first life.
  ///
  /// @param cards how many cards there are
  /// @param columns how many numbers each of them has
  public CardColumns(int cards, int columns) {
    this.columns = columns;
    this.stride = columns + 1;
    this.all = new int[stride * cards];
  }

  /// A number of a card.
  ///
  /// @param column from 0
  public int at(int column, int card) {
    return all[card * stride + column];
  }

  /// Sets a number of a card.
  public void put(int column, int card, int value) {
    all[card * stride + column] = value;
  }

  /// Whether one of some bits of a number of a card is set.
  public boolean has(int column, int card, int bits) {
    return (all[card * stride + column] & bits) != 0;
  }

  /// Sets or clears bits of a number of a card.
  public void put(int column, int card, int bits, boolean set) {
    int at = card * stride + column;
    all[at] = set ? all[at] | bits : all[at] & ~bits;
  }

  /// A card becomes a new object.
  public void beginLife(int card) {
    all[card * stride + columns]++;
  }

  /// A card becomes a new object of which all numbers are 0.
  public void beginAnew(int card) {
    int at = card * stride;
    for (int life = at + columns; at < life; at++) {
      all[at] = 0;
    }
    all[at]++;
  }

  /// A reference to a card in its present life.
  public int ref(int card) {
    return CardRef.of(card, all[card * stride + columns]);
  }

  /// Whether a reference still means the card that it was made for.
  public boolean holds(int ref) {
    return ref != CardRef.NONE && ref == ref(CardRef.card(ref));
  }

  /// Whether a reference means a card in the life before its present one: it has changed zones once since.
  public boolean isLastLife(int ref) {
    return ref != CardRef.NONE
        && ref == CardRef.of(CardRef.card(ref), all[CardRef.card(ref) * stride + columns] - 1);
  }

  /// Columns for a copy of the position: all numbers 0.
  public CardColumns blank() {
    return new CardColumns(all.length / stride, columns);
  }

  /// Makes the columns of another position of the same play equal to these.
  public void copyTo(CardColumns twin) {
    System.arraycopy(all, 0, twin.all, 0, all.length);
  }

  /// Writes the numbers of a card. Life numbers do not count, only whether references still hold.
  public void write(Fingerprint out, int card) {
    for (int column = 0; column < columns; column++) {
      out.add(at(column, card));
    }
  }
}
