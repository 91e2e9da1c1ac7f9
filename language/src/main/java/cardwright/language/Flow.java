package cardwright.language;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The flow of a text as its sentences have it: what is done, in which order, and what is left to a player or to chance.
///
/// @param <E> the effects of a game
public sealed interface Flow<E> {
  /// An instruction.
  record Do<E>(E effect) implements Flow<E> {}

  /// One after the other: `…, then …`.
  record Then<E>(List<Flow<E>> parts) implements Flow<E> {
    /// Keeps the list from changing.
    public Then {
      parts = List.copyOf(parts);
    }
  }

  /// `you may …`: the controller does it or passes.
  record May<E>(Flow<E> part) implements Flow<E> {}

  /// `if …, …`: asked when its turn comes.
  ///
  /// @param condition an effect that asks and changes nothing; it is done when the answer is yes
  record If<E>(E condition, Flow<E> part) implements Flow<E> {}

  /// `…. If you do, …. If you do not, ….`: the second only when all of the first was carried out, the third only when it was not.
  record IfDone<E>(Flow<E> first, Flow<E> then, Optional<Flow<E>> otherwise) implements Flow<E> {}

  /// `…. If you do not, ….`: the second only when not all of the first was carried out.
  record IfNotDone<E>(Flow<E> first, Flow<E> otherwise) implements Flow<E> {}

  /// `one of: …; ….`: the controller picks one.
  record OneOf<E>(List<Flow<E>> modes) implements Flow<E> {
    /// Keeps the list from changing.
    public OneOf {
      modes = List.copyOf(modes);
    }
  }

  /// `up to 2 of: …; …; ….`: the controller picks some of them, one after the other in the order of the text.
  ///
  /// @param most how many may be picked, at least 2 and at most all
  record SomeOf<E>(int most, List<Flow<E>> modes) implements Flow<E> {
    /// Keeps the list from changing.
    public SomeOf {
      modes = List.copyOf(modes);
    }
  }

  /// `for each …, …` or `2 times, …`: counted once before the first, each with choices of its own.
  ///
  /// @param count an effect that counts and changes nothing
  record ForEach<E>(E count, Flow<E> part) implements Flow<E> {}

  /// `roll a die. On 1 to 3, …. On 4 to 6, ….`
  ///
  /// @param sides how many sides the die has
  record Roll<E>(int sides, List<Faces<E>> table) implements Flow<E> {
    /// Keeps the list from changing.
    public Roll {
      table = List.copyOf(table);
    }
  }

  /// What happens on some faces of a die.
  ///
  /// @param from the lowest number, at least 1
  /// @param to the highest number
  record Faces<E>(int from, int to, Flow<E> part) {}

  /// All instructions, in the order of the text.
  default Stream<E> effects() {
    return switch (this) {
      case Do<E>(E effect) -> Stream.of(effect);
      case Then<E>(List<Flow<E>> parts) -> parts.stream().flatMap(Flow::effects);
      case May<E>(Flow<E> part) -> part.effects();
      case If<E>(E condition, Flow<E> part) -> Stream.concat(Stream.of(condition), part.effects());
      case IfDone<E>(Flow<E> first, Flow<E> then, Optional<Flow<E>> otherwise) ->
          Stream.concat(
              Stream.concat(first.effects(), then.effects()),
              otherwise.stream().flatMap(Flow::effects));
      case IfNotDone<E>(Flow<E> first, Flow<E> otherwise) ->
          Stream.concat(first.effects(), otherwise.effects());
      case OneOf<E>(List<Flow<E>> modes) -> modes.stream().flatMap(Flow::effects);
      case SomeOf<E>(int _, List<Flow<E>> modes) -> modes.stream().flatMap(Flow::effects);
      case ForEach<E>(E count, Flow<E> part) -> Stream.concat(Stream.of(count), part.effects());
      case Roll<E>(int _, List<Faces<E>> table) ->
          table.stream().flatMap(faces -> faces.part().effects());
    };
  }

  /// Whether its first instruction is carried out whatever holds: it does not open with `if`.
  default boolean isUnconditional() {
    return switch (this) {
      case If<E> _ -> false;
      case Then<E>(List<Flow<E>> parts) -> parts.getFirst().isUnconditional();
      case IfDone<E>(Flow<E> first, var _, var _) -> first.isUnconditional();
      case IfNotDone<E>(Flow<E> first, var _) -> first.isUnconditional();
      case Do<E> _, May<E> _, OneOf<E> _, SomeOf<E> _, ForEach<E> _, Roll<E> _ -> true;
    };
  }
}
