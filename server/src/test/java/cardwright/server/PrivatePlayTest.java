package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// A play that may not be watched is for its players alone, also when it is over.
final class PrivatePlayTest {
  @RegisterExtension static final OneServer SERVER = new OneServer();

  private static List<String> addresses(String play) {
    String at = "/api/plays/" + play;
    return List.of(
        at,
        at + "/replay",
        at + "/replay/0",
        at + "/turning-points",
        at + "/record",
        at + "/verify");
  }

  private static void assertClosed(Client other, String play, int first) {
    for (String address : addresses(play).subList(first, addresses(play).size())) {
      assertThat(other.get(address).status()).as(address).isEqualTo(403);
    }
    Map<String, Object> on = Map.of("at", 0, "seat", "A", "level", "random");
    String at = "/api/plays/" + play;
    assertThat(other.post(at + "/ticket", Map.of()).status()).isEqualTo(403);
    assertThat(other.ids("watch")).doesNotContain(play);
    assertThat(other.ids("open")).doesNotContain(play);
    if (!other.get("/api/me").json().path("kind").asString().equals("nobody")) {
      assertThat(other.post(at + "/play-on", on).status()).isEqualTo(403);
      assertThat(other.post(at + "/rematch", Map.of()).status()).isEqualTo(403);
      assertThat(other.ids("over")).doesNotContain(play);
    }
  }

  @Test
  void a_private_play_of_friends_is_closed_to_others_while_it_goes_on_and_when_it_is_over() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    JsonNode made =
        a.created(Map.of("game", "ggltcg", "watch", false, "opponent", Map.of("friend", true)));
    String play = made.get("id").asString();
    // Whoever is invited sees to what.
    assertThat(b.get("/api/plays/" + play).status()).isEqualTo(200);
    String code = made.get("invite").asString().replaceAll(".*code=", "");
    b.post("/api/plays/" + play + "/join", Map.of("code", code, "deck", Map.of()));
    List<Client> others = List.of(Client.guest(SERVER.port()), new Client(SERVER.port()));

    others.forEach(other -> assertClosed(other, play, 0));
    try (Socket socket = a.open(play);
        Socket friend = b.open(play)) {
      friend.next("view");
      socket.view(view -> view.get("state").asString().equals("playing"));
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }

    others.forEach(other -> assertClosed(other, play, 0));
    for (Client player : List.of(a, b)) {
      for (String address : addresses(play)) {
        assertThat(player.get(address).status()).as(address).isEqualTo(200);
      }
    }
  }

  @Test
  void a_play_that_may_be_watched_is_open_to_all_when_it_is_over() {
    Client client = Client.guest(SERVER.port());
    String play = client.play("ggltcg", "random");
    try (Socket socket = client.open(play)) {
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }

    Client other = new Client(SERVER.port());
    for (String address : addresses(play)) {
      assertThat(other.get(address).status()).as(address).isEqualTo(200);
    }
  }
}
