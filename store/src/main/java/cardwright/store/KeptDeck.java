package cardwright.store;

/// A deck that somebody keeps.
///
/// @param words the deck as a deck file
/// @param changed when it was written last, in milliseconds since 1970
public record KeptDeck(String id, String person, String game, String words, long changed) {}
