package cardwright.store;

/// A set of cards that somebody writes and keeps.
///
/// @param id what it is found by; whoever knows it may read the set
/// @param name what its writer calls it
/// @param words its cards as a card file, which may have mistakes
/// @param changed when it was written last, in milliseconds since 1970
public record KeptCardSet(
    String id, String person, String game, String name, String words, long changed) {}
