package cardwright.engine;

import java.util.List;

/// A list of cards by name, as a player brings it.
///
/// @param name what the deck is called; empty when it has no name
/// @param plan how it means to win, in a sentence; empty when nobody wrote one
/// @param cards the names of its cards; a name stands as often as the card is in the deck
public record Deck(String name, String plan, List<String> cards) {
  /// A deck without name or plan.
  public static Deck of(String... cards) {
    return new Deck("", "", List.of(cards));
  }

  /// Keeps the list from changing.
  public Deck {
    cards = List.copyOf(cards);
  }
}
