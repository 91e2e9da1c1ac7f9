package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import org.junit.jupiter.api.Test;

final class ZonesTest {
  private enum Zone implements CardZone {
    DECK(Row.STACKED, Seen.BY_NOBODY, false),
    HAND(Row.SORTED, Seen.BY_OWNER, false),
    AIR(Row.NONE, Seen.BY_ALL, false),
    FIELD(Row.STACKED, Seen.BY_ALL, true);

    private final Row row;
    private final Seen seen;
    private final boolean inPlay;

    Zone(Row row, Seen seen, boolean inPlay) {
      this.row = row;
      this.seen = seen;
      this.inPlay = inPlay;
    }

    @Override
    public Row row() {
      return row;
    }

    @Override
    public Seen seen() {
      return seen;
    }

    @Override
    public boolean inPlay() {
      return inPlay;
    }
  }

  private static final CardPool<String> POOL =
      new CardPool<>(new String[] {"ant", "bee", "cat"}, new String[] {"dog", "eel"});

  private final Zones<Zone> zones = new Zones<>(new ZoneLayout<>(Zone.class), POOL, _ -> Zone.DECK);

  private static long written(Zones<Zone> zones) {
    Fingerprint out = new Fingerprint(_ -> true);
    zones.write(out);
    return out.value();
  }

  @Test
  void cards_begin_on_the_side_of_their_owners() {
    assertThat(zones.pile(Zone.DECK, Seat.A).toArray()).containsExactly(0, 1, 2);
    assertThat(zones.pile(Zone.DECK, Seat.B).toArray()).containsExactly(3, 4);
    assertThat(zones.zone(4)).isEqualTo(Zone.DECK);
    assertThat(zones.side(4)).isEqualTo(Seat.B);
  }

  @Test
  void a_hand_is_sorted_and_a_deck_is_stacked() {
    zones.moveToOwner(2, Zone.HAND, false);
    zones.moveToOwner(0, Zone.HAND, false);

    assertThat(zones.pile(Zone.HAND, Seat.A).toArray()).containsExactly(0, 2);

    zones.moveToOwner(2, Zone.DECK, false);
    zones.moveToOwner(0, Zone.DECK, true);

    assertThat(zones.pile(Zone.DECK, Seat.A).toArray()).containsExactly(0, 1, 2);
    assertThat(zones.pile(Zone.HAND, Seat.A).size()).isZero();
  }

  @Test
  void a_card_in_play_lies_on_any_side_and_goes_back_to_its_owner() {
    zones.moveTo(0, Zone.FIELD, Seat.B, 5);

    assertThat(zones.inPlay(0)).isTrue();
    assertThat(zones.side(0)).isEqualTo(Seat.B);
    assertThat(zones.spot(0)).isEqualTo(5);
    assertThat(zones.pile(Zone.FIELD, Seat.B).toArray()).containsExactly(0);

    zones.moveToOwner(0, Zone.HAND, false);

    assertThat(zones.inPlay(0)).isFalse();
    assertThat(zones.side(0)).isEqualTo(Seat.A);
    assertThat(zones.spot(0)).isZero();
  }

  @Test
  void the_whole_pool_has_room_on_one_side_of_play() {
    for (int card = 0; card < POOL.size(); card++) {
      zones.moveTo(card, Zone.FIELD, Seat.B, 0);
    }
    assertThat(zones.pile(Zone.FIELD, Seat.B).size()).isEqualTo(5);
  }

  @Test
  void a_zone_without_a_row_only_tells_where_a_card_is() {
    zones.moveToOwner(3, Zone.AIR, false);

    assertThat(zones.zone(3)).isEqualTo(Zone.AIR);
    assertThat(zones.pile(Zone.DECK, Seat.B).toArray()).containsExactly(4);
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    zones.moveTo(0, Zone.FIELD, Seat.B, 5);
    Zones<Zone> twin = zones.blank();
    zones.copyTo(twin);

    assertThat(written(twin)).isEqualTo(written(zones));

    twin.moveToOwner(0, Zone.DECK, true);

    assertThat(zones.zone(0)).isEqualTo(Zone.FIELD);
    assertThat(written(twin)).isNotEqualTo(written(zones));
  }

  @Test
  void the_spot_and_the_order_of_a_stack_are_part_of_the_fingerprint() {
    long before = written(zones);
    zones.moveToOwner(0, Zone.DECK, false);
    assertThat(written(zones)).isNotEqualTo(before);

    zones.moveTo(0, Zone.FIELD, Seat.A, 1);
    long spot = written(zones);
    zones.moveTo(0, Zone.FIELD, Seat.A, 2);
    assertThat(written(zones)).isNotEqualTo(spot);
  }

  @Test
  void a_hand_is_seen_by_its_owner_and_a_deck_by_the_judge_alone() {
    assertThat(Zone.HAND.isSeenBy(Viewer.A, Seat.A)).isTrue();
    assertThat(Zone.HAND.isSeenBy(Viewer.B, Seat.A)).isFalse();
    assertThat(Zone.DECK.isSeenBy(Viewer.A, Seat.A)).isFalse();
    assertThat(Zone.DECK.isSeenBy(Viewer.JUDGE, Seat.A)).isTrue();
    assertThat(Zone.FIELD.isSeenBy(Viewer.SPECTATOR, Seat.B)).isTrue();
    assertThat(Zone.HAND.hidden()).isTrue();
    assertThat(Zone.AIR.hidden()).isFalse();
  }
}
