package cardwright.engine;

import java.util.List;

/// The flow of a text as its sentences have it: what is done, in which order, and what is left to a player.
///
/// @param <E> the effects of a game
public sealed interface Flow<E> {
  /// An instruction.
  record Do<E>(E effect) implements Flow<E> {}

  /// One after the other: `…, then …`, or sentence by sentence.
  record Then<E>(List<Flow<E>> parts) implements Flow<E> {
    /// Keeps the list from changing.
    public Then {
      parts = List.copyOf(parts);
    }
  }

  /// `you may …`: the controller does it or passes.
  record May<E>(Flow<E> part) implements Flow<E> {}
}
