package cardwright.littletroubles.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import java.util.Arrays;

/// The numbers of a play: those of the whole table, those of each seat, and what was played this turn.
public final class Numbers {
  private static final int FACTS = Fact.values().length;
  private static final int COUNTS = Count.values().length;
  private static final int KINDS = 6;
  private static final int LAST_COSTS = FACTS + 2 * COUNTS;
  private static final int NO_COST = -2;

  private final int[] all = new int[LAST_COSTS + KINDS];

  Numbers() {
    all[Fact.ATTACKER.ordinal()] = CardRef.NONE;
    all[Fact.DEFENDER.ordinal()] = CardRef.NONE;
    Arrays.fill(all, LAST_COSTS, all.length, NO_COST);
  }

  void copyTo(Numbers twin) {
    System.arraycopy(all, 0, twin.all, 0, all.length);
  }

  void write(Fingerprint out) {
    for (int i = 0; i < all.length; i++) {
      if (i == Fact.ATTACKER.ordinal() || i == Fact.DEFENDER.ordinal()) {
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

  /// The printed cost of the last card of a kind played this turn whose cost is a number, or below 0 when there is none.
  @Rule({"LT 6.4d", "LT B67"})
  public int lastCost(int kind) {
    return all[LAST_COSTS + kind];
  }

  /// Remembers the printed cost of a card played.
  public void setLastCost(int kind, int cost) {
    all[LAST_COSTS + kind] = cost;
  }

  /// What counts over a turn starts again from nothing.
  @Rule("LT 2.3i")
  void forgetTurn() {
    Arrays.fill(all, LAST_COSTS, all.length, NO_COST);
    for (int seat = 0; seat < 2; seat++) {
      set(Count.ACTIONS, Seat.of(seat), 0);
      set(Count.WINS_THIS_TURN, Seat.of(seat), 0);
      set(Count.MORE_COOKIES, Seat.of(seat), 0);
      set(Count.MORE_DRAWS, Seat.of(seat), 0);
    }
    set(Fact.SKIPPED, 0);
  }
}
