package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import org.junit.jupiter.api.Test;

final class ZoneSetsTest {
  private enum Zone implements CardZone {
    HAND,
    PLAY,
    SLEEP;

    @Override
    public Seen seen() {
      return Seen.BY_ALL;
    }

    @Override
    public boolean inPlay() {
      return this == PLAY;
    }
  }

  private static final CardPool<String> POOL =
      new CardPool<>(new String[] {"ant", "bee", "cat"}, new String[] {"dog", "eel"});

  private final ZoneSets<Zone> zones =
      new ZoneSets<>(new ZoneLayout<>(Zone.class), POOL, _ -> Zone.HAND);

  private static long written(ZoneSets<Zone> zones) {
    Fingerprint out = new Fingerprint(_ -> true);
    zones.write(out);
    return out.value();
  }

  @Test
  void cards_begin_on_the_side_of_their_owners() {
    assertThat(CardSet.toArray(zones.cards(Zone.HAND, Seat.A))).containsExactly(0, 1, 2);
    assertThat(CardSet.toArray(zones.cards(Zone.HAND, Seat.B))).containsExactly(3, 4);
    assertThat(zones.zone(4)).isEqualTo(Zone.HAND);
    assertThat(zones.side(4)).isEqualTo(Seat.B);
  }

  @Test
  void a_card_that_moves_leaves_the_set_in_which_it_was() {
    zones.moveTo(2, Zone.SLEEP, Seat.A);
    zones.moveTo(0, Zone.SLEEP, Seat.A);
    zones.moveTo(0, Zone.PLAY, Seat.B);

    assertThat(zones.cards(Zone.SLEEP, Seat.A)).isEqualTo(CardSet.of(2));
    assertThat(zones.cards(Zone.HAND, Seat.A)).isEqualTo(CardSet.of(1));
    assertThat(zones.cards(Zone.PLAY, Seat.B)).isEqualTo(CardSet.of(0));
    assertThat(zones.zone(0)).isEqualTo(Zone.PLAY);
    assertThat(zones.side(0)).isEqualTo(Seat.B);
  }

  @Test
  void more_cards_than_a_set_has_room_for_are_refused() {
    CardPool<String> many = new CardPool<>(new String[40], new String[25]);

    assertThatThrownBy(() -> new ZoneSets<>(new ZoneLayout<>(Zone.class), many, _ -> Zone.HAND))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a set has room for 64 cards, not for 65");
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    zones.moveTo(1, Zone.SLEEP, Seat.A);
    ZoneSets<Zone> twin = zones.blank();
    zones.copyTo(twin);

    assertThat(written(twin)).isEqualTo(written(zones));

    twin.moveTo(0, Zone.PLAY, Seat.B);

    assertThat(zones.zone(0)).isEqualTo(Zone.HAND);
    assertThat(written(twin)).isNotEqualTo(written(zones));
  }

  private enum WithTokens implements CardZone {
    HAND,
    PLAY,
    SLEEP,
    OUTSIDE;

    @Override
    public Seen seen() {
      return Seen.BY_ALL;
    }

    @Override
    public boolean isOutside() {
      return this == OUTSIDE;
    }

    @Override
    public boolean inPlay() {
      return this == PLAY;
    }
  }

  @Test
  void where_tokens_are_that_are_not_there_changes_no_fingerprint() {
    ZoneSets<WithTokens> others =
        new ZoneSets<>(new ZoneLayout<>(WithTokens.class), POOL, _ -> WithTokens.HAND);
    Fingerprint out = new Fingerprint(_ -> true);
    others.write(out);

    assertThat(out.value()).isEqualTo(written(zones));
  }
}
