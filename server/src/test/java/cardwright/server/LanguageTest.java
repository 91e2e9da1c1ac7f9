package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Everybody at a play reads it in a language of their own.
final class LanguageTest {
  @TempDir private Path folder;

  private static List<String> words(JsonNode view) {
    List<String> words = new ArrayList<>();
    view.get("events").forEach(event -> words.add(event.get("words").asString()));
    return words;
  }

  /// All that was told of the game, in a view of its own.
  private static JsonNode whole(Socket socket) {
    socket.send(Map.of("type", "resync"));
    return socket.view(view -> view.get("whole").booleanValue());
  }

  @Test
  void a_play_is_told_in_german_from_its_first_line_to_its_end() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String play = client.play("ggltcg", "random");
      try (Socket socket = client.open(play, "de")) {
        JsonNode asked = socket.view(Socket::mine);
        assertThat(asked.at("/choice/question").asString()).startsWith("Du bist dran");
        JsonNode moves = asked.at("/choice/moves");
        assertThat(
                StreamSupport.stream(moves.spliterator(), false)
                    .map(move -> move.get("meaning").asString()))
            .contains("Zug beenden.");
        assertThat(moves.findValuesAsString("notation")).contains("end turn");

        socket.send(Map.of("type", "resync"));
        JsonNode over = Room.playOut(socket, 3);
        assertThat(words(whole(socket)))
            .anyMatch(words -> words.startsWith("Zug 1: "))
            .noneMatch(words -> words.startsWith("Turn "));
        assertThat(over.at("/outcome/reason").asString()).doesNotContain("asleep");
      }
    }
  }

  @Test
  void two_players_and_who_watches_read_one_play_in_two_languages() {
    try (Server server = Room.open(folder)) {
      Client a = Client.guest(server.port());
      a.put("/api/me", Map.of("name", "Anna"));
      Client b = Client.guest(server.port());
      b.put("/api/me", Map.of("name", "Bernd"));
      JsonNode made =
          a.created(Map.of("game", "ggltcg", "watch", true, "opponent", Map.of("friend", true)));
      String play = made.get("id").asString();
      String code = made.get("invite").asString().replaceFirst(".*code=", "");
      b.post("/api/plays/" + play + "/join", Map.of("code", code));
      Client.shuffle(play, a, b);

      try (Socket english = a.open(play, "en");
          Socket german = b.open(play, "de");
          Socket watching = b.watch(play, "de")) {
        english.send(Map.of("type", "concede", "commandId", english.command()));

        JsonNode lost = english.view(Socket::over);
        assertThat(lost.at("/outcome/reason").asString()).isEqualTo("You concede");
        assertThat(words(whole(english))).anyMatch(words -> words.startsWith("Turn 1: "));
        JsonNode won = german.view(Socket::over);
        assertThat(won.at("/outcome/reason").asString()).isEqualTo("Anna gibt auf");
        assertThat(words(whole(german))).anyMatch(words -> words.startsWith("Zug 1: "));
        JsonNode seen = watching.view(Socket::over);
        assertThat(seen.at("/outcome/reason").asString()).isEqualTo("Anna gibt auf");
      }
    }
  }

  @Test
  void what_was_told_before_a_restart_is_told_in_the_language_of_who_comes_back() {
    String play;
    Client client;
    List<String> english;
    List<String> german;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      play = client.play("ggltcg", "random");
      try (Socket socket = client.open(play, "en")) {
        Room.playOut(socket, 5);
        english = words(whole(socket));
      }
      try (Socket socket = client.open(play, "de")) {
        german = words(whole(socket));
      }
    }
    assertThat(german).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
    try (Server server = Room.open(folder)) {
      Client back = client.at(server.port());
      try (Socket socket = back.open(play, "de")) {
        assertThat(words(whole(socket))).isEqualTo(german);
      }
      try (Socket socket = back.open(play, "en")) {
        assertThat(words(whole(socket))).isEqualTo(english);
      }
    }
  }

  @Test
  void what_is_refused_is_told_in_the_language_of_who_asks() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String play = client.play("ggltcg", "random");
      try (Socket socket = client.open(play, "de")) {
        JsonNode view = socket.view(Socket::mine);
        socket.move(view, "mode 2");
        assertThat(socket.next("refused").get("message").asString())
            .isEqualTo("Gerade gibt es nichts zu wählen (GG 4.4).");
        socket.send(Map.of("type", "why", "commandId", socket.command(), "move", "mode 2"));
        assertThat(socket.next("answer").get("words").get(0).asString())
            .isEqualTo("Gerade gibt es nichts zu wählen (GG 4.4).");
      }
    }
  }

  @Test
  void a_request_is_answered_in_the_language_that_it_names_or_its_browser_prefers() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String path = "/api/plays/none";
      assertThat(message(client, path, "de-AT, en;q=0.5")).isEqualTo("es gibt keine solche Partie");
      assertThat(message(client, path, "fr, en;q=0.5")).isEqualTo("there is no such play");
      assertThat(message(client, path + "?language=en", "de")).isEqualTo("there is no such play");
      assertThat(message(client, path, "*;;")).isEqualTo("there is no such play");
    }
  }

  @Test
  void levels_records_and_decks_are_told_in_the_language_of_who_asks() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      assertThat(
              posted(client, "/api/plays", "{'game':'ggltcg','opponent':{'level':'deep'}}")
                  .get("message")
                  .asString())
          .startsWith("diese Stärke gibt es nicht; es gibt ")
          .contains("easy, greedy");
      assertThat(posted(client, "/api/records", "cardwright match 1\n").get("message").asString())
          .isEqualTo(
              "das ist die Aufzeichnung eines Matches, und geöffnet werden nur einzelne Partien");
      String deck = "Archer\\nBeary\\nKa\\nKnight\\nSun\\nUmbruh";
      JsonNode made =
          posted(
              client,
              "/api/plays",
              "{'game':'ggltcg','deck':{'text':'" + deck + "'},'opponent':{'level':'random'}}");
      assertThat(made.at("/players/A/deck").asString()).isEqualTo("ein Deck ohne Namen");
      String play = made.get("id").asString();
      assertThat(client.get("/api/plays/" + play).json().at("/players/A/deck").asString())
          .isEqualTo("a deck without a name");
      try (Socket socket = client.open(play, "de")) {
        assertThat(socket.view(Socket::mine).at("/players/A/deck").asString())
            .isEqualTo("ein Deck ohne Namen");
      }
    }
  }

  /// What a German reader is answered.
  private static JsonNode posted(Client client, String path, String body) {
    return client.send("POST", path + "?language=de", body.replace('\'', '"')).json();
  }

  private static String message(Client client, String path, String preferred) {
    Client.Answer answer = client.send(client.request(path).header("Accept-Language", preferred));
    return answer.json().get("message").asString();
  }
}
