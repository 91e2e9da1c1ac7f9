package cardwright.cardgame.run;

import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/// A text as it runs: a flat list of instructions with jumps.
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
  /// @param choice the index of the [Choose] before it, of several the first, or -1 when the effect chooses nothing
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

  /// Go on elsewhere unless all of what stands before was carried out: of a condition, or of a sentence.
  ///
  /// @param otherwise where to go on then
  public record Unless<E>(int otherwise) implements Instruction<E> {}

  /// Go on elsewhere.
  ///
  /// @param to where to go on
  public record Jump<E>(int to) implements Instruction<E> {}

  /// The controller picks where to go on.
  ///
  /// @param starts the first instruction of each mode
  public record OneOf<E>(List<Integer> starts) implements Instruction<E> {}

  /// The controller picks where to go on among the modes behind the last one that was picked, or leaves it at those.
  ///
  /// Each mode but the first stands behind such an instruction, and so does what follows the last.
  ///
  /// @param starts the first instruction of each mode
  /// @param first the first mode that can be picked here; at 0 nothing is picked yet
  /// @param most how many may be picked in all
  /// @param end the instruction behind all modes
  public record SomeOf<E>(List<Integer> starts, int first, int most, int end)
      implements Instruction<E> {}

  /// Count, and do what follows so many times, up to [Again].
  ///
  /// @param count the effect that counts
  /// @param end the instruction behind [Again]
  public record Repeat<E>(E count, int end) implements Instruction<E> {}

  /// One time is done; the next begins when there is one.
  ///
  /// @param start the first instruction of what is repeated
  public record Again<E>(int start) implements Instruction<E> {}

  /// Roll a die and go on where its number says.
  ///
  /// @param starts the instruction for each number, from 1
  public record Roll<E>(List<Integer> starts) implements Instruction<E> {}

  private final Instruction<E>[] instructions;
  private final int[] chooses;
  private final int[] firstOfMay;
  private final boolean[] certain;
  private final BitSet joined;
  private final BitSet conditions;
  private final int unconditional;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Script(
      List<Instruction<E>> instructions,
      List<Integer> firstOfMay,
      List<Boolean> certain,
      BitSet joined,
      BitSet conditions,
      int unconditional) {
    this.joined = joined;
    this.conditions = conditions;
    this.unconditional = unconditional;
    this.certain = new boolean[certain.size()];
    for (int i = 0; i < this.certain.length; i++) {
      this.certain[i] = certain.get(i);
    }
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
    return choosing(flow, effect -> chooses.test(effect) ? 1 : 0);
  }

  /// Makes a script in which an effect may act on what was chosen by several choices, one after the other.
  ///
  /// @param flow the text
  /// @param choices tells how many choices an effect has
  public static <E> Script<E> choosing(Flow<E> flow, ToIntFunction<E> choices) {
    Compiler<E> compiler = new Compiler<>(choices);
    compiler.add(flow);
    return new Script<>(
        compiler.instructions,
        compiler.firstOfMay,
        compiler.certain,
        compiler.joined,
        compiler.conditions,
        compiler.unconditional);
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

  /// Which of the choices of its effect a choice is, from 0.
  ///
  /// @param choice from 0 to `choices() - 1`
  public int part(int choice) {
    int part = 0;
    while (chooses[choice] > part
        && instructions[chooses[choice] - part - 1] instanceof Choose<E>) {
      part++;
    }
    return part;
  }

  /// The first choice from an instruction on, or [#choices] when there is none.
  ///
  /// @param start from 0 to `length()`
  public int firstChoice(int start) {
    int choice = 0;
    while (choice < chooses.length && chooses[choice] < start) {
      choice++;
    }
    return choice;
  }

  /// The first choice under the same `you may` as this one, or -1 when no `you may` covers it.
  ///
  /// Who declines the first declines them all.
  ///
  /// @param choice from 0 to `choices() - 1`
  public int firstOfMay(int choice) {
    return firstOfMay[choice];
  }

  /// Whether a choice is made whatever happens before it: no `may`, `if`, `for each`, die or mode stands above it.
  ///
  /// @param choice from 0 to `choices() - 1`
  public boolean certain(int choice) {
    return certain[choice];
  }

  /// Whether an instruction stands behind others in a sentence of which `if you do` asks whether all of it was carried out.
  boolean isJoined(int instruction) {
    return joined.get(instruction);
  }

  /// Whether an instruction asks whether an `if` holds. An [Unless] stands behind it.
  boolean isCondition(int instruction) {
    return conditions.get(instruction);
  }

  /// How many choices, counted from the first, rest on nothing but the player: no `if`, `if you do`, `for each`, die or mode stands above them.
  public int unconditional() {
    return unconditional;
  }

  private static final class Compiler<E> {
    // A `you may` under which no choice has come yet.
    private static final int FRESH = -2;

    private final ToIntFunction<E> choicesOf;
    private final List<Instruction<E>> instructions = new ArrayList<>();
    private final List<Integer> firstOfMay = new ArrayList<>();
    private final List<Boolean> certain = new ArrayList<>();
    private int choices;
    private int may = -1;
    private int depth;
    private int mays;
    private int unconditional;
    // Where `if you do` asks of a sentence: which instructions stand behind others of it.
    private final BitSet joined = new BitSet();
    private final BitSet conditions = new BitSet();
    private boolean asked;
    private boolean begun;

    Compiler(ToIntFunction<E> choicesOf) {
      this.choicesOf = choicesOf;
    }

    void add(Flow<E> flow) {
      switch (flow) {
        case Flow.Do<E>(E effect) -> {
          instruction(effect);
          join(instructions.size() - 1);
        }
        case Flow.Then<E>(List<Flow<E>> parts) -> parts.forEach(this::add);
        case Flow.May<E>(Flow<E> part) -> may(part);
        case Flow.If<E>(E condition, Flow<E> part) -> {
          instruction(condition);
          conditions.set(instructions.size() - 1);
          joined.set(instructions.size() - 1, asked && begun);
          unlessDone(part);
        }
        case Flow.IfDone<E> ifDone -> ifDone(ifDone);
        case Flow.IfNotDone<E>(Flow<E> first, Flow<E> otherwise) -> ifNotDone(first, otherwise);
        case Flow.OneOf<E>(List<Flow<E>> modes) -> oneOf(modes);
        case Flow.SomeOf<E>(int most, List<Flow<E>> modes) -> someOf(most, modes);
        case Flow.ForEach<E>(E count, Flow<E> part) -> forEach(count, part);
        case Flow.Roll<E>(int sides, List<Flow.Faces<E>> table) -> roll(sides, table);
      }
    }

    private void instruction(E effect) {
      int first = choices;
      int number = choicesOf.applyAsInt(effect);
      for (int i = 0; i < number; i++) {
        may = may == FRESH ? choices : may;
        firstOfMay.add(may);
        certain.add(depth == 0);
        // Only as long as none before it rests on anything.
        unconditional += depth == mays && unconditional == choices ? 1 : 0;
        instructions.add(new Choose<>(effect, choices++));
      }
      instructions.add(new Do<>(effect, number > 0 ? first : -1));
    }

    /// What `if you do` asks of: done when each of its instructions is.
    private void sentence(Flow<E> first) {
      asked = true;
      begun = false;
      add(first);
      asked = false;
    }

    private void join(int instruction) {
      joined.set(instruction, asked && begun);
      begun = true;
    }

    private void may(Flow<E> part) {
      int at = hole();
      may = FRESH;
      mays++;
      inside(part);
      mays--;
      instructions.set(at, new May<>(instructions.size(), may == FRESH ? -1 : may));
      may = -1;
    }

    private void ifDone(Flow.IfDone<E> flow) {
      sentence(flow.first());
      if (flow.otherwise().isEmpty()) {
        unlessDone(flow.then());
        return;
      }
      int at = hole();
      inside(flow.then());
      int jump = hole();
      instructions.set(at, new Unless<>(instructions.size()));
      inside(flow.otherwise().get());
      instructions.set(jump, new Jump<>(instructions.size()));
    }

    private void ifNotDone(Flow<E> first, Flow<E> otherwise) {
      sentence(first);
      int at = hole();
      int jump = hole();
      instructions.set(at, new Unless<>(instructions.size()));
      inside(otherwise);
      instructions.set(jump, new Jump<>(instructions.size()));
    }

    private void unlessDone(Flow<E> part) {
      int at = hole();
      inside(part);
      instructions.set(at, new Unless<>(instructions.size()));
    }

    private void oneOf(List<Flow<E>> modes) {
      int at = hole();
      List<Integer> starts = new ArrayList<>();
      List<Integer> jumps = new ArrayList<>();
      boolean behind = begun;
      for (Flow<E> mode : modes) {
        starts.add(instructions.size());
        begun = behind;
        inside(mode);
        jumps.add(hole());
      }
      instructions.set(at, new OneOf<>(List.copyOf(starts)));
      land(jumps);
    }

    private void someOf(int most, List<Flow<E>> modes) {
      List<Integer> holes = new ArrayList<>();
      holes.add(hole());
      join(holes.getFirst());
      for (Flow<E> mode : modes) {
        inside(mode);
        holes.add(hole());
      }
      List<Integer> starts = holes.stream().limit(modes.size()).map(at -> at + 1).toList();
      for (int first = 0; first < holes.size(); first++) {
        instructions.set(holes.get(first), new SomeOf<>(starts, first, most, instructions.size()));
      }
    }

    private void forEach(E count, Flow<E> part) {
      int at = hole();
      join(at);
      inside(part);
      instructions.add(new Again<>(at + 1));
      instructions.set(at, new Repeat<>(count, instructions.size()));
    }

    private void roll(int sides, List<Flow.Faces<E>> table) {
      int at = hole();
      Integer[] starts = new Integer[sides];
      List<Integer> jumps = new ArrayList<>();
      boolean behind = begun;
      for (Flow.Faces<E> faces : table) {
        begun = behind;
        Arrays.fill(starts, faces.from() - 1, faces.to(), instructions.size());
        inside(faces.part());
        jumps.add(hole());
      }
      for (int side = 0; side < sides; side++) {
        starts[side] = starts[side] == null ? (Integer) instructions.size() : starts[side];
      }
      instructions.set(at, new Roll<>(List.of(starts)));
      land(jumps);
    }

    private void land(List<Integer> jumps) {
      jumps.forEach(jump -> instructions.set(jump, new Jump<>(instructions.size())));
    }

    private int hole() {
      instructions.add(new Jump<>(0));
      return instructions.size() - 1;
    }

    private void inside(Flow<E> part) {
      depth++;
      add(part);
      depth--;
    }
  }
}
