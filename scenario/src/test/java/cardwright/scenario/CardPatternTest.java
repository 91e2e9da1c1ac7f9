package cardwright.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which names of a card a check may use.
class CardPatternTest {
  private static boolean means(String pattern, String card) {
    return CardPattern.match(
        List.of(new CardPattern(pattern, new LinkedHashMap<>())),
        List.of(new Table.Card(card, card, Seat.A, List.of(), List.of())),
        false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Gold", "Gold, the Heavy"})
  void aTitleStandsForACardWithASubtitle(String pattern) {
    assertThat(means(pattern, "Gold, the Heavy")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Gol", "Gold, the", "the Heavy", "Gold, the Light"})
  void aPieceOfANameStandsForNoCard(String pattern) {
    assertThat(means(pattern, "Gold, the Heavy")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Sun", "Sun // Moon"})
  void aFrontStandsForACardWithTwoFaces(String pattern) {
    assertThat(means(pattern, "Sun // Moon")).isTrue();
  }
}
