package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.SeededChance;

/// Seeded chance that counts the rolls of more than one side.
final class CountedChance implements Chance {
  private final Chance chance;
  private int rolls;

  CountedChance(long seed) {
    chance = new SeededChance(seed);
  }

  @Override
  public int roll(int sides) {
    if (sides > 1) {
      rolls++;
    }
    return chance.roll(sides);
  }

  int rolls() {
    return rolls;
  }
}
