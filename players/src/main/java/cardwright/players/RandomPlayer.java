package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.SeededChance;
import cardwright.engine.View;

/// Makes each move with the same probability. Cards of a set are picked in ascending order.
final class RandomPlayer implements Player {
  private final Chance chance;

  RandomPlayer(long seed) {
    chance = new SeededChance(seed);
  }

  @Override
  public int choose(View view) {
    return chance.roll(view.choice().searched());
  }
}
