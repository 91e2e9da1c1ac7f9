package cardwright.store;

/// Who sits at a seat.
///
/// @param seat `A` or `B`
/// @param person the id of a person; empty for a computer player
/// @param name what the player is called at the table
/// @param level of a computer player; empty for a person
/// @param deck the deck as it was registered, as a deck file
/// @param habits when the person passes without being asked, in the words of whoever reads them
public record SeatRow(
    String seat, String person, String name, String level, String deck, String habits) {}
