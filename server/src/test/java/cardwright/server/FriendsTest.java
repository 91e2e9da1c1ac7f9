package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Two people at a play.
final class FriendsTest {
  private static final Map<String, Object> KNIGHTS = Map.of("ready", "Knight's Watch");

  @RegisterExtension static final OneServer SERVER = new OneServer();

  /// Two friends and their play.
  private record Two(Client a, Client b, String play) {
    static Two at(Map<String, Object> wish) {
      Client a = Client.guest(SERVER.port());
      Client b = Client.guest(SERVER.port());
      Map<String, Object> all = new HashMap<>(wish);
      all.put("opponent", Map.of("friend", true));
      JsonNode made = a.created(all);
      String code = made.get("invite").asString().replaceAll(".*code=", "");
      String play = made.get("id").asString();
      b.post(
          "/api/plays/" + play + "/join",
          Map.of("code", code, "deck", wish.getOrDefault("deck", Map.of())));
      Client.shuffle(play, a, b);
      return new Two(a, b, play);
    }
  }

  @Test
  void a_friend_comes_by_the_link_and_a_third_does_not() {
    Two two = Two.at(Map.of("game", "ggltcg"));
    Client third = Client.guest(SERVER.port());

    assertThat(third.post("/api/plays/" + two.play() + "/join", Map.of("deck", Map.of())).status())
        .isEqualTo(409);
    try (Socket a = two.a().open(two.play());
        Socket b = two.b().open(two.play());
        Socket watching = third.open(two.play())) {
      assertThat(a.next("view").get("you").asString()).isEqualTo("A");
      assertThat(b.next("view").get("you").asString()).isEqualTo("B");
      JsonNode seen = watching.next("view");
      assertThat(seen.get("you").isNull()).isTrue();
      assertThat(seen.at("/choice/moves").size()).isZero();
      for (JsonNode side : seen.at("/table/sides")) {
        for (JsonNode zone : side.get("zones")) {
          if (zone.get("name").asString().equals("hand")) {
            assertThat(zone.get("cards").size()).isZero();
            assertThat(zone.get("hidden").asInt()).isPositive();
          }
        }
      }
    }
  }

  @Test
  void a_second_tab_takes_the_play_over() {
    Client client = Client.guest(SERVER.port());
    String play = client.play("ggltcg", "random");
    try (Socket first = client.open(play)) {
      first.next("view");
      try (Socket second = client.open(play)) {
        assertThat(first.next("bye").get("code").asString()).isEqualTo("elsewhere");
        assertThat(second.next("view").get("you").asString()).isEqualTo("A");
      }
    }
  }

  @Test
  void a_ticket_opens_one_socket() {
    Client client = Client.guest(SERVER.port());
    String play = client.play("ggltcg", "random");
    String ticket =
        client.post("/api/plays/" + play + "/ticket", Map.of()).json().get("ticket").asString();
    java.net.http.HttpClient http = java.net.http.HttpClient.newHttpClient();
    String path = "/ws/plays/" + play + "?protocol=2&ticket=" + ticket;
    try (Socket first = new Socket(http, SERVER.port(), path);
        Socket second = new Socket(http, SERVER.port(), path);
        Socket old =
            new Socket(http, SERVER.port(), "/ws/plays/" + play + "?protocol=0&ticket=x")) {
      assertThat(first.next("view").get("you").asString()).isEqualTo("A");
      assertThat(second.next("bye").get("code").asString()).isEqualTo("expired");
      assertThat(old.next("bye").get("code").asString()).isEqualTo("outdated");
    }
  }

  @Test
  void a_decision_is_taken_back_when_the_friend_agrees() {
    Two two = Two.at(Map.of("game", "ggltcg", "format", "starter18", "deck", KNIGHTS));
    try (Socket a = two.a().open(two.play());
        Socket b = two.b().open(two.play())) {
      JsonNode view = a.next("view");
      Socket mover = Socket.mine(view) ? a : b;
      Socket other = mover == a ? b : a;
      JsonNode before = mover == a ? view : b.next("view");
      mover.move(before, first(before, "play knight"));
      JsonNode after =
          mover.view(each -> each.get("version").asInt() > before.get("version").asInt());
      assertThat(after.at("/undo/mine").asString()).isEqualTo("ask");

      mover.send(
          Map.of(
              "type",
              "undo",
              "commandId",
              "undo-it-1",
              "expectedVersion",
              after.get("version").asInt()));
      other.next(each -> each.at("/undo/asked").isString());
      other.send(Map.of("type", "answer-undo", "commandId", "agree-it-1", "agree", true));

      JsonNode again = mover.view(each -> each.get("whole").booleanValue());
      assertThat(Room.withoutHandles(again.get("table")))
          .isEqualTo(Room.withoutHandles(before.get("table")));
      assertThat(again.get("version").asInt()).isGreaterThan(after.get("version").asInt());
    }
  }

  private static String first(JsonNode view, String verb) {
    for (JsonNode move : view.at("/choice/moves")) {
      if (move.get("notation").asString().startsWith(verb)) {
        return move.get("notation").asString();
      }
    }
    throw new AssertionError("nothing to " + verb);
  }

  private static String knights(Client client) {
    return client
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
  }

  @Test
  void against_the_computer_a_decision_is_taken_back_at_once() {
    Client client = Client.guest(SERVER.port());
    try (Socket socket = client.open(knights(client))) {
      JsonNode before = socket.view(Socket::mine);
      assertThat(before.at("/undo/mine").asString()).isEqualTo("no");
      socket.move(before, first(before, "play knight"));
      JsonNode after =
          socket.view(each ->
              Socket.mine(each) && each.get("version").asInt() > before.get("version").asInt());
      assertThat(after.at("/undo/mine").asString()).isEqualTo("free");

      socket.send(
          Map.of(
              "type",
              "undo",
              "commandId",
              "undo-it-1",
              "expectedVersion",
              after.get("version").asInt()));

      JsonNode again = socket.view(each -> each.get("whole").booleanValue());
      assertThat(Room.withoutHandles(again.get("table")))
          .isEqualTo(Room.withoutHandles(before.get("table")));
    }
  }

  @Test
  void the_best_of_three_goes_on_with_side_decks_and_who_goes_first() {
    Two two =
        Two.at(
            Map.of(
                "game",
                "littletroubles",
                "format",
                "grade-school",
                "games",
                3,
                "deck",
                Map.of("ready", "Three Wishes")));
    try (Socket a = two.a().open(two.play());
        Socket b = two.b().open(two.play())) {
      a.send(Map.of("type", "concede", "commandId", "concede-1"));
      JsonNode between = b.view(each -> each.get("state").asString().equals("between"));
      assertThat(between.at("/match/wins/B").asInt()).isEqualTo(1);
      JsonNode own = a.view(each -> each.get("state").asString().equals("between"));
      String out = own.at("/between/deck/0").asString();
      String in = own.at("/between/side/0").asString();

      a.send(exchange("wrong-one", List.of(out), List.of()));
      assertThat(a.next("refused").get("message").asString()).contains("as many cards");
      a.send(exchange("right-one", List.of(out), List.of(in)));
      a.next("accepted");
      b.send(exchange("keep-them", List.of(), List.of()));
      JsonNode chooses = a.view(each -> each.at("/between/chooser").isString());
      assertThat(chooses.at("/between/chooser").asString()).isEqualTo("A");
      a.send(Map.of("type", "first", "commandId", "b-goes-first", "seat", "B"));

      JsonNode second = b.view(each -> each.at("/match/game").asInt() == 2);
      assertThat(second.get("state").asString()).isEqualTo("playing");
      b.send(Map.of("type", "concede", "commandId", "concede-2"));
      a.view(each -> each.get("state").asString().equals("between"));
      a.send(exchange("keep-a-3", List.of(), List.of()));
      b.send(exchange("keep-b-3", List.of(), List.of()));
      b.view(each -> each.at("/between/chooser").isString());
      b.send(Map.of("type", "first", "commandId", "b-first-3", "seat", "B"));
      a.view(each -> each.at("/match/game").asInt() == 3);
      a.send(Map.of("type", "concede", "commandId", "concede-3"));

      JsonNode end = b.view(Socket::over);
      assertThat(end.at("/match/outcome/winner").asString()).isEqualTo("B");
      assertThat(end.at("/match/outcome/reason").asString()).startsWith("2 to 1");
    }
    assertThat(two.a().get("/api/plays/" + two.play() + "/replay?game=3").status()).isEqualTo(200);
    assertThat(two.a().get("/api/plays/" + two.play() + "/record").text())
        .startsWith("cardwright match 1");

    JsonNode on =
        two.a()
            .post(
                "/api/plays/" + two.play() + "/play-on",
                Map.of("game", 2, "at", 0, "seat", "A", "level", "random"))
            .json();
    try (Socket socket = two.a().open(on.get("id").asString())) {
      JsonNode view = socket.next("view");
      assertThat(view.at("/match/game").asInt()).isEqualTo(2);
      assertThat(view.at("/match/wins/B").asInt()).isEqualTo(1);
    }
  }

  private static Map<String, Object> exchange(String id, List<String> out, List<String> in) {
    return Map.of("type", "exchange", "commandId", id, "out", out, "in", in);
  }

  @Test
  void a_clock_that_runs_out_ends_the_game() {
    Two two = Two.at(Map.of("game", "ggltcg", "clock", Map.of("bank", 0, "move", 5_000)));
    try (Socket a = two.a().open(two.play())) {
      JsonNode view = a.next("view");
      String running = view.at("/clocks/running").asString();

      JsonNode end = a.view(Socket::over);

      assertThat(end.at("/outcome/how").asString()).isEqualTo("time");
      assertThat(end.at("/outcome/winner").asString()).isNotEqualTo(running);
    }
  }

  @Test
  void a_whole_game_of_friends_survives_reconnects_after_every_few_messages() {
    Two two = Two.at(Map.of("game", "mlpccg"));
    Random random = new Random(4);
    JsonNode end = Client.JSON.nullNode();
    for (int i = 0; i < 4_000 && end.isNull(); i++) {
      Client mover = random.nextBoolean() ? two.a() : two.b();
      try (Socket socket = mover.open(two.play())) {
        JsonNode view = socket.next("view");
        for (int moves = 0; moves < 40 && Socket.mine(view); moves++) {
          JsonNode offered = view.at("/choice/moves");
          socket.move(view, offered.get(random.nextInt(offered.size())).get("notation").asString());
          int version = view.get("version").asInt();
          view = socket.view(each -> each.get("version").asInt() > version);
        }
        if (Socket.over(view)) {
          end = view;
        }
      }
    }
    assertThat(end.get("outcome").get("how").asString()).isEqualTo("played");
  }
}
