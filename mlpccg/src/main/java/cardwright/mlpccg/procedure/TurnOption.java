package cardwright.mlpccg.procedure;

/// How a number says what is done in a step of the own turn: an action, a card and an area. What [StartOptions] lists are such numbers too.
final class TurnOption {
  /// What can be done.
  enum Action {
    /// Something that a text lets the player start.
    OFFER,
    DRAW,
    PLAY,
    MOVE,
    RALLY,
    CHALLENGE,
    CONFRONT;

    private static final Action[] ACTIONS = values();
  }

  private static final int CARD_AT = 11;
  private static final int ACTION_AT = 22;
  private static final int MASK = (1 << CARD_AT) - 1;

  private TurnOption() {}

  /// A number that says that.
  static int of(Action action, int card, int area) {
    return action.ordinal() << ACTION_AT | card << CARD_AT | area;
  }

  /// What is done.
  static Action action(int option) {
    return Action.ACTIONS[option >>> ACTION_AT];
  }

  /// The card with which it is done.
  static int card(int option) {
    return option >> CARD_AT & MASK;
  }

  /// The area to which it is done.
  static int area(int option) {
    return option & MASK;
  }
}
