package cardwright.scenario;

import cardwright.engine.Chance;
import java.util.ArrayList;
import java.util.List;

/// Chance that can be taken back to an earlier moment and then rolls the same again.
final class Rolls implements Chance {
  private final Chance chance;
  private final List<Integer> rolled = new ArrayList<>();
  private int next;

  Rolls(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int roll(int sides) {
    if (next == rolled.size()) {
      rolled.add(chance.roll(sides));
    }
    return rolled.get(next++);
  }

  /// How many rolls there have been.
  int moment() {
    return next;
  }

  /// Goes back to a moment.
  void backTo(int moment) {
    next = moment;
  }
}
