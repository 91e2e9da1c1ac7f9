package cardwright.cardgame.state;

import java.util.EnumSet;

/// The names of the numbers that [Numbers] keep, made once a game.
///
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
public final class NumberNames<T extends Enum<T>, S extends Enum<S>> {
  final int ofTable;
  final int ofSeat;
  // By number of the table: whether it is a reference to a card.
  final long references;

  /// @param table names of the numbers of the table, at most 64
  /// @param seat names of the numbers of a seat
  /// @param references which numbers of the table are references to cards
  public NumberNames(Class<T> table, Class<S> seat, EnumSet<T> references) {
    this.ofTable = table.getEnumConstants().length;
    this.ofSeat = seat.getEnumConstants().length;
    long bits = 0;
    for (T each : references) {
      bits |= 1L << each.ordinal();
    }
    this.references = bits;
  }
}
