package cardwright.players;

import cardwright.engine.Chance;
import java.util.Arrays;

/// Chance that enumerates the outcomes of a move: the move is made again for each, from the same position.
final class EnumeratingChance implements Chance {
  private int[] rolls = new int[4];
  private int[] sides = new int[4];
  private int set;
  private int asked;

  /// Begins with the first outcome of another move.
  void begin() {
    set = 0;
    asked = 0;
  }

  @Override
  public int roll(int sides) {
    if (asked == rolls.length) {
      rolls = Arrays.copyOf(rolls, 2 * asked);
      this.sides = Arrays.copyOf(this.sides, 2 * asked);
    }
    if (asked == set) {
      rolls[set++] = 0;
    }
    this.sides[asked] = sides;
    return rolls[asked++];
  }

  /// Goes on to the next outcome of the same move; answers false when all were had.
  boolean next() {
    while (asked > 0 && rolls[asked - 1] + 1 == sides[asked - 1]) {
      asked--;
    }
    if (asked == 0) {
      return false;
    }
    rolls[asked - 1]++;
    set = asked;
    asked = 0;
    return true;
  }

  /// How likely this outcome is, once its move has been made.
  double weight() {
    double weight = 1;
    for (int i = 0; i < asked; i++) {
      weight /= sides[i];
    }
    return weight;
  }

  /// The rolls of this outcome.
  int[] rolls() {
    return Arrays.copyOf(rolls, asked);
  }
}
