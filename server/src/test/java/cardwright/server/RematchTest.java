package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// The same again, with seats swapped.
final class RematchTest {
  private static final Map<String, Object> KNIGHTS = Map.of("ready", "Knight's Watch");

  @RegisterExtension static final OneServer SERVER = new OneServer();

  private static Client.Answer again(Client client, String play) {
    return client.post("/api/plays/" + play + "/rematch", Map.of());
  }

  private static void concede(Client client, String play) {
    try (Socket socket = client.open(play)) {
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }
  }

  /// A play of two friends that is over.
  private static String over(Client a, Client b) {
    String play =
        a.created(
                Map.of(
                    "game",
                    "ggltcg",
                    "format",
                    "starter18",
                    "deck",
                    KNIGHTS,
                    "opponent",
                    Map.of("friend", true, "open", true)))
            .get("id")
            .asString();
    b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
    Client.shuffle(play, a, b);
    concede(a, play);
    return play;
  }

  @Test
  void against_the_computer_it_begins_at_once_at_the_other_seat_with_the_same_decks() {
    Client client = Client.guest(SERVER.port());
    String play =
        client
            .created(
                Map.of(
                    "game",
                    "ggltcg",
                    "format",
                    "starter18",
                    "deck",
                    KNIGHTS,
                    "opponent",
                    Map.of("level", "random")))
            .get("id")
            .asString();
    assertThat(again(client, play).status()).isEqualTo(409);
    concede(client, play);

    Client.Answer made = again(client, play);

    assertThat(made.status()).isEqualTo(201);
    assertThat(made.json().get("state").asString()).isEqualTo("shuffling");
    assertThat(made.json().get("you").asString()).isEqualTo("B");
    assertThat(made.json().at("/players/B/deck").asString()).isEqualTo("Knight's Watch");
    assertThat(made.json().at("/players/A/level").asString()).isEqualTo("random");
    assertThat(again(client, play).json().get("id")).isEqualTo(made.json().get("id"));
    try (Socket socket = client.open(made.json().get("id").asString())) {
      assertThat(Room.playOut(socket, 4).get("outcome").isNull()).isFalse();
    }
  }

  @Test
  void a_friend_is_told_of_the_offer_and_takes_it() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    String play = over(a, b);
    try (Socket waiting = b.open(play)) {
      assertThat(waiting.view(Socket::over).get("again").isNull()).isTrue();

      JsonNode offered = again(a, play).json();

      assertThat(offered.get("state").asString()).isEqualTo("waiting");
      assertThat(offered.get("you").asString()).isEqualTo("B");
      JsonNode told = waiting.next(each -> each.path("again").isObject());
      assertThat(told.at("/again/by").asString()).isEqualTo("A");
      assertThat(told.at("/again/play")).isEqualTo(offered.get("id"));
      assertThat(b.get("/api/plays/" + play).json().get("again")).isEqualTo(offered.get("id"));

      Client.Answer taken = again(b, play);

      assertThat(taken.status()).isEqualTo(200);
      assertThat(taken.json().get("id")).isEqualTo(offered.get("id"));
      assertThat(taken.json().get("you").asString()).isEqualTo("A");
      assertThat(taken.json().get("state").asString()).isEqualTo("shuffling");
    }
  }

  @Test
  void an_offer_that_was_called_off_makes_room_for_another() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    String play = over(a, b);
    String first = again(a, play).json().get("id").asString();
    assertThat(a.post("/api/plays/" + first + "/leave", Map.of()).status()).isEqualTo(204);

    Client.Answer second = again(b, play);

    assertThat(second.status()).isEqualTo(201);
    assertThat(second.json().get("id").asString()).isNotEqualTo(first);
    assertThat(again(a, play).json().get("state").asString()).isEqualTo("shuffling");
  }

  @Test
  void nobody_else_can_ask_for_it() {
    Client a = Client.guest(SERVER.port());
    String play = over(a, Client.guest(SERVER.port()));

    assertThat(again(Client.guest(SERVER.port()), play).status()).isEqualTo(403);
    assertThat(again(new Client(SERVER.port()), play).status()).isEqualTo(401);
    assertThat(Client.guest(SERVER.port()).get("/api/plays/" + play).json().get("again").isNull())
        .isTrue();
  }

  @Test
  void lists_tell_how_many_games_each_has_won_and_who_has_an_account() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    a.put("/api/me", Map.of("name", "Fern"));
    a.post("/api/account", Map.of("login", "fern", "password", "a long password"));
    String play =
        a.created(
                Map.of(
                    "game", "ggltcg", "games", 3, "opponent", Map.of("friend", true, "open", true)))
            .get("id")
            .asString();
    b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
    Client.shuffle(play, a, b);
    try (Socket left = a.open(play);
        Socket right = b.open(play)) {
      left.send(Map.of("type", "concede", "commandId", "concede-1"));
      JsonNode view = right.view(each -> each.get("state").asString().equals("between"));
      assertThat(view.at("/players/A/kind").asString()).isEqualTo("account");
    }

    JsonNode listed = b.get("/api/plays?which=mine").json().at("/plays/0");

    assertThat(listed.at("/wins/B").asInt()).isEqualTo(1);
    assertThat(listed.at("/wins/A").asInt()).isZero();
    assertThat(listed.at("/players/A/name").asString()).isEqualTo("Fern");
    assertThat(listed.at("/players/A/kind").asString()).isEqualTo("account");
    assertThat(listed.at("/players/B/kind").asString()).isEqualTo("guest");
  }
}
