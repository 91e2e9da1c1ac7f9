package cardwright.engine;

import java.util.List;

/// A list of cards by name, as a player brings it.
///
/// @param name what the deck is called; empty when it has no name
/// @param plan how it means to win, in a sentence; empty when nobody wrote one
/// @param format the name of the format it is made for; empty when it is made for none
/// @param cards the names of its cards; a name stands as often as the card is in the deck
/// @param side the names of the cards beside it, for exchanges between the games of a match
public record Deck(String name, String plan, String format, List<String> cards, List<String> side) {
  /// A deck made for no format and without a side deck.
  public Deck(String name, String plan, List<String> cards) {
    this(name, plan, "", cards, List.of());
  }

  /// A deck without name or plan.
  public static Deck of(String... cards) {
    return new Deck("", "", List.of(cards));
  }

  /// Keeps the lists from changing.
  public Deck {
    cards = List.copyOf(cards);
    side = List.copyOf(side);
  }

  /// This deck without its side deck.
  public Deck main() {
    return side.isEmpty() ? this : new Deck(name, plan, format, cards, List.of());
  }
}
