package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Lessons are listed in the language of who asks, and are played like any play; that the goal is reached is told.
final class LessonTest {
  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private final Client client = Client.guest(SERVER.port());

  private JsonNode begun(int lesson) {
    Client.Answer made = client.post("/api/games/ggltcg/lessons/" + lesson + "/play", Map.of());
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  @Test
  void a_lesson_tells_its_goal_and_the_moves_of_one_way_to_it() {
    JsonNode first = client.get("/api/games/ggltcg/lessons").json().at("/lessons/0");

    assertThat(first.get("number").asInt()).isEqualTo(1);
    assertThat(first.get("goal").asString()).isEqualTo("Put Umbruh into play.");
    assertThat(first.at("/moves/0").asString()).isEqualTo("play umbruh");
  }

  @Test
  void the_goal_is_reached_by_the_move_and_stays_reached() {
    JsonNode play = begun(1);
    assertThat(play.get("lesson").asInt()).isEqualTo(1);
    try (Socket socket = client.open(play.get("id").asString())) {
      JsonNode view = socket.view(Socket::mine);
      assertThat(view.get("reached").asBoolean()).isFalse();
      socket.move(view, "play umbruh");
      JsonNode after = socket.view(each -> each.get("reached").asBoolean());
      assertThat(after.get("outcome").isNull()).isTrue();
      // The turn has ended by itself, and nothing goes on: what was reached is to be seen.
      socket.send(Map.of("type", "resync"));
      JsonNode later = socket.view(each -> each.get("whole").asBoolean());
      assertThat(later.get("reached").asBoolean()).isTrue();
      assertThat(later.get("version")).isEqualTo(after.get("version"));
      assertThat(later.at("/choice/seat").asString()).isEqualTo("B");
    }
  }

  @Test
  void a_lesson_that_goes_on_elsewhere_is_not_reached() {
    JsonNode play = begun(1);
    try (Socket socket = client.open(play.get("id").asString())) {
      socket.move(socket.view(Socket::mine), "end turn");
      JsonNode view = socket.view(each -> each.get("version").asInt() > 1);
      assertThat(view.get("reached").asBoolean()).isFalse();
    }
  }

  @Test
  void other_plays_have_no_goal() {
    JsonNode play =
        client
            .post("/api/plays", Map.of("game", "ggltcg", "opponent", Map.of("level", "random")))
            .json();

    assertThat(play.get("lesson").isNull()).isTrue();
    try (Socket socket = client.open(play.get("id").asString())) {
      assertThat(socket.view(Socket::mine).get("reached").isNull()).isTrue();
    }
  }
}
