package cardwright.littletroubles.board;

import cardwright.engine.Seat;
import java.util.Arrays;

/// What texts in play add to the costs of cards for their owners, kept until the cards in play change.
final class KeptCosts {
  // Behind the cards: abilities of A and of B, Grabs of A and of B.
  private static final int SHARED = 4;

  private final int cards;
  private final int[] more;
  private final int[] times;
  private final int[] known;
  private int version;
  private boolean settled;

  KeptCosts(int cards) {
    this.cards = cards;
    more = new int[cards + SHARED];
    times = new int[cards + SHARED];
    known = new int[cards + SHARED];
    Arrays.fill(known, -1);
  }

  /// Forgets all that was kept.
  ///
  /// @param settled whether what will be kept rests on the cards in play alone
  void update(int now, boolean settled) {
    this.version = now;
    this.settled = settled;
  }

  /// Where the costs of a seat's abilities are kept.
  int slot(Seat payer, boolean grab) {
    return cards + payer.ordinal() + (grab ? 2 : 0);
  }

  boolean knows(int card) {
    return settled && known[card] == version;
  }

  void keep(int card, int plus, int factor) {
    more[card] = plus;
    times[card] = factor;
    known[card] = version;
  }

  int more(int card) {
    return more[card];
  }

  int times(int card) {
    return times[card];
  }
}
