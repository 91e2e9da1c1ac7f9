package cardwright.cardgame.state;

/// The zones of a game as [Zones] and [ZoneSets] look them up: how cards lie in each. Made once a game, because plays begin by the thousand in simulations.
///
/// @param <Z> the zones of the game
public final class ZoneLayout<Z extends Enum<Z> & CardZone> {
  static final int NO_PILE = -2;

  final Z[] zones;
  // By zone: how cards lie there, and the index of its first pile, or NO_PILE.
  final CardZone.Row[] rows;
  final int[] firsts;
  final int piles;
  // The zones in play, as bits.
  final long inPlay;

  /// @param type all zones of the game
  public ZoneLayout(Class<Z> type) {
    this.zones = type.getEnumConstants();
    this.rows = new CardZone.Row[zones.length];
    this.firsts = new int[zones.length];
    int count = 0;
    long there = 0;
    for (int zone = 0; zone < zones.length; zone++) {
      rows[zone] = zones[zone].row();
      boolean hasPile = rows[zone] == CardZone.Row.STACKED || rows[zone] == CardZone.Row.SORTED;
      firsts[zone] = hasPile ? count : NO_PILE;
      count += hasPile ? 2 : 0;
      there |= zones[zone].inPlay() ? 1L << zone : 0;
    }
    this.piles = count;
    this.inPlay = there;
  }
}
