package cardwright.store;

/// One line of the log of a play.
///
/// @param play the id of the play
/// @param seq its place in the log, from 1
/// @param command the id of the command that made it; unique in its play
/// @param kind what it is: `move`, or another word of whoever keeps the log
/// @param seat `A`, `B`, or empty for nobody's
/// @param words the notation of the move, or what else there is to say
/// @param bankA milliseconds on the clock of A after it
/// @param bankB milliseconds on the clock of B after it
/// @param made when, in milliseconds since 1970
public record Entry(
    String play,
    int seq,
    String command,
    String kind,
    String seat,
    String words,
    long bankA,
    long bankB,
    long made) {}
