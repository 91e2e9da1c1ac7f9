package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.engine.Position;

/// Random play with as little as possible beside the game itself.
final class RandomPlay {
  private RandomPlay() {}

  /// Plays on by chance until so many decisions are made or the play is over. Forced moves are made
  /// and not counted.
  ///
  /// @return how many decisions were made: choices of two or more moves
  static int play(Position position, Chance chance, int most) {
    int decisions = 0;
    while (position.outcome().isEmpty()) {
      int moves = position.choice().count();
      int move = 0;
      if (moves > 1) {
        if (decisions == most) {
          return decisions;
        }
        decisions++;
        move = chance.roll(moves);
      }
      position.play(move, chance);
    }
    return decisions;
  }
}
