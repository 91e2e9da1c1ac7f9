package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.LastKnown;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What a text keeps in mind beside what was chosen.
///
/// @param costs what was settled when it was announced and paid for
/// @param named what its player has named since
/// @param involved who was involved in the faceoff that it started, or null
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
record Memory(Costs costs, Named named, int @Nullable [] involved) {
  /// Nothing in mind.
  static final Memory NONE = new Memory(Costs.NONE, Named.NOTHING, null);

  /// What paying for a text settles.
  ///
  /// @param x what X is, or -1 while that is not known
  /// @param removed the name of the counter that was removed as cost, else empty
  /// @param was how cards were before they went to pay for it
  // Its array is shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  private record Costs(int x, String removed, LastKnown[] was) {
    private static final Costs NONE = new Costs(-1, "", new LastKnown[0]);

    Costs withX(int number) {
      return new Costs(number, removed, was);
    }

    Costs withRemoved(String counter) {
      return new Costs(x, counter, was);
    }

    Costs noting(LastKnown now) {
      LastKnown[] more = Arrays.copyOf(was, was.length + 1);
      more[was.length] = now;
      return new Costs(x, removed, more);
    }
  }

  /// What a player names while a text is carried out.
  ///
  /// @param color the color that was chosen, as a bit, or 0
  /// @param type the type of card that was named, as a bit, or 0
  /// @param place the area that was named last, or [Area#NONE]
  private record Named(int color, int type, int place) {
    private static final Named NOTHING = new Named(0, 0, Area.NONE);

    Named withColor(int bit) {
      return new Named(bit, type, place);
    }

    Named withType(int bit) {
      return new Named(color, bit, place);
    }

    Named withPlace(int area) {
      return new Named(color, type, area);
    }
  }

  private Memory with(Costs other) {
    return new Memory(other, named, involved);
  }

  private Memory with(Named other) {
    return new Memory(costs, other, involved);
  }

  Memory withInvolved(int[] refs) {
    return new Memory(costs, named, refs);
  }

  Memory withX(int number) {
    return with(costs.withX(number));
  }

  Memory withRemoved(String counter) {
    return with(costs.withRemoved(counter));
  }

  /// How a card is now, for when it is gone.
  Memory noting(LastKnown now) {
    return with(costs.noting(now));
  }

  Memory withColor(int bit) {
    return with(named.withColor(bit));
  }

  Memory withType(int bit) {
    return with(named.withType(bit));
  }

  Memory withPlace(int area) {
    return with(named.withPlace(area));
  }

  /// What X is, or -1 while that is not known.
  int x() {
    return costs.x;
  }

  /// The name of the counter that was removed as cost, else empty.
  String removed() {
    return costs.removed;
  }

  /// How a card was before it went to pay for the text, or null.
  @Nullable LastKnown was(int ref) {
    for (LastKnown each : costs.was) {
      if (each.ref() == ref) {
        return each;
      }
    }
    return null;
  }

  /// The color that was chosen, as a bit, or 0.
  int color() {
    return named.color;
  }

  /// The type of card that was named, as a bit, or 0.
  int type() {
    return named.type;
  }

  /// The area that was named last, or [Area#NONE].
  int place() {
    return named.place;
  }

  void write(Fingerprint out) {
    out.add(costs.x).add(named.color).add(named.type).add(named.place);
    out.add(costs.removed).add(costs.was.length);
    for (LastKnown each : costs.was) {
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
