package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The scenarios that name a card, for the page of that card.
final class CardExamplesTest {
  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private final Client client = new Client(SERVER.port());

  private List<JsonNode> of(String game, String card) {
    String name = URLEncoder.encode(card, StandardCharsets.UTF_8);
    return list(client.get("/api/games/" + game + "/examples?card=" + name).json().get("examples"));
  }

  private static List<JsonNode> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "mlpccg"})
  void nearly_every_card_of_a_game_has_a_scenario_with_its_text(String game) {
    List<JsonNode> cards = list(client.get("/api/games/" + game + "/cards").json().get("cards"));

    List<String> without =
        cards.stream()
            .map(card -> card.get("name").asString())
            .filter(name -> of(game, name).isEmpty())
            .toList();

    assertThat(without.size())
        .as("cards without a scenario: %s", without)
        .isLessThan(cards.size() / 10);
  }

  @Test
  void what_is_about_a_card_comes_before_where_it_merely_lies() {
    List<JsonNode> examples = of("ggltcg", "Umbruh");

    assertThat(examples.getFirst().get("name").asString()).contains("Umbruh");
    assertThat(examples.getFirst().get("text").asString()).startsWith("game: ggltcg");
    assertThat(examples)
        .allSatisfy(each -> assertThat(each.get("text").asString()).containsIgnoringCase("umbruh"));
    assertThat(examples.getLast().get("name").asString()).doesNotContain("Umbruh");
  }

  @Test
  void a_name_within_another_word_is_no_name() {
    assertThat(of("ggltcg", "Ka"))
        .allSatisfy(each -> assertThat(each.get("text").asString()).containsPattern("\\b[Kk]a\\b"));
  }

  @Test
  void the_second_face_counts_as_the_card() {
    assertThat(of("littletroubles", "Lunch Cook"))
        .anySatisfy(
            each -> assertThat(each.get("text").asString()).containsIgnoringCase("second helping"));
  }

  @Test
  void a_card_that_there_is_not_is_not_found() {
    assertThat(client.get("/api/games/ggltcg/examples?card=Nobody").status()).isEqualTo(404);
  }

  @Test
  void without_a_card_the_list_is_short() {
    JsonNode first = client.get("/api/games/ggltcg/examples").json().at("/examples/0");

    assertThat(first.has("text")).isFalse();
  }
}
