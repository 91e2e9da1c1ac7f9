package cardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A text as the engine runs it: a flat list of instructions with jumps.
///
/// @param <E> the effects of a game
public final class Script<E> {
  /// One instruction.
  ///
  /// @param <E> the effects of a game
  public sealed interface Instruction<E> {}

  /// Carry the effect out, on what was chosen for it when it chooses.
  ///
  /// @param effect what is done
  /// @param choice the index of the [Choose] before it, or -1 when the effect chooses nothing
  public record Do<E>(E effect, int choice) implements Instruction<E> {}

  /// Choose what the effect that follows acts on.
  ///
  /// @param effect the effect that will act
  /// @param choice which choice of the text this is, from 0
  public record Choose<E>(E effect, int choice) implements Instruction<E> {}

  /// The controller goes on or passes; who passes goes on at another instruction.
  ///
  /// @param otherwise the instruction behind all that may be done
  /// @param choice the first choice that is made there, or -1 when there is none
  public record May<E>(int otherwise, int choice) implements Instruction<E> {}

  private final Instruction<E>[] instructions;
  private final int[] chooses;
  private final int[] firstOfMay;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Script(List<Instruction<E>> instructions, List<Integer> firstOfMay) {
    this.firstOfMay = firstOfMay.stream().mapToInt(Integer::intValue).toArray();
    this.instructions = instructions.toArray(new Instruction[0]);
    this.chooses =
        IntStream.range(0, instructions.size())
            .filter(at -> instructions.get(at) instanceof Choose<E>)
            .toArray();
  }

  /// Makes a script.
  ///
  /// @param flow the text
  /// @param chooses tells which effects act on what a player chooses
  public static <E> Script<E> of(Flow<E> flow, Predicate<E> chooses) {
    Compiler<E> compiler = new Compiler<>(chooses);
    compiler.add(flow);
    return new Script<>(compiler.instructions, compiler.firstOfMay);
  }

  /// How many instructions there are.
  public int length() {
    return instructions.length;
  }

  /// The instruction with that index.
  public Instruction<E> at(int index) {
    return instructions[index];
  }

  /// How many choices the text has.
  public int choices() {
    return chooses.length;
  }

  /// The effect that a choice is for.
  ///
  /// @param choice from 0 to `choices() - 1`
  public E chooser(int choice) {
    if (instructions[chooses[choice]] instanceof Choose<E>(E effect, int _)) {
      return effect;
    }
    throw new IllegalStateException("not a choice");
  }

  /// The first choice under the same `you may` as this one, or -1 when no `you may` covers it.
  ///
  /// Who declines the first declines them all.
  ///
  /// @param choice from 0 to `choices() - 1`
  public int firstOfMay(int choice) {
    return firstOfMay[choice];
  }

  private static final class Compiler<E> {
    // A `you may` under which no choice has come yet.
    private static final int FRESH = -2;

    private final Predicate<E> chooses;
    private final List<Instruction<E>> instructions = new ArrayList<>();
    private final List<Integer> firstOfMay = new ArrayList<>();
    private int choices;
    private int may = -1;

    Compiler(Predicate<E> chooses) {
      this.chooses = chooses;
    }

    void add(Flow<E> flow) {
      switch (flow) {
        case Flow.Do<E>(E effect) -> {
          if (chooses.test(effect)) {
            may = may == FRESH ? choices : may;
            firstOfMay.add(may);
            instructions.add(new Choose<>(effect, choices));
            instructions.add(new Do<>(effect, choices++));
          } else {
            instructions.add(new Do<>(effect, -1));
          }
        }
        case Flow.Then<E>(List<Flow<E>> parts) -> parts.forEach(this::add);
        case Flow.May<E>(Flow<E> part) -> {
          int at = instructions.size();
          instructions.add(new May<>(at, -1));
          may = FRESH;
          add(part);
          instructions.set(at, new May<>(instructions.size(), may == FRESH ? -1 : may));
          may = -1;
        }
      }
    }
  }
}
