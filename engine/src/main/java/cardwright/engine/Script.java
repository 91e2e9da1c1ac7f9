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
  /// @param choice the how-manieth choice of the text this is, from 0
  public record Choose<E>(E effect, int choice) implements Instruction<E> {}

  /// The controller goes on or passes; who passes goes on at another instruction.
  public record May<E>(int otherwise) implements Instruction<E> {}

  private final Instruction<E>[] instructions;
  private final int[] chooses;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Script(List<Instruction<E>> instructions) {
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
    return new Script<>(compiler.instructions);
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

  /// Whether a choice may be declined as a whole, by `you may` right before it.
  ///
  /// @param choice from 0 to `choices() - 1`
  public boolean optional(int choice) {
    return chooses[choice] > 0 && instructions[chooses[choice] - 1] instanceof May<E>;
  }

  private static final class Compiler<E> {
    private final Predicate<E> chooses;
    private final List<Instruction<E>> instructions = new ArrayList<>();
    private int choices;

    Compiler(Predicate<E> chooses) {
      this.chooses = chooses;
    }

    void add(Flow<E> flow) {
      switch (flow) {
        case Flow.Do<E>(E effect) -> {
          if (chooses.test(effect)) {
            instructions.add(new Choose<>(effect, choices));
            instructions.add(new Do<>(effect, choices++));
          } else {
            instructions.add(new Do<>(effect, -1));
          }
        }
        case Flow.Then<E>(List<Flow<E>> parts) -> parts.forEach(this::add);
        case Flow.May<E>(Flow<E> part) -> {
          int at = instructions.size();
          instructions.add(new May<>(at));
          add(part);
          instructions.set(at, new May<>(instructions.size()));
        }
      }
    }
  }
}
