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
  void a_title_stands_for_a_card_with_a_subtitle(String pattern) {
    assertThat(means(pattern, "Gold, the Heavy")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Gol", "Gold, the", "the Heavy", "Gold, the Light"})
  void a_piece_of_a_name_stands_for_no_card(String pattern) {
    assertThat(means(pattern, "Gold, the Heavy")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Sun", "Sun // Moon"})
  void a_front_stands_for_a_card_with_two_faces(String pattern) {
    assertThat(means(pattern, "Sun // Moon")).isTrue();
  }
}
