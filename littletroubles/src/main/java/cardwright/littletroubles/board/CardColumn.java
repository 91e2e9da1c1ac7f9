package cardwright.littletroubles.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns], and the bits of one of them.
public final class CardColumn {
  static final int BITS = 0;
  static final int LINK = 1;
  static final int STAMP = 2;
  static final int TASKS = 3;
  static final int COUNT = 4;

  /// The back is up.
  static final int TURNED = 1;

  /// Public for the rest of the turn, though it lies in a private place.
  public static final int OPEN = 2;

  /// A seat knows its front: this for A, twice this for B.
  static final int SEEN = 4;

  /// The other seat knows the back of a chain-link card.
  static final int BACK_KNOWN = 16;

  /// Who played a Scene: set for B.
  static final int PLAYER = 32;

  /// A Toy that is held.
  static final int HELD = 64;

  private CardColumn() {}
}
