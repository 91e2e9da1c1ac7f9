package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Positions that people set up are read, refused with a reason, and played from.
final class PositionTest {
  private static final String TUSSLE =
      """
      {"game": "ggltcg", "name": "a tussle", "turn": {"player": "A", "number": 5}, "moves": [],
       "A": {"cc": 4, "play": [{"card": "Umbruh", "damage": 1}], "hand": ["Sun"]},
       "B": {"cc": 1, "play": ["Wizard"], "hand": ["Beary"]}}
      """;

  /// A wins with its first move.
  private static final String LAST_TUSSLE =
      """
      {"game": "ggltcg", "name": "the last tussle", "moves": [],
       "A": {"cc": 4, "play": ["Knight", "Umbruh"]}, "B": {"play": [{"card": "Beary", "damage": 4}]}}
      """;

  @RegisterExtension static final OneServer SERVER = new OneServer();

  private static Client.Answer read(Client client, String game, String text) {
    return client.post("/api/games/" + game + "/positions", Map.of("text", text));
  }

  private static String begun(Client client, String text) {
    Client.Answer made =
        client.post(
            "/api/games/ggltcg/positions/play",
            Map.of("text", text, "seat", "A", "level", "random"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    assertThat(made.json().get("position").asBoolean()).isTrue();
    return made.json().get("id").asString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void each_game_tells_what_a_position_is_made_of(String game) {
    JsonNode form = Client.guest(SERVER.port()).get("/api/games/" + game + "/position-form").json();

    assertThat(form.get("places")).isNotEmpty();
    assertThat(form.toString()).contains("\"name\":\"hand\"");
  }

  @Test
  void a_position_is_read_with_its_table_and_written_as_a_scenario() {
    Client client = Client.guest(SERVER.port());
    JsonNode position = read(client, "ggltcg", TUSSLE).json();

    assertThat(position.get("name").asString()).isEqualTo("a tussle");
    assertThat(position.get("seat").asString()).isEqualTo("A");
    assertThat(position.at("/sides/A/play/0/damage").asInt()).isEqualTo(1);
    assertThat(position.get("table").toString()).contains("Umbruh", "Beary");
    String text = position.get("text").asString();
    assertThat(read(client, "ggltcg", text).json().get("text").asString()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{game: ggltcg, name: x, moves: [], A: {play: [Nobody]}, B: {play: [Ka]}} | Nobody",
        "{game: ggltcg, name: x, moves: [], A: {play: [Ka]}, B: {}} | no card awake",
        "{game: ggltcg, name: x, moves: [], A: {play: [Ka], points: 3}, B: {play: [Ka]}} | points",
        "{game: mlpccg, name: x, moves: [], A: {}, B: {}} | another game",
        "{game: ggltcg, name: x, kit: secret.cards, moves: [], A: {}, B: {}} | no file beside",
        "{game: ggltcg, name: x, decks: {A: Drumline, B: Twins}, moves: []} | one position",
        "{game: [ | position"
      })
  void what_the_game_does_not_take_is_refused_with_the_reason(String text, String reason) {
    Client.Answer answer = read(Client.guest(SERVER.port()), "ggltcg", text);

    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.json().get("message").asString()).contains(reason);
  }

  @Test
  void a_card_of_the_game_cannot_be_replaced_in_a_position() {
    Client.Answer answer =
        read(
            Client.guest(SERVER.port()),
            "ggltcg",
            """
            game: ggltcg
            name: mine is stronger
            cards: |
              # Ka
              Toy, cost 0, speed 9, strength 9, stamina 9
            A: {play: [Ka]}
            B: {play: [Wizard]}
            moves: []
            """);

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().get("message").asString()).contains("another name");
  }

  @Test
  void a_play_begins_at_the_position_and_its_record_is_a_scenario_that_holds() {
    Client client = Client.guest(SERVER.port());
    String id = begun(client, TUSSLE);
    try (Socket socket = client.open(id)) {
      JsonNode view = socket.view(Socket::mine);
      assertThat(view.at("/table/sides/0/zones").toString()).contains("Umbruh", "Sun");
      assertThat(view.at("/table/sides/1/zones").toString()).doesNotContain("Beary");
    }
    try (Socket socket = client.open(id)) {
      assertThat(Room.playOut(socket, 4).get("outcome").isNull()).isFalse();
    }

    JsonNode replay = client.get("/api/plays/" + id + "/replay").json();
    assertThat(replay.get("decisions")).isNotEmpty();
    assertThat(client.get("/api/plays/" + id + "/record").text())
        .startsWith("game: ggltcg\nname: a tussle\n")
        .contains("moves:");
    assertThat(client.get("/api/plays/" + id + "/verify").json().get("movesFit").asBoolean())
        .isTrue();
  }

  @Test
  void the_same_position_is_played_again_and_from_any_moment() {
    Client client = Client.guest(SERVER.port());
    String id = begun(client, LAST_TUSSLE);
    try (Socket socket = client.open(id)) {
      socket.view(Socket::mine);
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }

    Client.Answer again = client.post("/api/plays/" + id + "/rematch", Map.of());
    assertThat(again.status()).as(again.text()).isEqualTo(201);
    try (Socket socket = client.open(again.json().get("id").asString())) {
      assertThat(socket.view(Socket::mine).get("table").toString()).contains("Knight");
    }
    Client.Answer on =
        client.post(
            "/api/plays/" + id + "/play-on",
            Map.of("game", 1, "at", 0, "seat", "B", "level", "random"));
    assertThat(on.status()).as(on.text()).isEqualTo(201);
    try (Socket socket = client.open(on.json().get("id").asString())) {
      // The computer may have won before the first view.
      assertThat(socket.next("view").get("you").asString()).isEqualTo("B");
    }
  }

  @Test
  void a_play_from_a_position_goes_on_after_the_server_was_started_again(@TempDir Path folder) {
    String id;
    Client client;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      id = begun(client, TUSSLE);
      try (Socket socket = client.open(id)) {
        socket.view(Socket::mine);
      }
    }
    try (Server server = Room.open(folder)) {
      try (Socket socket = client.at(server.port()).open(id)) {
        assertThat(Room.playOut(socket, 4).get("outcome").isNull()).isFalse();
      }
    }
  }

  @Test
  void a_player_of_a_position_cannot_exchange_cards_or_say_who_begins() {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(begun(client, TUSSLE))) {
      socket.view(Socket::mine);
      socket.send(Map.of("type", "first", "commandId", "first-player-1", "seat", "A"));
      assertThat(socket.next("refused").get("commandId").asString()).isEqualTo("first-player-1");
    }
  }
}
