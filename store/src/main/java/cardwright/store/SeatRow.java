package cardwright.store;

/// Who sits at a seat.
///
/// @param seat `A` or `B`
/// @param person the id of a person; empty for a computer player
/// @param name what the player is called at the table
/// @param level of a computer player; empty for a person
/// @param deck the deck as it was registered, as a deck file
/// @param habits when the person passes without being asked, in the words of whoever reads them
/// @param account whether the person has an account
public record SeatRow(
    String seat,
    String person,
    String name,
    String level,
    String deck,
    String habits,
    boolean account) {
  /// The seat of a computer player or a guest.
  public SeatRow(
      String seat, String person, String name, String level, String deck, String habits) {
    this(seat, person, name, level, deck, habits, false);
  }
}
