package cardwright.engine;

/// A card together with its life, packed into one `int`: a card that changed zones is a new object, and an older reference no longer holds.
public final class CardRef {
  private static final int CARD_BITS = 9;

  /// No card.
  public static final int NONE = -1;

  private CardRef() {}

  /// A reference.
  ///
  /// @param card the card's index, 0 to 511
  /// @param life its life number, 0 to 2^22 - 1
  public static int of(int card, int life) {
    return life << CARD_BITS | card;
  }

  /// The same card one life later: as what it becomes where it is put next.
  public static int next(int ref) {
    return of(card(ref), life(ref) + 1);
  }

  /// The same card one life earlier: as what it was where it came from.
  public static int last(int ref) {
    return of(card(ref), life(ref) - 1);
  }

  /// The life number.
  public static int life(int ref) {
    return ref >> CARD_BITS;
  }

  /// The index of the card.
  public static int card(int ref) {
    return ref & (1 << CARD_BITS) - 1;
  }
}
