package cardwright.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The files of a small game.
class ResourcesTest {
  private static final Map<String, String> FILES =
      Map.of(
          "cards/woods/birds.cards", "Owl\nKärnbeißer",
          "cards/lake.cards", "Carp",
          "decks/pond.deck", "# Pond\nSwim.\n\n2 carp\n",
          "decks/nest.deck", "# Nest\nSleep.\n\nowl\n",
          "decks/zoo.deck", "# Zoo\nGaze.\n\nzebra\n");

  private static final Resources RESOURCES = new Resources(ResourcesTest::open);

  private static @Nullable InputStream open(String path) {
    String text = FILES.get(path);
    return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String printed(String card) {
    return switch (card) {
      case "owl" -> "Owl";
      case "carp" -> "Carp";
      default -> throw new Refused("no " + card + " here");
    };
  }

  @Test
  void card_files_are_read_one_after_the_other_and_called_by_their_names() {
    assertThat(
            RESOURCES.cards(
                List.of("woods/birds", "lake"),
                (text, file) -> text.lines().map(line -> file + ": " + line).toList()))
        .containsExactly(
            "woods/birds.cards: Owl", "woods/birds.cards: Kärnbeißer", "lake.cards: Carp");
  }

  @Test
  void ready_made_decks_come_in_order_with_the_printed_names_of_their_cards() {
    assertThat(RESOURCES.decks(List.of("pond", "nest"), ResourcesTest::printed))
        .extracting(Deck::name, Deck::cards)
        .containsExactly(tuple("Pond", List.of("Carp", "Carp")), tuple("Nest", List.of("Owl")));
  }

  @Test
  void a_deck_with_a_card_that_is_refused_is_refused_with_its_file() {
    assertThatThrownBy(() -> RESOURCES.decks(List.of("zoo"), ResourcesTest::printed))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("zoo.deck")
        .hasMessageContaining("no zebra here");
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    assertThatThrownBy(() -> RESOURCES.cards(List.of("desert"), (text, file) -> List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("there is no file cards/desert.cards");
  }
}
