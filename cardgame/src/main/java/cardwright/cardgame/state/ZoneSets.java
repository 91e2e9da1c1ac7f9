package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.function.IntFunction;

/// Which card lies in which zone, and on whose side, where no zone has an order or spots: the cards of each are a [CardSet]. For plays of at most [CardSet#MOST] cards; others have [Zones].
///
/// @param <Z> the zones of the game
public final class ZoneSets<Z extends Enum<Z> & CardZone> {
  private final ZoneLayout<Z> layout;
  private final CardPool<?> pool;
  // Of each card twice its zone, and one more on the side of seat B.
  private final byte[] places;
  // Of each zone the cards of both seats.
  private final long[] sets;

  /// The zones before a play: each card lies on its owner's side.
  ///
  /// @param start in which zone the card of an index begins
  /// @throws IllegalArgumentException when there are more cards than a [CardSet] holds
  public ZoneSets(ZoneLayout<Z> layout, CardPool<?> pool, IntFunction<Z> start) {
    this(layout, pool);
    if (places.length > CardSet.MOST) {
      throw new IllegalArgumentException(
          "a set has room for " + CardSet.MOST + " cards, not for " + places.length);
    }
    for (int card = 0; card < places.length; card++) {
      put(card, start.apply(card), pool.owner(card));
    }
  }

  private ZoneSets(ZoneLayout<Z> layout, CardPool<?> pool) {
    this.layout = layout;
    this.pool = pool;
    this.places = new byte[pool.size()];
    this.sets = new long[2 * layout.zones.length];
  }

  /// Zones for a copy of the position: what lies where has to be copied to them.
  public ZoneSets<Z> blank() {
    return new ZoneSets<>(layout, pool);
  }

  /// Where a card is.
  public Z zone(int card) {
    return layout.zones[places[card] >> 1];
  }

  /// On whose side a card is: in play where the game has laid it, elsewhere its owner's.
  public Seat side(int card) {
    return Seat.of(places[card] & 1);
  }

  /// The cards of a zone on a side, as a [CardSet].
  public long cards(Z zone, Seat side) {
    return sets[zone.ordinal() << 1 | side.ordinal()];
  }

  /// Moves a card to a zone.
  public void moveTo(int card, Z zone, Seat side) {
    int from = places[card];
    sets[from] = CardSet.without(sets[from], card);
    put(card, zone, side);
  }

  private void put(int card, Z zone, Seat side) {
    int place = zone.ordinal() << 1 | side.ordinal();
    places[card] = (byte) place;
    sets[place] = CardSet.with(sets[place], card);
  }

  /// Makes the zones of another position of the same play equal to these.
  public void copyTo(ZoneSets<Z> twin) {
    System.arraycopy(places, 0, twin.places, 0, places.length);
    System.arraycopy(sets, 0, twin.sets, 0, sets.length);
  }

  /// Writes where each card is, as [Zones] do: records hold these fingerprints.
  public void write(Fingerprint out) {
    for (int card = 0; card < pool.size(); card++) {
      out.add(places[card] << Zones.SPOT_BITS);
    }
    for (int place = 0; place < sets.length; place++) {
      // Which tokens there are not is told by the places of all cards.
      if (!layout.zones[place >> 1].isOutside()) {
        out.add(sets[place]);
      }
    }
  }
}
