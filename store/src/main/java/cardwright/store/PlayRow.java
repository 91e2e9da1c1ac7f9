package cardwright.store;

import java.util.ArrayList;
import java.util.List;

/// A play: how it began, and how it stands.
///
/// @param id 12 letters and digits
/// @param games 1, or 3 for the best of three
/// @param agreed what was agreed on beyond the format
/// @param seed what all chance of the play comes from, in hexadecimal; a secret until the end, and empty until all parts of the shuffle
///     are there. Of a play that goes on from a moment of another it is that one's, and a line of the log has the new one
/// @param state `waiting` for a second player, `shuffling` until both pages have brought their parts, `playing`, `over`, `called-off` or
///     `expired`
/// @param watch whether others may watch
/// @param listed whether anybody may join while it waits
/// @param bank milliseconds that each clock begins with; -1 without clocks
/// @param pace milliseconds that each decision has for itself
/// @param code what an invitation has to know
/// @param outcome how it ended, as whoever ended it wrote it; empty while it goes on
/// @param begun when it was made, in milliseconds since 1970
/// @param changed when its state changed last
/// @param seats one or two
/// @param winsA how many games A has won
/// @param winsB how many games B has won
/// @param again the id of the play that offers the same again; empty while there is none
/// @param cards the digest of the cards of somebody's own that the game has in this play, as [PlayTexts] keeps them; empty without any
/// @param position the digest of the position that the play begins at, as [PlayTexts] keeps it; empty for decks that are dealt
public record PlayRow(
    String id,
    String game,
    String format,
    int games,
    List<String> agreed,
    String seed,
    String state,
    boolean watch,
    boolean listed,
    long bank,
    long pace,
    String code,
    String outcome,
    long begun,
    long changed,
    List<SeatRow> seats,
    int winsA,
    int winsB,
    String again,
    String cards,
    String position) {
  /// Keeps the lists from changing.
  public PlayRow {
    agreed = List.copyOf(agreed);
    seats = List.copyOf(seats);
  }

  /// A play for one person alone, without clocks, which nobody else may join or watch.
  ///
  /// @param id 12 letters and digits
  /// @param seed what its chance comes from; empty or that of another play while it is `shuffling`
  /// @param state `playing` or `shuffling`, or `over` for a record that somebody has opened
  /// @param code what an invitation would have to know
  /// @param now when it is made, in milliseconds since 1970
  public static PlayRow alone(
      String id,
      String game,
      String format,
      int games,
      List<String> agreed,
      String seed,
      String state,
      String code,
      String outcome,
      long now,
      List<SeatRow> seats) {
    return new PlayRow(
        id, game, format, games, agreed, seed, state, false, false, -1, 0, code, outcome, now, now,
        seats);
  }

  /// This play with somebody at another seat.
  public PlayRow with(SeatRow seat) {
    List<SeatRow> both = new ArrayList<>(seats);
    both.add(seat);
    return new PlayRow(
        id, game, format, games, agreed, seed, state, watch, listed, bank, pace, code, outcome,
        begun, changed, both, winsA, winsB, again, cards, position);
  }

  /// This play with cards of somebody's own.
  ///
  /// @param digest as [PlayTexts] keeps them; empty for none
  public PlayRow withCards(String digest) {
    return new PlayRow(
        id, game, format, games, agreed, seed, state, watch, listed, bank, pace, code, outcome,
        begun, changed, seats, winsA, winsB, again, digest, position);
  }

  /// This play from a position that was set up.
  ///
  /// @param digest as [PlayTexts] keeps it; empty for decks that are dealt
  public PlayRow withPosition(String digest) {
    return new PlayRow(
        id, game, format, games, agreed, seed, state, watch, listed, bank, pace, code, outcome,
        begun, changed, seats, winsA, winsB, again, cards, digest);
  }

  /// A play of which no game is over.
  public PlayRow(
      String id,
      String game,
      String format,
      int games,
      List<String> agreed,
      String seed,
      String state,
      boolean watch,
      boolean listed,
      long bank,
      long pace,
      String code,
      String outcome,
      long begun,
      long changed,
      List<SeatRow> seats) {
    this(
        id, game, format, games, agreed, seed, state, watch, listed, bank, pace, code, outcome,
        begun, changed, seats, 0, 0, "", "", "");
  }
}
