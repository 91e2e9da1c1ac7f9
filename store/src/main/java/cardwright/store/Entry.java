package cardwright.store;

import org.jdbi.v3.core.Handle;

/// One line of the log of a play.
///
/// @param play the id of the play
/// @param seq its place in the log, from 1
/// @param command the id of the command that made it, unique in its play: whose it is, a colon, and a word of theirs
/// @param kind what it is: `move`, or another word of whoever keeps the log
/// @param seat `A`, `B`, or empty for nobody's
/// @param words the notation of the move, or what else there is to say
/// @param bankA milliseconds on the clock of A after it
/// @param bankB milliseconds on the clock of B after it
/// @param made when, in milliseconds since 1970
/// @param choice which of the moves that were offered it was, from 0, so that it is found quickly; -1 when that is not known
public record Entry(
    String play,
    int seq,
    String command,
    String kind,
    String seat,
    String words,
    long bankA,
    long bankB,
    long made,
    int choice) {
  /// A line that does not say which of the moves it was.
  public Entry(
      String play,
      int seq,
      String command,
      String kind,
      String seat,
      String words,
      long bankA,
      long bankB,
      long made) {
    this(play, seq, command, kind, seat, words, bankA, bankB, made, -1);
  }

  /// Adds the line to the log, unless its place or its command is taken.
  ///
  /// @return how many lines were added
  int insert(Handle handle) {
    return handle.execute(
        "insert into move (play, seq, command, kind, seat, words, bank_a, bank_b, made, choice)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
        play,
        seq,
        command,
        kind,
        seat,
        words,
        bankA,
        bankB,
        made,
        choice);
  }
}
