package cardwright.cardgame.choose;

/// A card that is named at the start of some words.
///
/// @param length how many characters name it
/// @param label what moves call it
public record NamedCard(int length, String label) {}
