package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.LastKnown;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What a text keeps in mind beside what was chosen.
///
/// @param x what X is, or -1 while that is not known
/// @param color the color that was chosen, as a bit, or 0
/// @param type the type of card that was named, as a bit, or 0
/// @param place the area that was named last, or [Area#NONE]
/// @param removed the name of the counter that was removed as cost, else empty
/// @param was how cards were before they went to pay for it
/// @param involved who was involved in the faceoff that it started, or null
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
record Memory(
    int x,
    int color,
    int type,
    int place,
    String removed,
    LastKnown[] was,
    int @Nullable [] involved) {
  /// Nothing in mind.
  static final Memory NONE = new Memory(-1, 0, 0, Area.NONE, "", new LastKnown[0], null);

  Memory withX(int number) {
    return new Memory(number, color, type, place, removed, was, involved);
  }

  Memory withColor(int bit) {
    return new Memory(x, bit, type, place, removed, was, involved);
  }

  Memory withType(int bit) {
    return new Memory(x, color, bit, place, removed, was, involved);
  }

  Memory withPlace(int area) {
    return new Memory(x, color, type, area, removed, was, involved);
  }

  Memory withRemoved(String counter) {
    return new Memory(x, color, type, place, counter, was, involved);
  }

  Memory withInvolved(int[] refs) {
    return new Memory(x, color, type, place, removed, was, refs);
  }

  /// How a card is now, for when it is gone.
  Memory noting(LastKnown now) {
    LastKnown[] more = Arrays.copyOf(was, was.length + 1);
    more[was.length] = now;
    return new Memory(x, color, type, place, removed, more, involved);
  }

  /// How a card was, or null.
  @Nullable LastKnown was(int ref) {
    for (LastKnown each : was) {
      if (each.ref() == ref) {
        return each;
      }
    }
    return null;
  }

  void write(Fingerprint out) {
    out.add(x).add(color).add(type).add(place).add(removed).add(was.length);
    for (LastKnown each : was) {
      each.write(out);
    }
    out.add(involved == null ? -1 : involved.length);
    if (involved != null) {
      for (int ref : involved) {
        out.ref(ref);
      }
    }
  }
}
