package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CardLabelTest {
  @Test
  void aNameAloneMeansACardOfEitherSide() {
    assertThat(CardLabel.named("knight", "knight", 2, Seat.A)).isEqualTo(6);
    assertThat(CardLabel.named("knight on wizard", "knight", 0, Seat.B)).isEqualTo(6);
  }

  @Test
  void aSideMeansTheCardsOfThatSideAlone() {
    assertThat(CardLabel.named("knight of b", "knight", 0, Seat.B)).isEqualTo(11);
    assertThat(CardLabel.named("knight of b", "knight", 0, Seat.A)).isZero();
  }

  @Test
  void aNumberMeansTheCardOfThatNumberAlone() {
    assertThat(CardLabel.named("knight 2 of a", "knight", 2, Seat.A)).isEqualTo(13);
    assertThat(CardLabel.named("knight 2 of a", "knight", 1, Seat.A)).isZero();
    assertThat(CardLabel.named("knight 2", "knight", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("knight 12", "knight", 1, Seat.A)).isZero();
  }

  @Test
  void aNameThatGoesOnIsAnotherName() {
    assertThat(CardLabel.named("knightess", "knight", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("rainbow dash, crystallized", "rainbow dash", 0, Seat.A)).isZero();
    assertThat(CardLabel.named("kni", "knight", 0, Seat.A)).isZero();
  }

  @Test
  void numbersInANameBelongToIt() {
    assertThat(CardLabel.named("room 7 2", "room 7", 2, Seat.A)).isEqualTo(8);
  }
}
