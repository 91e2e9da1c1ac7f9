package cardwright.bench;

import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Positions from the middle of random plays, each with a used twin of the same play.
@State(Scope.Thread)
public class Middles {
  private static final int POSITIONS = 48;

  /// Plays of fewer decisions have no middle.
  private static final int SHORT = 5;

  /// A position and another one of the same play.
  record Middle(Position position, Position twin) {}

  private final List<Middle> middles = new ArrayList<>();

  /// Plays random plays to somewhere between 20 % and 70 % of their decisions.
  @Setup
  public void play(Decks decks) {
    Chance parts = new SeededChance(2);
    for (long seed = 1; middles.size() < POSITIONS; seed++) {
      Chance chance = new SeededChance(seed);
      Position position = decks.start(chance);
      List<Position> passed = new ArrayList<>();
      RandomPlay.play(position, chance, 0);
      while (position.outcome().isEmpty()) {
        passed.add(position.copy());
        RandomPlay.play(position, chance, 1);
      }
      if (passed.size() >= SHORT) {
        Position middle = passed.get(passed.size() * (20 + parts.roll(51)) / 100);
        middles.add(new Middle(middle, position));
      }
    }
  }

  /// The positions.
  List<Middle> all() {
    return middles;
  }
}
