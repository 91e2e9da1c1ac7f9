package cardwright.cardgame.state;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// The numbers of a position that belong to no card: those of the whole table and those of each seat. All begin at 0.
///
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
public final class Numbers<T extends Enum<T>, S extends Enum<S>> {
  final int[] ofTable;
  final int[] ofSeats;
  private final NumberNames<T, S> names;

  /// The numbers of a new play: those that are references to cards begin at [CardRef#NONE].
  public Numbers(NumberNames<T, S> names) {
    this.names = names;
    this.ofTable = new int[names.ofTable];
    this.ofSeats = new int[2 * names.ofSeat];
    for (long rest = names.references; rest != 0; rest &= rest - 1) {
      ofTable[Long.numberOfTrailingZeros(rest)] = CardRef.NONE;
    }
  }

  /// Numbers for a copy of the position, as before a play.
  public Numbers<T, S> blank() {
    return new Numbers<>(names);
  }

  /// A number of the table.
  public int get(T name) {
    return ofTable[name.ordinal()];
  }

  /// Sets a number of the table.
  public void set(T name, int value) {
    ofTable[name.ordinal()] = value;
  }

  /// A number of a seat.
  public int get(S name, Seat seat) {
    return ofSeats[2 * name.ordinal() + seat.ordinal()];
  }

  /// Sets a number of a seat, held to the [NumberRange].
  public void set(S name, Seat seat, int value) {
    ofSeats[2 * name.ordinal() + seat.ordinal()] = NumberRange.of(value);
  }

  /// Adds to a number of a seat, held to the [NumberRange].
  ///
  /// @param more below 0 to take away
  public void add(S name, Seat seat, int more) {
    int at = 2 * name.ordinal() + seat.ordinal();
    ofSeats[at] = NumberRange.sum(ofSeats[at], more);
  }

  /// Makes the numbers of another position equal to these.
  public void copyTo(Numbers<T, S> twin) {
    System.arraycopy(ofTable, 0, twin.ofTable, 0, ofTable.length);
    System.arraycopy(ofSeats, 0, twin.ofSeats, 0, ofSeats.length);
  }

  /// Writes all numbers.
  public void write(Fingerprint out) {
    for (int i = 0; i < ofTable.length; i++) {
      write(out, i, ofTable[i]);
    }
    writeSeats(out);
  }

  /// Writes all numbers as if one of the table's were another.
  public void write(Fingerprint out, T name, int value) {
    for (int i = 0; i < ofTable.length; i++) {
      write(out, i, i == name.ordinal() ? value : ofTable[i]);
    }
    writeSeats(out);
  }

  private void write(Fingerprint out, int name, int value) {
    if ((names.references >>> name & 1) != 0) {
      out.ref(value);
    } else {
      out.add(value);
    }
  }

  private void writeSeats(Fingerprint out) {
    for (int number : ofSeats) {
      out.add(number);
    }
  }
}
