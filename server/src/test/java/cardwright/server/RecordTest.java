package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.SeededChance;
import cardwright.record.PlayRecord;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A record that somebody brings along is a play of theirs that is over.
final class RecordTest {
  @RegisterExtension static final OneServer SERVER = new OneServer();

  /// A game of two ready-made decks that goes no further than some decision.
  private static PlayRecord played(String name, int decisions) {
    Game game = Catalog.builtIn().game(name);
    List<Deck> decks = game.decks(game.formats().getFirst());
    Chance random = new SeededChance(8);
    Play play = new Play(game, decks.get(0), decks.get(1), new SeededChance(7));
    while (!play.over() && play.decisions() < decisions) {
      play.move(random.roll(play.position().choice().count()));
    }
    return PlayRecord.of(play);
  }

  private static Client.Answer open(Client client, String record) {
    return client.send("POST", "/api/records", record);
  }

  private static void assertRefused(Client.Answer answer, int status, String code, String words) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.json().get("code").asString()).isEqualTo(code);
    assertThat(answer.json().get("message").asString()).contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void an_unfinished_record_is_gone_through_and_played_on_from_its_last_moment(String game) {
    PlayRecord record = played(game, 12);
    Client client = Client.guest(SERVER.port());

    Client.Answer answer = open(client, record.write());

    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    String at = "/api/plays/" + answer.json().get("id").asString();
    assertThat(client.ids("over")).contains(answer.json().get("id").asString());
    JsonNode replay = client.get(at + "/replay").json();
    assertThat(replay.at("/outcome/how").asString()).isEqualTo("recorded");
    int last = replay.get("decisions").size();
    JsonNode moment = client.get(at + "/replay/" + last).json();
    assertThat(moment.get("choice").isNull()).isFalse();
    JsonNode made =
        client.post(at + "/play-on", Map.of("at", last, "seat", "A", "level", "random")).json();
    try (Socket socket = client.open(made.get("id").asString())) {
      JsonNode view = socket.view(each -> !each.get("table").isNull());
      assertThat(view.get("you").asString()).isEqualTo("A");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void a_game_until_a_moment_is_given_out_as_a_scenario_that_holds(String game) {
    Client client = Client.guest(SERVER.port());
    String id = open(client, played(game, 12).write()).json().get("id").asString();

    Client.Answer answer = client.get("/api/plays/" + id + "/scenario?at=7");

    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    Scenario scenario =
        Scenario.read(
                answer.text(), "report.yaml", Catalog.builtIn()::game, _ -> "no file beside it")
            .getFirst();
    assertThat(scenario.run().failures()).isEmpty();
    assertThat(answer.text()).startsWith("# A game until some moment").contains("moves:");
  }

  @Test
  void a_finished_record_is_given_out_as_it_was_brought() {
    PlayRecord record = played("ggltcg", 10_000);
    Client client = Client.guest(SERVER.port());

    String at = "/api/plays/" + open(client, record.write()).json().get("id").asString();

    PlayRecord again = PlayRecord.read(client.get(at + "/record").text(), "again");
    assertThat(again.outcome()).isEqualTo(record.outcome()).isNotEmpty();
    assertThat(again.entries().getLast().fingerprint())
        .isEqualTo(record.entries().getLast().fingerprint());
    assertThat(client.get(at + "/verify").json().get("movesFit").asBoolean()).isTrue();
    assertThat(client.get(at + "/replay").json().at("/outcome/how").asString()).isEqualTo("played");
  }

  @Test
  void a_play_of_the_server_is_opened_again_from_its_record_with_how_it_was_given_up() {
    Client client = Client.guest(SERVER.port());
    String play = client.play("ggltcg", "random");
    try (Socket socket = client.open(play)) {
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }

    Client.Answer answer = open(client, client.get("/api/plays/" + play + "/record").text());

    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    assertThat(answer.json().at("/outcome/how").asString()).isEqualTo("conceded");
    assertThat(answer.json().at("/outcome/winner").asString()).isEqualTo("B");
  }

  @Test
  void a_record_that_was_played_on_is_played_to_its_end_and_verified() {
    Client client = Client.guest(SERVER.port());
    String at =
        "/api/plays/" + open(client, played("ggltcg", 10).write()).json().get("id").asString();
    String on =
        client
            .post(at + "/play-on", Map.of("at", 5, "seat", "A", "level", "random"))
            .json()
            .get("id")
            .asString();
    try (Socket socket = client.open(on)) {
      Room.playOut(socket, 3);
    }

    JsonNode verified = client.get("/api/plays/" + on + "/verify").json();

    assertThat(verified.get("movesFit").asBoolean()).as(verified.toString()).isTrue();
    assertThat(verified.at("/shuffle/drawn").asString()).isEqualTo("together");
  }

  @Test
  void what_is_no_record_is_unreadable_and_its_line_is_named() {
    Client client = Client.guest(SERVER.port());
    assertRefused(open(client, "hello"), 422, "unreadable", "its first line");
    assertRefused(open(client, ""), 422, "unreadable", "its first line");
    String record = played("ggltcg", 5).write();
    assertRefused(open(client, record.replace("format:", "fromat:")), 422, "unreadable", "line 4");
  }

  @Test
  void a_move_that_was_not_offered_is_illegal_and_named_by_its_number() {
    Client client = Client.guest(SERVER.port());
    PlayRecord record = played("ggltcg", 5);
    String third = record.entries().get(2).who() + " " + record.entries().get(2).move();
    List<String> lines = record.write().lines().toList();
    int start =
        lines.indexOf(
            lines.stream().filter(each -> each.startsWith("start")).findFirst().orElseThrow());
    List<String> changed = new ArrayList<>(lines);
    changed.set(
        start + 3, lines.get(start + 3).replace(third, third.charAt(0) + " dance on the table"));
    assertRefused(open(client, String.join("\n", changed)), 422, "illegal", "move 3,");
  }

  @Test
  void a_record_of_a_game_that_is_not_there_is_refused() {
    Client client = Client.guest(SERVER.port());
    String record = played("ggltcg", 5).write().replace("game: ggltcg", "game: chess");
    assertRefused(open(client, record), 422, "unknown-game", "ggltcg");
  }

  @Test
  void a_record_that_is_too_long_is_refused() {
    Client client = Client.guest(SERVER.port());
    assertRefused(open(client, "x".repeat(245_761)), 413, "too-large", "245760");
  }

  @Test
  void nobody_opens_a_record_without_being_known() {
    Client nobody = new Client(SERVER.port());
    assertRefused(open(nobody, played("ggltcg", 5).write()), 401, "who-are-you", "cookie");
  }

  @Test
  void an_opened_record_is_for_its_owner_alone_and_no_table_to_sit_down_at() {
    Client owner = Client.guest(SERVER.port());
    Client other = Client.guest(SERVER.port());
    String id = open(owner, played("ggltcg", 5).write()).json().get("id").asString();
    String at = "/api/plays/" + id;
    Map<String, Object> on = Map.of("at", 0, "seat", "A", "level", "random");

    for (String address :
        List.of(at, at + "/replay", at + "/replay/0", at + "/record", at + "/verify")) {
      assertThat(other.get(address).status()).as(address).isEqualTo(403);
      assertThat(owner.get(address).status()).as(address).isEqualTo(200);
    }
    assertThat(other.post(at + "/play-on", on).status()).isEqualTo(403);
    assertThat(other.post(at + "/ticket", Map.of()).status()).isEqualTo(403);
    assertThat(other.ids("over")).doesNotContain(id);
    assertThat(owner.post(at + "/ticket", Map.of()).status()).isEqualTo(403);
    assertThat(owner.post(at + "/rematch", Map.of()).status()).isEqualTo(409);
  }
}
