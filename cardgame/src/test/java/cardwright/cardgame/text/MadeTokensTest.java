package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MadeTokensTest {
  private static final Map<String, List<String>> MAKES =
      Map.of(
          "Box", List.of("Doll", "Ball"),
          "Shop", List.of("Ball"),
          "Doll", List.of("Small Doll", "Doll"));

  @Test
  void what_cards_make_and_what_that_makes_is_found_once_each() {
    assertThat(
            MadeTokens.of(
                List.of("Box", "Shop"),
                card -> MAKES.getOrDefault(card, List.of()),
                String::equals,
                token -> token))
        .containsExactlyInAnyOrder("Doll", "Ball", "Small Doll");
  }
}
