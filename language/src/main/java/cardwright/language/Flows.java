package cardwright.language;

import java.util.List;

/// The words for flow, the same in every game: `…, then …` and `you may …`.
public final class Flows {
  private Flows() {}

  /// Instructions in a row, or what a player may do, of a game's effects.
  public static <E> Phrase<Flow<E>> of(Phrase<E> effect) {
    Phrase<Flow<E>> one = new Instruction<>(effect);
    Phrase<Flow<E>> row =
        Phrases.<Flow<E>, List<Flow<E>>>phrase(
            type(Flow.Then.class),
            "{}",
            Phrases.listOf(one, ", then ", ", then ", 2),
            Flow.Then<E>::new,
            flow -> flow instanceof Flow.Then<E>(List<Flow<E>> parts) ? parts : List.of());
    Phrase<Flow<E>> imperative = Phrases.<Flow<E>>oneOf(one, row);
    Phrase<Flow<E>> may =
        Phrases.<Flow<E>, Flow<E>>phrase(
            type(Flow.May.class),
            "you may {}",
            imperative,
            Flow.May<E>::new,
            flow -> flow instanceof Flow.May<E>(Flow<E> part) ? part : flow);
    return Phrases.oneOf(imperative, may);
  }

  @SuppressWarnings("unchecked")
  private static <E> Class<? extends Flow<E>> type(Class<?> raw) {
    return (Class<? extends Flow<E>>) raw;
  }
}
