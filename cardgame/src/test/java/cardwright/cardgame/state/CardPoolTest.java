package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import org.junit.jupiter.api.Test;

final class CardPoolTest {
  private static final CardPool<String> POOL =
      new CardPool<>(new String[] {"ant", "bee"}, new String[] {"cat"});

  @Test
  void the_cards_of_a_come_first() {
    assertThat(POOL.size()).isEqualTo(3);
    assertThat(POOL.card(1)).isEqualTo("bee");
    assertThat(POOL.card(2)).isEqualTo("cat");
    assertThat(POOL.owner(1)).isEqualTo(Seat.A);
    assertThat(POOL.owner(2)).isEqualTo(Seat.B);
  }

  @Test
  void the_cards_of_a_seat_stand_together() {
    assertThat(POOL.first(Seat.B)).isEqualTo(2);
    assertThat(POOL.owned(Seat.A)).isEqualTo(2);
    assertThat(POOL.cards(Seat.A)).containsExactly("ant", "bee");
    assertThat(POOL.cards(Seat.B)).containsExactly("cat");
  }

  @Test
  void a_seat_without_cards_owns_none() {
    CardPool<String> pool = new CardPool<>(new String[0], new String[] {"cat"});

    assertThat(pool.owned(Seat.A)).isZero();
    assertThat(pool.owner(0)).isEqualTo(Seat.B);
  }
}
