package cardwright.cardgame.state;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.EnumSet;

/// The numbers of a position that belong to no card: those of the whole table and those of each seat. All begin at 0.
///
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
public final class Numbers<T extends Enum<T>, S extends Enum<S>> {
  private final int[] ofTable;
  private final int[] ofSeats;
  private final long references;

  /// The numbers of a new play.
  ///
  /// @param table names of the numbers of the table, at most 64
  /// @param seat names of the numbers of a seat
  /// @param references which numbers of the table are references to cards: these begin at [CardRef#NONE]
  public Numbers(Class<T> table, Class<S> seat, EnumSet<T> references) {
    this.ofTable = new int[table.getEnumConstants().length];
    this.ofSeats = new int[2 * seat.getEnumConstants().length];
    long bits = 0;
    for (T each : references) {
      ofTable[each.ordinal()] = CardRef.NONE;
      bits |= 1L << each.ordinal();
    }
    this.references = bits;
  }

  private Numbers(Numbers<T, S> like) {
    this.ofTable = new int[like.ofTable.length];
    this.ofSeats = new int[like.ofSeats.length];
    this.references = like.references;
  }

  /// Numbers for a copy of the position: all of them 0.
  public Numbers<T, S> blank() {
    return new Numbers<>(this);
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
    if ((references >>> name & 1) != 0) {
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
