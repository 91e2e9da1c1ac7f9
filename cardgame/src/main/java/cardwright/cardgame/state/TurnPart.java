package cardwright.cardgame.state;

/// A phase of a game's turn that texts can skip, as an enum of the game.
public interface TurnPart {
  /// Which of at most eight it is, from 0.
  int ordinal();

  /// The phase as cards write it: `Main Phase`.
  String words();
}
