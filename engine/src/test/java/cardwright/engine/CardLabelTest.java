package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CardLabelTest {
  @Test
  void a_label_says_what_tells_a_card_apart() {
    assertThat(CardLabel.of("owl", CardLabel.behind(0, false, Seat.A))).isEqualTo("owl");
    assertThat(CardLabel.of("owl", CardLabel.behind(2, false, Seat.A))).isEqualTo("owl 2");
    assertThat(CardLabel.of("owl", CardLabel.behind(0, true, Seat.B))).isEqualTo("owl of b");
    assertThat(CardLabel.of("owl", CardLabel.behind(12, true, Seat.A))).isEqualTo("owl 12 of a");
  }

  @Test
  void a_name_alone_means_a_card_of_either_side() {
    assertThat(CardLabel.named("knight", "knight", 2, Seat.A)).isEqualTo(6);
    assertThat(CardLabel.named("knight on wizard", "knight", 0, Seat.B)).isEqualTo(6);
  }

  @Test
  void a_side_means_the_cards_of_that_side_alone() {
    assertThat(CardLabel.named("knight of b", "knight", 0, Seat.B)).isEqualTo(11);
    assertThat(CardLabel.named("knight of b", "knight", 0, Seat.A)).isZero();
  }

  @Test
  void a_number_means_the_card_of_that_number_alone() {
    assertThat(CardLabel.named("knight 2 of a", "knight", 2, Seat.A)).isEqualTo(13);
    assertThat(CardLabel.named("knight 2 of a", "knight", 1, Seat.A)).isZero();
    assertThat(CardLabel.named("knight 2", "knight", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("knight 12", "knight", 1, Seat.A)).isZero();
  }

  @Test
  void a_name_that_goes_on_is_another_name() {
    assertThat(CardLabel.named("knightess", "knight", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("rainbow dash, crystallized", "rainbow dash", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("kni", "knight", 0, Seat.A)).isZero();
  }

  @Test
  void numbers_in_a_name_belong_to_it() {
    assertThat(CardLabel.named("room 7 2", "room 7", 2, Seat.A)).isEqualTo(8);
  }
}
