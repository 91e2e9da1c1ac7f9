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

  @Test
  void tokens_stand_behind_the_cards_of_both_decks() {
    CardPool<String> pool =
        new CardPool<>(
            new String[] {"ant", "bee"}, new String[] {"cat"}, new String[] {"egg", "fly"}, 12);

    assertThat(pool.size()).isEqualTo(11);
    assertThat(pool.isToken(2)).isFalse();
    assertThat(pool.isToken(3)).isTrue();
    assertThat(pool.card(4)).isEqualTo("egg");
    assertThat(pool.card(5)).isEqualTo("fly");
    assertThat(pool.owner(6)).isEqualTo(Seat.A);
    assertThat(pool.owner(7)).isEqualTo(Seat.B);
    assertThat(pool.firstToken(Seat.B)).isEqualTo(7);
    assertThat(pool.tokens(Seat.B)).isEqualTo(4);
    assertThat(pool.owned(Seat.B)).isEqualTo(1);
    assertThat(pool.cards(Seat.B)).containsExactly("cat");
  }

  @Test
  void a_token_is_free_until_it_is_there() {
    CardPool<String> pool =
        new CardPool<>(new String[] {"ant"}, new String[] {"cat"}, new String[] {"egg", "fly"}, 10);

    assertThat(pool.freeToken(Seat.B, "fly"::equals, _ -> false)).isEqualTo(8);
    assertThat(pool.freeToken(Seat.B, "fly"::equals, token -> token == 8)).isEqualTo(9);
    assertThat(pool.freeToken(Seat.B, "fly"::equals, _ -> true)).isEqualTo(CardPool.NONE);
    assertThat(pool.freeToken(Seat.A, "cat"::equals, _ -> false)).isEqualTo(CardPool.NONE);
  }

  @Test
  void of_each_token_there_is_a_fixed_number_where_there_is_room() {
    String[] one = {"ant"};
    String[] token = {"egg"};

    assertThat(new CardPool<>(one, one, token, 99).tokens(Seat.A)).isEqualTo(4);
    assertThat(new CardPool<>(one, one, token, 9).tokens(Seat.A)).isEqualTo(3);
    assertThat(new CardPool<>(one, one, token, 1).tokens(Seat.A)).isZero();
  }
}
