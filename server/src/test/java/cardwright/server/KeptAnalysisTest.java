package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What was thought of a game is there again after the server was started anew.
final class KeptAnalysisTest {
  @TempDir private Path folder;

  private static String played(Client client) {
    String id = client.play("ggltcg", "greedy");
    try (Socket socket = client.open(id)) {
      Room.playOut(socket, 3);
    }
    return id;
  }

  private static JsonNode part(Client client, String id, String thought, int from) {
    return client.get("/api/plays/" + id + "/analysis?thought=" + thought + "&from=" + from).json();
  }

  private static List<JsonNode> all(Client client, String id, String thought) {
    List<JsonNode> judged = new ArrayList<>();
    int from = 0;
    int of = 1;
    while (from < of) {
      JsonNode part = part(client, id, thought, from);
      part.get("judged").forEach(judged::add);
      from = part.get("to").asInt();
      of = part.get("of").asInt();
    }
    return judged;
  }

  private Store store() {
    return Store.open(new StoreAddress.Folder(folder), false);
  }

  @Test
  void a_game_that_was_thought_through_is_answered_from_the_store_after_a_restart() {
    Client client;
    String id;
    List<JsonNode> before;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      id = played(client);
      before = all(client, id, "quick");
    }
    // A whole look would come to something else: what it answers is what is kept.
    try (Store store = store()) {
      String quick = store.analyses().find(id + " 1 40").orElseThrow();
      store.analyses().keep(id + " 1 400", quick, 1);
    }

    try (Server server = Room.open(folder)) {
      JsonNode part = part(client.at(server.port()), id, "whole", 0);

      assertThat(before).isNotEmpty();
      assertThat(part.get("to")).isEqualTo(part.get("of"));
      assertThat(part.get("judged").valueStream().toList()).isEqualTo(before);
      int last = part.get("of").asInt();
      assertThat(part(client.at(server.port()), id, "whole", last).get("judged")).isEmpty();
    }
  }

  @Test
  void what_does_not_fit_the_game_any_more_is_thought_over_again() {
    Client client;
    String id;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      id = played(client);
    }
    try (Store store = store()) {
      store
          .analyses()
          .keep(
              id + " 1 40",
              """
              [{"at": 1, "seat": "A", "move": "fly", "chance": 0.5, "known": true, "best": "fly", "bestChance": 0.5,
              "proved": false, "error": 0, "moves": [{"move": "fly", "chance": 0.5, "error": 0, "known": true}]}]
              """,
              1);
    }

    try (Server server = Room.open(folder)) {
      List<JsonNode> judged = all(client.at(server.port()), id, "quick");

      assertThat(judged.size()).isGreaterThan(1);
      assertThat(judged)
          .noneSatisfy(each -> assertThat(each.get("best").asString()).isEqualTo("fly"));
    }
  }
}
