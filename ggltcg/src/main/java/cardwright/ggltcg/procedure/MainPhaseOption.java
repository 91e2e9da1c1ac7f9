package cardwright.ggltcg.procedure;

/// How a number says what is done in the Main Phase: an action, the card, another card, and the line of its text.
final class MainPhaseOption {
  /// What can be done with a card.
  enum Action {
    /// Play it; the other card is the first one chosen for it.
    PLAY,
    /// Play it by sleeping the other card instead of paying.
    PLAY_BY,
    /// Tussle the other card.
    TUSSLE,
    DIRECT_ATTACK,
    /// Use the ability in that line; the other card is the first one chosen for it.
    USE;

    private static final Action[] ACTIONS = values();
  }

  private static final int CARD_AT = 4;
  private static final int OTHER_AT = 12;
  private static final int LINE_AT = 20;
  private static final int ACTION_MASK = (1 << CARD_AT) - 1;
  private static final int CARD_MASK = (1 << (OTHER_AT - CARD_AT)) - 1;

  private MainPhaseOption() {}

  /// A number that says that.
  ///
  /// @param other another card, or [PlayWording#NOBODY]
  /// @param line the index of the text, or 0
  static int of(Action action, int card, int other, int line) {
    return action.ordinal() | card << CARD_AT | (other + 1) << OTHER_AT | line << LINE_AT;
  }

  /// What is done.
  static Action action(int option) {
    return Action.ACTIONS[option & ACTION_MASK];
  }

  /// The card with which it is done.
  static int card(int option) {
    return option >> CARD_AT & CARD_MASK;
  }

  /// Another card, or [PlayWording#NOBODY].
  static int other(int option) {
    return (option >> OTHER_AT & CARD_MASK) - 1;
  }

  /// The index of the text.
  static int line(int option) {
    return option >> LINE_AT;
  }
}
