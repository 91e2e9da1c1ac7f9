package cardwright.engine;

import java.util.ArrayList;
import java.util.List;

/// Chance that remembers what it rolled.
final class RollLog implements Chance {
  private final Chance chance;
  private final List<Integer> rolls = new ArrayList<>();

  RollLog(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int roll(int sides) {
    int roll = chance.roll(sides);
    rolls.add(roll);
    return roll;
  }

  /// The rolls since the last call.
  List<Integer> take() {
    List<Integer> taken = List.copyOf(rolls);
    rolls.clear();
    return taken;
  }
}
