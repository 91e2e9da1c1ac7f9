package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// What somebody's own plays have come to, by deck, opponent and card.
final class HistoryTest {
  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private final Client client = Client.guest(SERVER.port());

  private void givenUp(Map<String, Object> wish) {
    String id = client.post("/api/plays", wish).json().get("id").asString();
    try (Socket socket = client.open(id)) {
      socket.view(each -> each.get("state").asString().equals("playing"));
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }
  }

  @Test
  void plays_that_are_over_are_counted_by_deck_opponent_and_card() {
    Map<String, Object> watch = Map.of("ready", "Knight's Watch");
    for (int i = 0; i < 2; i++) {
      givenUp(Map.of("game", "ggltcg", "deck", watch, "opponent", Map.of("level", "greedy")));
    }

    JsonNode history = client.get("/api/games/ggltcg/history").json();

    assertThat(history.get("plays").size()).isEqualTo(2);
    assertThat(history.at("/plays/0/points").asDouble()).isZero();
    assertThat(history.at("/decks/0/name").asString()).isEqualTo("Knight's Watch");
    assertThat(history.at("/decks/0/plays").asInt()).isEqualTo(2);
    assertThat(history.at("/decks/0/high").asDouble()).isBetween(0.5, 0.8);
    assertThat(history.at("/opponents/0/name").asString()).isEqualTo("greedy");
    assertThat(history.get("cards").size()).isEqualTo(6);
    assertThat(history.at("/cards/0/plays").asInt()).isEqualTo(2);
  }

  @Test
  void lessons_and_other_games_do_not_count() {
    client.post("/api/games/ggltcg/lessons/1/play", Map.of());

    assertThat(client.get("/api/games/littletroubles/history").json().get("plays").size()).isZero();
    assertThat(client.get("/api/games/ggltcg/history").json().get("plays").size()).isZero();
  }

  @Test
  void the_plays_of_others_are_not_told() {
    givenUp(Map.of("game", "ggltcg", "opponent", Map.of("level", "random")));

    Client other = Client.guest(SERVER.port());

    assertThat(other.get("/api/games/ggltcg/history").json().get("plays").size()).isZero();
  }
}
