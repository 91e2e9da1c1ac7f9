package cardwright.engine;

import java.util.Optional;

/// What a seat supposes about a deck that it cannot know.
@FunctionalInterface
public interface Beliefs {
  /// No supposition: enough where the game reveals the deck lists.
  Beliefs NONE = (seat, chance) -> Optional.empty();

  /// A deck list that the seat might be playing.
  Optional<Deck> deckOf(Seat seat, Chance chance);
}
