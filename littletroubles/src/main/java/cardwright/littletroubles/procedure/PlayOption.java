package cardwright.littletroubles.procedure;

/// How a number says what a player plays, uses or grabs: what is done with which card, in which line of its text, and the first thing that is settled for it.
final class PlayOption {
  /// What can be done with a card.
  enum Action {
    PLAY,
    /// Use the ability in that line.
    USE,
    /// Let the Character that is settled grab the Toy.
    GRAB;

    private static final Action[] ACTIONS = values();
  }

  /// Nothing is settled together with the play.
  static final int NOTHING = 2047;

  private static final int CARD_AT = 11;
  private static final int LINE_AT = 22;
  private static final int ACTION_AT = 26;
  private static final int CARD_MASK = (1 << CARD_AT) - 1;
  private static final int LINE_MASK = (1 << (ACTION_AT - LINE_AT)) - 1;

  private PlayOption() {}

  /// A number that says that.
  ///
  /// @param line the line of the card's text, from 0
  /// @param settled the first thing that is settled together with the play, or [#NOTHING]
  static int of(Action action, int card, int line, int settled) {
    return action.ordinal() << ACTION_AT | line << LINE_AT | card << CARD_AT | settled;
  }

  /// What is done.
  static Action action(int option) {
    return Action.ACTIONS[option >>> ACTION_AT];
  }

  /// The line of the card's text, from 0.
  static int line(int option) {
    return option >> LINE_AT & LINE_MASK;
  }

  /// The card with which it is done.
  static int card(int option) {
    return option >> CARD_AT & CARD_MASK;
  }

  /// The first thing that is settled together with the play, or [#NOTHING].
  static int settled(int option) {
    return option & CARD_MASK;
  }
}
