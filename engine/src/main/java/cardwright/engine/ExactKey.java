package cardwright.engine;

/// A position as exact play compares it: when in the play it came about does not count.
///
/// Two positions of one play with the same key go on in the same way until the play is ended for having lasted too long.
///
/// @param key 64 bits over everything that matters but the number of the turn
/// @param turnsLeft how many turns may still begin before the game ends the play for its length, at least 0
public record ExactKey(long key, int turnsLeft) {}
