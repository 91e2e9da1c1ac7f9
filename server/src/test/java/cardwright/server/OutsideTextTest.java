package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.server.play.Timeouts;
import cardwright.server.rest.Api;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Texts that were made to burn the processor, sent as a page sends decks. Each is refused by a limit before anybody works on it.
class OutsideTextTest {
  @TempDir private Path folder;

  private static Client.Answer check(Client client, String game, String format, String text) {
    return client.post(
        "/api/games/" + game + "/deck-check", Map.of("format", format, "text", text));
  }

  private static void assertRefused(Client.Answer answer, String message) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.json().get("message").asString()).contains(message);
    assertThat(answer.text().length()).isLessThan(600);
  }

  @Test
  void decks_that_are_made_to_burn_the_processor_are_refused_with_the_limit() {
    try (Server server = Room.open(folder)) {
      Client client = new Client(server.port());
      Map<String, String> formats =
          Map.of("ggltcg", "later", "littletroubles", "daycare", "mlpccg", "rulebook");
      formats.forEach((game, format) -> {
        assertRefused(
            check(client, game, format, "x" + " ".repeat(15_900) + "y"),
            "the name of a card has at most 120 characters, and this has 15902");
        assertRefused(
            check(client, game, format, "x" + " (1)".repeat(4_000)),
            "the name of a card has at most 120 characters, and this has 16001");
        assertRefused(
            check(client, game, format, "Nobody\n".repeat(401)),
            "a deck has at most 400 lines, and this has 401");
      });
      assertRefused(
          check(client, "ggltcg", "later", "99 Ka\n".repeat(390)),
          "line 5: a deck has at most 400 cards, and this has 495");
      assertThat(check(client, "ggltcg", "later", "x".repeat(16_385)).status()).isEqualTo(400);
    }
  }

  @Test
  void names_that_are_almost_too_long_are_still_only_unknown() {
    try (Server server = Room.open(folder)) {
      Client client = new Client(server.port());
      for (String name :
          List.of("x" + " ".repeat(118) + "y", "x" + " (1)".repeat(29), "(".repeat(120))) {
        assertRefused(check(client, "mlpccg", "rulebook", name), "there is no card");
      }
    }
  }

  @Test
  void decks_are_checked_at_a_stricter_rate_than_the_rest_and_for_each_person_and_address() {
    Server.Settings settings =
        new Server.Settings(
            "127.0.0.1",
            0,
            new StoreAddress.Folder(folder),
            false,
            Timeouts.USUAL,
            new Api.Limits(1e6, 1_000_000, 10, 20),
            false);
    try (Server server = Server.start(settings)) {
      Client ann = Client.guest(server.port());
      List<Integer> answers = new ArrayList<>();
      for (int i = 0; i < 2_000 && !answers.contains(429); i++) {
        answers.add(check(ann, "ggltcg", "later", "Ka").status());
      }
      assertThat(answers).as("the units of a person are used up").contains(200, 429);
      assertThat(ann.get("/api/games").status()).as("the rest goes on").isEqualTo(200);
      Client ben = Client.guest(server.port());
      assertThat(check(ben, "ggltcg", "later", "Ka").status()).as("another person").isEqualTo(200);
      answers.clear();
      for (int i = 0; i < 2_000 && !answers.contains(429); i++) {
        answers.add(ann.get("/api/plays/000000000000/verify").status());
      }
      assertThat(answers).as("they are the same units").contains(429);
    }
  }
}
