package cardwright.lab.training;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Chance;
import cardwright.engine.ValueInput;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;

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
      inputs[i] = names.number(all.get(i));
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

  /// Marks the numbers of all things.
  void mark(BitSet used) {
    for (int input : inputs) {
      used.set(input);
    }
  }

  /// Adds the side to a digest.
  void digest(MessageDigest sha) {
    ByteBuffer all =
        ByteBuffer.allocate(Integer.BYTES + inputs.length * (Integer.BYTES + Float.BYTES));
    all.putInt(inputs.length);
    for (int i = 0; i < inputs.length; i++) {
      all.putInt(inputs[i]).putFloat(amounts[i]);
    }
    sha.update(all.flip());
  }

  /// The same side with other numbers for its things.
  ///
  /// @param numbers the number that takes the place of one
  LessonSide renumbered(IntUnaryOperator numbers) {
    int[] changed = new int[inputs.length];
    for (int i = 0; i < changed.length; i++) {
      changed[i] = numbers.applyAsInt(inputs[i]);
    }
    return new LessonSide(changed, amounts);
  }

  /// The same side of which some things are left out by chance; the others count so much more that together they come to as much, on the average.
  ///
  /// @param always what stays
  /// @param leftOut how many of 1,000 are left out, on the average
  LessonSide without(BitSet always, int leftOut, Chance chance) {
    int[] kept = new int[inputs.length];
    float[] most = new float[inputs.length];
    int count = 0;
    for (int i = 0; i < inputs.length; i++) {
      boolean stays = always.get(inputs[i]);
      if (stays || chance.roll(1000) >= leftOut) {
        kept[count] = inputs[i];
        most[count] = stays ? amounts[i] : amounts[i] * 1000 / (1000 - leftOut);
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
