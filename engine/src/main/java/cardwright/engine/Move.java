package cardwright.engine;

/// One thing a seat can do at a choice.
///
/// @param notation short, stable, lower case, unique among the moves of its choice: `play twist on knight`
/// @param meaning the move in plain words for a person: `Play Twist on Knight for 3 CC.`
public record Move(String notation, String meaning) {}
