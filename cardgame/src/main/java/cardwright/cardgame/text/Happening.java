package cardwright.cardgame.text;

/// What can happen to a card, for texts that ask whether it has this turn: a game has an enum of them.
public interface Happening {
  /// Its number among those of the game.
  int ordinal();

  /// What has happened, behind the card: `was sleeped`.
  String words();
}
