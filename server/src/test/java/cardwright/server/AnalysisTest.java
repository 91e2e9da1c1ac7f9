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

/// Games that are over are thought through again, decision by decision, and other moves are tried in them.
final class AnalysisTest {
  /// A wins by a tussle. If A ends the turn instead, Ka puts all of A's cards to sleep.
  private static final String CHANCE =
      """
      {"game": "ggltcg", "name": "a chance", "turn": {"player": "A", "number": 5}, "moves": [],
       "A": {"cc": 3, "play": ["Umbruh"], "hand": ["Demideca"]}, "B": {"play": ["Ka"], "sleep": ["Wizard"]}}
      """;

  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private final Client client = Client.guest(SERVER.port());

  private String playedOut(String game) {
    String id =
        client
            .post("/api/plays", Map.of("game", game, "opponent", Map.of("level", "greedy")))
            .json()
            .get("id")
            .asString();
    try (Socket socket = client.open(id)) {
      Room.playOut(socket, 3);
    }
    return id;
  }

  private List<JsonNode> judged(String id, String thought) {
    List<JsonNode> judged = new ArrayList<>();
    int from = 0;
    int of = 1;
    while (from < of) {
      JsonNode part =
          client.get("/api/plays/" + id + "/analysis?thought=" + thought + "&from=" + from).json();
      part.get("judged").forEach(judged::add);
      assertThat(part.get("to").asInt()).isGreaterThan(from);
      from = part.get("to").asInt();
      of = part.get("of").asInt();
    }
    return judged;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void every_real_decision_of_a_game_is_judged_and_asked_again_it_is_the_same(String game) {
    String id = playedOut(game);

    List<JsonNode> judged = judged(id, "quick");

    assertThat(judged).isNotEmpty();
    assertThat(judged)
        .allSatisfy(each -> {
          assertThat(each.get("chanceOfA").asDouble()).isBetween(0.0, 1.0);
          assertThat(each.get("moves").size()).isPositive();
          assertThat(each.get("lost").asDouble()).isNotNegative();
        });
    assertThat(judged(id, "quick")).isEqualTo(judged);
  }

  @Test
  void a_win_that_was_missed_is_a_mistake_with_the_better_move() {
    String id =
        client
            .post(
                "/api/games/ggltcg/positions/play",
                Map.of("text", CHANCE, "seat", "A", "level", "random"))
            .json()
            .get("id")
            .asString();
    try (Socket socket = client.open(id)) {
      socket.move(socket.view(Socket::mine), "end turn");
      Room.playOut(socket, 3);
    }

    JsonNode first = judged(id, "whole").getFirst();

    assertThat(first.get("mistake").asBoolean()).isTrue();
    assertThat(first.get("best").asString()).isEqualTo("tussle umbruh > ka");
    assertThat(first.get("bestChance").asDouble()).isGreaterThan(0.9);
    String why =
        client.get("/api/plays/" + id + "/analysis/1?move=tussle%20umbruh%20%3E%20ka").text();
    assertThat(why).contains("win");
  }

  @Test
  void another_move_is_tried_and_the_other_side_answers() {
    String id = playedOut("ggltcg");
    String path = "/api/plays/" + id + "/variation";

    JsonNode moment = client.get("/api/plays/" + id + "/replay/0").json();
    String seat = moment.at("/choice/seat").asString();
    JsonNode tried =
        client
            .post(path, Map.of("at", 0, "moves", List.of("end turn"), "answers", true))
            .json()
            .get("steps");

    assertThat(tried.get(0).get("move").asString()).isEqualTo("end turn");
    assertThat(tried.size()).isGreaterThan(1);
    JsonNode last = tried.get(tried.size() - 1);
    assertThat(last.get("choice").isNull() || last.at("/choice/seat").asString().equals(seat))
        .isTrue();
  }

  @Test
  void a_record_with_comments_behind_its_moves_is_opened_like_any_other() {
    String id = playedOut("ggltcg");
    String record = client.get("/api/plays/" + id + "/record").text();
    String commented =
        record.replaceAll(
            "(?m)^(start|[AB]) .*= [0-9a-f]{16}$", "$0\n# ?? 20 %; better: <b>, 40 %");

    Client.Answer opened = client.send("POST", "/api/records", commented);

    assertThat(commented).contains("%\nend:");
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
  }

  @Test
  void what_goes_on_is_not_analysed() {
    String id =
        client
            .post("/api/plays", Map.of("game", "ggltcg", "opponent", Map.of("level", "random")))
            .json()
            .get("id")
            .asString();

    assertThat(client.get("/api/plays/" + id + "/analysis").status()).isEqualTo(409);
    assertThat(
            client
                .post(
                    "/api/plays/" + id + "/variation",
                    Map.of("at", 0, "moves", List.of(), "answers", false))
                .status())
        .isEqualTo(409);
  }
}
