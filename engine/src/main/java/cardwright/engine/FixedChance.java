package cardwright.engine;

/// Rolls that were fixed beforehand, by a record or by a scenario.
///
/// It refuses when a roll beyond the last is asked for, or one that has no such side.
public final class FixedChance implements Chance {
  private final int[] rolls;
  private int next;

  /// Chance with these rolls, each from 0, in their order.
  public FixedChance(int... rolls) {
    this.rolls = rolls.clone();
  }

  /// How many of the rolls were not asked for.
  public int left() {
    return rolls.length - next;
  }

  @Override
  public int roll(int sides) {
    if (next == rolls.length) {
      throw new Refused(
          "roll "
              + (next + 1)
              + " of "
              + sides
              + " sides was asked for; only "
              + rolls.length
              + " were given");
    }
    int roll = rolls[next++];
    if (roll < 0 || roll >= sides) {
      throw new Refused("roll " + next + " is " + roll + "; it has to be from 0 to " + (sides - 1));
    }
    return roll;
  }
}
