package cardwright.lab;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Chance;
import cardwright.engine.ValueInput;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// What lies on one side of a position: the number of each thing and how much of it there is. There are many in memory at a time, so they are rows of numbers.
final class LessonSide {
  private final int[] inputs;
  private final float[] amounts;

  private LessonSide(int[] inputs, float[] amounts) {
    this.inputs = inputs;
    this.amounts = amounts;
  }

  static LessonSide of(List<ValueInput> all, InputNames names) {
    int[] inputs = new int[all.size()];
    float[] amounts = new float[all.size()];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = names.number(all.get(i).name());
      amounts[i] = (float) all.get(i).amount();
    }
    return new LessonSide(inputs, amounts);
  }

  /// How many things lie there.
  int size() {
    return inputs.length;
  }

  /// The number of a thing.
  ///
  /// @param index from 0 to `size() - 1`
  int input(int index) {
    return inputs[index];
  }

  /// How much of a thing there is.
  float amount(int index) {
    return amounts[index];
  }

  /// The same side with other numbers for its things.
  ///
  /// @param numbers for each number the one that takes its place
  LessonSide renumbered(int[] numbers) {
    int[] changed = new int[inputs.length];
    for (int i = 0; i < changed.length; i++) {
      changed[i] = numbers[inputs[i]];
    }
    return new LessonSide(changed, amounts);
  }

  /// The same side of which some things are left out by chance.
  ///
  /// @param always what stays
  /// @param leftOut how many of 1,000 are left out, on the average
  LessonSide without(BitSet always, int leftOut, Chance chance) {
    int[] kept = new int[inputs.length];
    float[] most = new float[inputs.length];
    int count = 0;
    for (int i = 0; i < inputs.length; i++) {
      if (always.get(inputs[i]) || chance.roll(1000) >= leftOut) {
        kept[count] = inputs[i];
        most[count] = amounts[i];
        count++;
      }
    }
    return new LessonSide(Arrays.copyOf(kept, count), Arrays.copyOf(most, count));
  }

  /// What the first layer of a network comes to.
  ///
  /// @param names of the things, by their numbers
  float[] sums(ValueNetwork network, List<String> names) {
    float[] sums = network.side();
    for (int i = 0; i < inputs.length; i++) {
      network.add(sums, network.input(names.get(inputs[i])), amounts[i]);
    }
    return sums;
  }
}
