package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.store.Postgres;
import cardwright.store.StoreAddress;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Two servers on one PostgreSQL serve the same play.
final class TwoServersTest {
  private static Postgres postgres;

  @BeforeAll
  static void start() {
    postgres = Postgres.start();
  }

  @AfterAll
  static void end() {
    postgres.close();
  }

  @Test
  void moves_made_at_one_server_show_at_the_other() {
    StoreAddress address = postgres.database();
    try (Server one = Room.open(address);
        Server two = Room.open(address)) {
      Client a = Client.guest(one.port());
      Client b = Client.guest(two.port());
      JsonNode made =
          a.created(Map.of("game", "ggltcg", "opponent", Map.of("friend", true, "open", true)));
      String play = made.get("id").asString();
      try (Socket first = a.open(play)) {
        first.view(view -> view.get("state").asString().equals("waiting"));
        b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
        try (Socket second = b.open(play)) {
          JsonNode seen = first.view(view -> view.get("state").asString().equals("playing"));
          if (!seen.at("/present/B").booleanValue()) {
            first.next(each -> each.at("/present/B").booleanValue());
          }
          JsonNode other = second.next("view");
          Random random = new Random(3);
          for (int i = 0; i < 400 && !Socket.over(seen); i++) {
            boolean ofA = Socket.mine(seen);
            if (ofA || Socket.mine(other)) {
              int versionOfA = seen.get("version").asInt();
              int versionOfB = other.get("version").asInt();
              boolean done = ofA ? moves(first, seen, random) : moves(second, other, random);
              if (done) {
                if (ofA) {
                  seen = whole(first);
                  other = told(second, versionOfB, seen);
                } else {
                  other = whole(second);
                  seen = told(first, versionOfA, other);
                }
                continue;
              }
            }
            // A pass that made itself came between; one server may have heard of it before the
            // other.
            seen = whole(first);
            other = whole(second);
          }
          assertThat(Socket.over(seen)).isTrue();
        }
      }
    }
  }

  /// Makes a move by chance.
  ///
  /// @return whether it was accepted; what was shown until then is dropped
  private static boolean moves(Socket socket, JsonNode view, Random random) {
    JsonNode offered = view.at("/choice/moves");
    String notation = offered.get(random.nextInt(offered.size())).get("notation").asString();
    String command = socket.move(view, notation);
    JsonNode answer = socket.next(each -> command.equals(each.path("commandId").asString("")));
    assertThat(answer.path("code").asString("stale")).isEqualTo("stale");
    return answer.get("type").asString().equals("accepted");
  }

  /// What the other player sees of a move: told without asking, unless the mover still decides. A pick of several shows
  /// to nobody else before it is complete.
  private static JsonNode told(Socket socket, int version, JsonNode ofMover) {
    return Socket.mine(ofMover)
        ? whole(socket)
        : socket.view(each -> each.get("version").asInt() > version);
  }

  private static JsonNode whole(Socket socket) {
    socket.send(Map.of("type", "resync"));
    return socket.view(each -> each.get("whole").booleanValue());
  }

  @Test
  void an_emote_at_one_server_shows_at_the_other() {
    StoreAddress address = postgres.database();
    try (Server one = Room.open(address);
        Server two = Room.open(address)) {
      Client a = Client.guest(one.port());
      Client b = Client.guest(two.port());
      String play = Client.begin("ggltcg", a, b);
      try (Socket first = a.open(play);
          Socket second = b.open(play);
          Socket same = a.at(two.port()).open(play)) {
        first.send(Map.of("type", "emote", "commandId", "say-hello", "emote", "hello"));

        JsonNode shown = second.next("emote");
        assertThat(shown.get("seat").asString()).isEqualTo("A");
        assertThat(shown.get("emote").asString()).isEqualTo("hello");

        // One who sits at both servers waits at both.
        same.next("emote");
        same.send(Map.of("type", "emote", "commandId", "say-thanks", "emote", "thanks"));
        JsonNode answer =
            same.next(each -> each.path("commandId").asString("").equals("say-thanks"));
        assertThat(answer.get("code").asString()).isEqualTo("too-fast");
      }
    }
  }

  @Test
  void the_key_fences_a_second_owner() {
    StoreAddress address = postgres.database();
    try (Server one = Room.open(address);
        Server two = Room.open(address)) {
      Client here = Client.guest(one.port());
      String play = here.play("ggltcg", "random");
      Client there = here.at(two.port());
      try (Socket first = here.open(play);
          Socket second = there.open(play)) {
        JsonNode view = first.view(Socket::mine);
        JsonNode same = second.view(Socket::mine);
        String move = view.at("/choice/moves/0/notation").asString();

        first.move("command-one", view.get("version").asInt(), move);
        second.move("command-two", same.get("version").asInt(), move);

        JsonNode answerOne = first.next(each -> each.has("commandId"));
        JsonNode answerTwo = second.next(each -> each.has("commandId"));
        assertThat(
                java.util.List.of(
                    answerOne.get("type").asString(), answerTwo.get("type").asString()))
            .containsExactlyInAnyOrder("accepted", "refused");
      }
      try (Socket again = here.open(play)) {
        assertThat(Room.playOut(again, 5).get("outcome").isNull()).isFalse();
      }
    }
  }

  @Test
  void a_database_that_goes_away_and_comes_back_loses_nothing() {
    try (Postgres own = Postgres.start();
        Server server = Room.open(own.database())) {
      Client client = Client.guest(server.port());
      try (Socket socket = client.open(client.play("ggltcg", "random"))) {
        JsonNode view = socket.view(Socket::mine);
        String move = view.at("/choice/moves/0/notation").asString();
        own.down();

        socket.move("the-same-one", view.get("version").asInt(), move);
        assertThat(socket.next("refused").get("code").asString()).isEqualTo("unavailable");
        assertThat(client.get("/api/plays?which=open").status()).isEqualTo(503);
        assertThat(client.get("/status").status()).isEqualTo(503);

        own.up();
        JsonNode answer;
        do {
          socket.move("the-same-one", view.get("version").asInt(), move);
          answer = socket.next(each -> each.has("commandId"));
        } while (answer.get("type").asString().equals("refused"));
        assertThat(answer.get("type").asString()).isEqualTo("accepted");
        socket.send(Map.of("type", "resync"));
        assertThat(Room.playOut(socket, 5).get("outcome").isNull()).isFalse();
      }
    }
  }
}
