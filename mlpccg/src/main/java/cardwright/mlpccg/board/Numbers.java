package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// The numbers of a play: those of the whole table and those of each seat.
final class Numbers {
  private static final int FACTS = Fact.values().length;
  private static final int COUNTS = Count.values().length;

  private final int[] all = new int[FACTS + 2 * COUNTS];

  Numbers() {
    all[Fact.CHALLENGED.ordinal()] = CardRef.NONE;
  }

  void copyTo(Numbers twin) {
    System.arraycopy(all, 0, twin.all, 0, all.length);
  }

  void write(Fingerprint out) {
    for (int i = 0; i < all.length; i++) {
      if (i == Fact.CHALLENGED.ordinal()) {
        out.ref(all[i]);
      } else {
        out.add(all[i]);
      }
    }
  }

  int get(Fact fact) {
    return all[fact.ordinal()];
  }

  void set(Fact fact, int value) {
    all[fact.ordinal()] = value;
  }

  int get(Count count, Seat seat) {
    return all[FACTS + 2 * count.ordinal() + seat.ordinal()];
  }

  void set(Count count, Seat seat, int value) {
    all[FACTS + 2 * count.ordinal() + seat.ordinal()] = value;
  }
}
