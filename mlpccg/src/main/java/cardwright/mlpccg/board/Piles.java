package cardwright.mlpccg.board;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;

/// All cards in rows: the piles of both seats, and what is in play.
final class Piles {
  private final Pile[] piles = new Pile[2 * Zone.PILES];
  private final Pile table;

  Piles(CardPool<Card> pool) {
    table = new Pile(pool.size());
    for (int i = 0; i < piles.length; i++) {
      piles[i] = new Pile(pool.owned(Seat.of(i & 1)));
    }
  }

  Pile of(Zone zone, Seat seat) {
    return piles[zone.ordinal() << 1 | seat.ordinal()];
  }

  Pile table() {
    return table;
  }

  /// Takes a card from where it lies.
  void take(int card, Zone zone, Seat owner) {
    if (zone.inPlay()) {
      table.remove(card);
    } else if (zone != Zone.RESOLVING) {
      of(zone, owner).remove(card);
    }
  }

  /// Puts a card on a pile, or beneath it; a hand keeps its order.
  void add(int card, Zone zone, Seat owner, boolean bottom) {
    if (zone == Zone.HAND) {
      of(zone, owner).addInOrder(card);
    } else if (zone != Zone.RESOLVING && bottom) {
      of(zone, owner).addBottom(card);
    } else if (zone != Zone.RESOLVING) {
      of(zone, owner).addTop(card);
    }
  }

  void copyTo(Piles twin) {
    for (int i = 0; i < piles.length; i++) {
      piles[i].copyTo(twin.piles[i]);
    }
    table.copyTo(twin.table);
  }

  void write(Fingerprint out) {
    for (Pile pile : piles) {
      pile.write(out);
    }
    table.write(out);
  }
}
