package cardwright.engine;

/// Something on one side of a position from which it can be learned what positions are worth: how much of a term there is, or a card at a place.
///
/// @param name what it is, the same in all positions of a game: `cookies`, `hand Jump Rope`
/// @param amount how much of it there is; 1 for a card
public record ValueInput(String name, double amount) {}
