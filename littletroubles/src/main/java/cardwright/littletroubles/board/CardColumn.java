package cardwright.littletroubles.board;

/// The numbers that each card has: the columns of [cardwright.cardgame.state.CardColumns], and the bits of one of them.
final class CardColumn {
  static final int BITS = 0;
  static final int LINK = 1;
  static final int TASKS = 2;
  static final int COUNT = 3;

  /// The back is up.
  static final int TURNED = 1;

  /// The other seat knows the back of a chain-link card.
  static final int BACK_KNOWN = 2;

  /// The other seat knew the back when it last lost sight of a card that it had seen.
  static final int BACK_WAS_KNOWN = 4;

  /// Who played a Scene: set for B.
  static final int PLAYER = 8;

  /// A Toy that is held.
  static final int HELD = 16;

  private CardColumn() {}
}
