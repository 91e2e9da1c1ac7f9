package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.function.IntFunction;

/// Which card lies in which zone, on whose side, at which spot, and in what order.
///
/// A spot is a number of the game's own: a slot, an area. Zones whose cards lie in a row have a [Pile] for each seat.
///
/// @param <Z> the zones of the game
public final class Zones<Z extends Enum<Z> & CardZone> {
  static final int SPOT_BITS = 7;
  private static final int SPOT = (1 << SPOT_BITS) - 1;
  private static final int ZONE_SHIFT = SPOT_BITS + 1;

  private final ZoneLayout<Z> layout;
  private final CardPool<?> pool;
  // Of each card its zone, its side and its spot.
  private final short[] places;
  // Of each zone with a row those of both seats.
  private final Pile[] piles;

  /// The zones before a play: each card lies on its owner's side, in the order of cards, the first one at the bottom.
  ///
  /// @param layout the zones of the game
  /// @param start in which zone the card of an index begins
  public Zones(ZoneLayout<Z> layout, CardPool<?> pool, IntFunction<Z> start) {
    this(layout, pool);
    for (int card = 0; card < places.length; card++) {
      put(card, start.apply(card), pool.owner(card), 0, false);
    }
  }

  private Zones(ZoneLayout<Z> layout, CardPool<?> pool) {
    this.layout = layout;
    this.pool = pool;
    this.places = new short[pool.size()];
    this.piles = new Pile[layout.piles];
    for (int zone = 0; zone < layout.firsts.length; zone++) {
      int first = layout.firsts[zone];
      if (first != ZoneLayout.NO_PILE) {
        piles[first] = new Pile(most(zone, Seat.A));
        piles[first + 1] = new Pile(most(zone, Seat.B));
      }
    }
  }

  /// In play there may be all cards on one side.
  private int most(int zone, Seat side) {
    return (layout.inPlay >>> zone & 1) != 0 ? pool.size() : pool.owned(side);
  }

  /// Zones for a copy of the position: what lies where has to be copied to them.
  public Zones<Z> blank() {
    return new Zones<>(layout, pool);
  }

  /// Where a card is.
  public Z zone(int card) {
    return layout.zones[places[card] >> ZONE_SHIFT];
  }

  /// On whose side a card is: in play where the game has laid it, elsewhere its owner's.
  public Seat side(int card) {
    return Seat.of(places[card] >> SPOT_BITS & 1);
  }

  /// The spot of a card in its zone, 0 where the game gave none.
  public int spot(int card) {
    return places[card] & SPOT;
  }

  /// Whether a card is in play.
  public boolean inPlay(int card) {
    return (layout.inPlay >>> (places[card] >> ZONE_SHIFT) & 1) != 0;
  }

  /// The cards of a zone on a side, in their row.
  ///
  /// @param zone one whose cards lie in a row
  public Pile pile(Z zone, Seat side) {
    return piles[layout.firsts[zone.ordinal()] + side.ordinal()];
  }

  /// Moves a card to a zone of its owner.
  ///
  /// @param bottom whether it goes beneath the cards there instead of on top
  public void moveToOwner(int card, Z zone, boolean bottom) {
    take(card);
    put(card, zone, pool.owner(card), 0, bottom);
  }

  /// Moves a card to a spot of a zone, on top of a row.
  ///
  /// @param spot from 0 to 127
  public void moveTo(int card, Z zone, Seat side, int spot) {
    take(card);
    put(card, zone, side, spot, false);
  }

  private void take(int card) {
    int place = places[card] >> SPOT_BITS;
    int first = layout.firsts[place >> 1];
    if (first != ZoneLayout.NO_PILE) {
      piles[first + (place & 1)].remove(card);
    }
  }

  private void put(int card, Z zone, Seat side, int spot, boolean bottom) {
    int place = zone.ordinal() << 1 | side.ordinal();
    places[card] = (short) (place << SPOT_BITS | spot);
    switch (layout.rows[zone.ordinal()]) {
      case STACKED -> {
        if (bottom) {
          pile(zone, side).addBottom(card);
        } else {
          pile(zone, side).addTop(card);
        }
      }
      case SORTED -> pile(zone, side).addInOrder(card);
      case NONE -> {}
    }
  }

  /// Makes the zones of another position of the same play equal to these.
  public void copyTo(Zones<Z> twin) {
    System.arraycopy(places, 0, twin.places, 0, places.length);
    for (int i = 0; i < piles.length; i++) {
      piles[i].copyTo(twin.piles[i]);
    }
  }

  /// Writes where each card is, and which lie in which order.
  public void write(Fingerprint out) {
    for (int card = 0; card < pool.size(); card++) {
      out.add(places[card]);
    }
    for (int i = 0; i < layout.piles; i++) {
      piles[i].write(out);
    }
  }
}
