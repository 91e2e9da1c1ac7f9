package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Examples of rules from which a reader goes on with moves of their own.
final class TriedExampleTest {
  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private final Client client = new Client(SERVER.port());

  private Client.Answer tried(String example, int at, List<String> moves) {
    return client.post(example + "/try", Map.of("at", at, "moves", moves));
  }

  private String example(String game) {
    String id = "position-to-begin-with";
    return "/api/games/" + game + "/examples/" + id;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void whoever_reads_goes_on_move_by_move_for_both_sides(String game) {
    String example = example(game);
    JsonNode choice = client.get(example).json().at("/steps/0/choice");
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      moves.add(choice.at("/moves/0/notation").asString());

      Client.Answer answer = tried(example, 0, moves);
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      JsonNode steps = answer.json().get("steps");

      assertThat(steps.size()).isEqualTo(moves.size());
      assertThat(steps.get(i).get("move").asString()).isEqualTo(moves.getLast());
      choice = steps.get(i).get("choice");
      if (choice.isNull()) {
        break;
      }
    }
  }

  @Test
  void a_move_tells_what_happened_by_it_alone() {
    String example = example("ggltcg");
    String first = client.get(example).json().at("/steps/0/choice/moves/0/notation").asString();

    JsonNode once = tried(example, 0, List.of(first)).json().at("/steps/0");

    assertThat(once.get("events").size()).isPositive();
    String second = once.at("/choice/moves/0/notation").asString();
    JsonNode twice = tried(example, 0, List.of(first, second)).json().get("steps");
    assertThat(twice.get(0).get("events")).isEqualTo(once.get("events"));
  }

  @Test
  void a_move_that_is_not_offered_is_refused() {
    assertThat(tried(example("ggltcg"), 0, List.of("win")).status()).isEqualTo(422);
  }

  @Test
  void an_example_brings_the_text_of_its_own_cards() {
    JsonNode titles = client.get("/api/games/littletroubles/examples").json().get("examples");
    List<JsonNode> own = new ArrayList<>();
    for (int i = 0; i < titles.size() && own.isEmpty(); i++) {
      String id = titles.get(i).get("id").asString();
      client
          .get("/api/games/littletroubles/examples/" + id)
          .json()
          .get("ownCards")
          .forEach(own::add);
    }

    assertThat(own)
        .isNotEmpty()
        .allSatisfy(card -> assertThat(card.get("kind").asString()).isNotEmpty());
  }
}
