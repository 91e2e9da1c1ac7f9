package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.engine.Position;

/// Random play with as little as possible beside the game itself.
final class RandomPlay {
  private RandomPlay() {}

  /// What a player was asked.
  ///
  /// @param decisions choices of two or more moves
  /// @param forced choices of a single move, which are asked all the same
  record Asked(int decisions, int forced) {}

  /// Plays on by chance until so many decisions are made or the play is over. Forced moves are made
  /// and do not count as decisions; of the orders in which a set can be picked only the ascending
  /// one is, as by players that search.
  static Asked play(Position position, Chance chance, int most) {
    int decisions = 0;
    int forced = 0;
    while (position.outcome().isEmpty()) {
      int moves = position.choice().searched();
      int move = 0;
      if (moves > 1) {
        if (decisions == most) {
          return new Asked(decisions, forced);
        }
        decisions++;
        move = chance.roll(moves);
      } else {
        forced++;
      }
      position.play(move, chance);
    }
    return new Asked(decisions, forced);
  }
}
