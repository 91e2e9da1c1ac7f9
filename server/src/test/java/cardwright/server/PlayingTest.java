package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Whole plays over the wire.
final class PlayingTest {
  @RegisterExtension static final OneServer SERVER = new OneServer();

  static List<String> games() {
    return Catalog.builtIn().names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_against_the_computer_is_played_to_its_end_and_can_be_verified(String game) {
    Client client = Client.guest(SERVER.port());
    String play = client.play(game, "random");
    JsonNode end;
    try (Socket socket = client.open(play)) {
      end = Room.playOut(socket, 7);
    }

    assertThat(end.get("outcome").get("how").asString()).isEqualTo("played");
    assertThat(end.get("shuffle").get("seed").isNull()).isFalse();
    assertThat(client.ids("mine")).doesNotContain(play);
    assertThat(client.ids("over")).contains(play);
    String record = client.get("/api/plays/" + play + "/record").text();
    assertThat(
            PlayReplay.run(
                    PlayRecord.read(record, "record"),
                    Catalog.builtIn().game(game),
                    event -> {},
                    (number, position) -> {})
                .outcome())
        .isPresent();
    JsonNode verified = client.get("/api/plays/" + play + "/verify").json();
    assertThat(verified.get("movesFit").booleanValue()).isTrue();
    JsonNode replay = client.get("/api/plays/" + play + "/replay").json();
    int last = replay.get("decisions").size();
    JsonNode moment = client.get("/api/plays/" + play + "/replay/" + last).json();
    assertThat(moment.at("/outcome/winner")).isEqualTo(end.at("/outcome/winner"));
    assertThat(moment.at("/outcome/how")).isEqualTo(end.at("/outcome/how"));
    assertThat(client.get("/api/plays/" + play + "/replay/" + (last + 1)).status()).isEqualTo(404);
    JsonNode decisive = client.get("/api/plays/" + play + "/turning-points").json().get("moments");
    assertThat(decisive.size()).isBetween(1, 3);
    decisive.forEach(each ->
        assertThat(replay.at("/decisions/" + (each.get("at").intValue() - 1) + "/move"))
            .isEqualTo(each.get("move")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_card_that_a_move_names_can_be_pointed_at(String game) {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(client.play(game, "random"))) {
      Room.playOut(socket, 3);
      int pointed = 0;
      for (String text : socket.all) {
        JsonNode view = Client.JSON.readTree(text);
        if (!view.get("type").asString().equals("view") || view.get("choice").isNull()) {
          continue;
        }
        Set<String> handles = new HashSet<>();
        view.get("table").findValues("handle").forEach(each -> handles.add(each.asString()));
        for (JsonNode move : view.get("choice").get("moves")) {
          for (JsonNode step : move.get("steps")) {
            step.get("cards").forEach(each -> assertThat(handles).contains(each.asString()));
            pointed += step.get("cards").size();
          }
          assertThat(move.get("verb").asString()).isNotEmpty();
        }
      }
      assertThat(pointed).isPositive();
    }
  }

  @Test
  void a_repeated_command_gets_the_same_answer_and_is_carried_out_once() {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(client.play("ggltcg", "random"))) {
      JsonNode view = socket.view(Socket::mine);
      String move = view.get("choice").get("moves").get(0).get("notation").asString();
      socket.move("the-same-one", view.get("version").asInt(), move);
      JsonNode first = socket.next("accepted");

      socket.move("the-same-one", view.get("version").asInt(), move);

      assertThat(socket.next("accepted")).isEqualTo(first);
    }
  }

  @Test
  void a_move_at_an_old_view_is_refused_and_the_new_view_follows() {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(client.play("ggltcg", "random"))) {
      JsonNode old = socket.view(Socket::mine);
      String move = old.get("choice").get("moves").get(0).get("notation").asString();
      socket.move(old, move);
      socket.view(each -> each.get("version").asInt() > old.get("version").asInt());

      socket.move(old, move);

      assertThat(socket.next("refused").get("code").asString()).isEqualTo("stale");
    }
  }

  @Test
  void a_move_that_is_not_offered_is_refused_with_the_rule() {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(client.play("ggltcg", "random"))) {
      JsonNode view = socket.view(Socket::mine);
      String hash = view.get("hash").asString();

      socket.move(view, "direct attack with nobody");

      assertThat(socket.next("refused").get("code").asString()).isEqualTo("not-offered");
      socket.send(Map.of("type", "resync"));
      assertThat(socket.next("view").get("hash").asString()).isEqualTo(hash);
    }
  }

  @Test
  void a_play_goes_on_after_a_restart_as_if_nothing_had_been(@TempDir Path other) {
    Client before;
    String play;
    JsonNode seen;
    try (Server first = Room.open(other)) {
      before = Client.guest(first.port());
      play = before.play("ggltcg", "random");
      try (Socket socket = before.open(play)) {
        JsonNode view = socket.view(Socket::mine);
        socket.move(view, view.get("choice").get("moves").get(0).get("notation").asString());
        int version = view.get("version").asInt();
        seen = socket.view(each -> Socket.mine(each) && each.get("version").asInt() > version);
      }
    }
    try (Server second = Room.open(other);
        Socket socket = before.at(second.port()).open(play)) {
      JsonNode view = socket.next("view");

      assertThat(Room.withoutHandles(view.at("/table/sides/1")))
          .isEqualTo(Room.withoutHandles(seen.at("/table/sides/1")));
      assertThat(view.get("version")).isEqualTo(seen.get("version"));
    }
  }

  @Test
  void a_server_that_ends_says_come_back(@TempDir Path other) {
    Server first = Room.open(other);
    Client client = Client.guest(first.port());
    try (Socket socket = client.open(client.play("ggltcg", "random"))) {
      socket.next("view");

      first.close();

      JsonNode bye = socket.next("bye");
      assertThat(bye.get("code").asString()).isEqualTo("restarting");
      assertThat(bye.get("retry").asInt()).isPositive();
    }
  }

  @Test
  void a_play_can_be_played_on_from_a_moment_of_a_finished_one() {
    Client client = Client.guest(SERVER.port());
    String play = client.play("ggltcg", "random");
    try (Socket socket = client.open(play)) {
      Room.playOut(socket, 11);
    }
    JsonNode moment = client.get("/api/plays/" + play + "/replay/3?as=B").json();

    JsonNode made =
        client
            .post(
                "/api/plays/" + play + "/play-on", Map.of("at", 3, "seat", "B", "level", "random"))
            .json();

    try (Socket socket = client.open(made.get("id").asString())) {
      JsonNode view = socket.next("view");
      assertThat(view.get("you").asString()).isEqualTo("B");
      if (moment.get("choice").get("seat").asString().equals("B")) {
        assertThat(facts(view)).isEqualTo(facts(moment));
      }
      assertThat(Room.playOut(socketAgain(socket), 2).get("outcome").isNull()).isFalse();
    }
  }

  /// The facts of a table by their values, which are the same whoever reads them.
  private static List<String> facts(JsonNode shown) {
    List<String> facts = new ArrayList<>();
    shown
        .get("table")
        .get("facts")
        .forEach(
            fact -> facts.add(fact.get("name").asString() + " " + fact.get("value").asString()));
    return facts;
  }

  private static Socket socketAgain(Socket socket) {
    socket.send(Map.of("type", "resync"));
    return socket;
  }
}
