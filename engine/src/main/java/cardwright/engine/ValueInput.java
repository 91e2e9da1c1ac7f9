package cardwright.engine;

/// Something on one side of a position from which it can be learned what positions are worth: how much of a term there is, or a card at a place.
///
/// @param name what it is, the same in all positions of a game: `cookies`, `hand Jump Rope`
/// @param amount how much of it there is; 1 for a card
/// @param term whether it is a term, which positions of all decks have, and no card
public record ValueInput(String name, double amount, boolean term) {
  /// How much there is of a term.
  public static ValueInput term(String name, double amount) {
    return new ValueInput(name, amount, true);
  }

  /// A card at a place.
  public static ValueInput card(String name) {
    return new ValueInput(name, 1, false);
  }
}
