package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Seat;
import cardwright.fairness.JointShuffle;
import cardwright.fairness.Verdict;
import cardwright.fairness.Verification;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Shuffles that are drawn together, and those who would like to choose how the cards fall.
final class ShuffleTest {
  private static final String OF_A = "aa".repeat(32);
  private static final String OF_B = "bb".repeat(32);

  @TempDir private Path folder;

  static List<String> games() {
    return Catalog.builtIn().names();
  }

  /// Two friends at a play that is shuffled.
  private record Two(Client a, Client b, String play) {
    static Two at(Server server) {
      return at(server, server);
    }

    static Two at(Server one, Server two) {
      Client a = Client.guest(one.port());
      Client b = Client.guest(two.port());
      Map<String, Object> friend = Map.of("friend", true, "open", true);
      JsonNode made = a.created(Map.of("game", "littletroubles", "opponent", friend));
      String play = made.get("id").asString();
      b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
      return new Two(a, b, play);
    }
  }

  private static JsonNode say(Socket socket, String type, String what, String value) {
    String command = socket.command();
    socket.send(Map.of("type", type, "commandId", command, what, value));
    return socket.next(each -> each.path("commandId").asString("").equals(command));
  }

  private static JsonNode commit(Socket socket, String hash) {
    return say(socket, "commit", "hash", hash);
  }

  private static JsonNode open(Socket socket, String part) {
    return say(socket, "open", "part", part);
  }

  private static String type(JsonNode answer) {
    return answer.get("type").asString();
  }

  /// The view in which something holds, now or soon.
  private static JsonNode seen(Socket socket, Predicate<JsonNode> holds) {
    socket.send(Map.of("type", "resync"));
    return socket.view(holds);
  }

  private static boolean begun(JsonNode view) {
    return view.get("state").asString().equals("playing");
  }

  private static Verdict verify(Client client, String play) {
    String record = client.get("/api/plays/" + play + "/record").text();
    return Verification.of(record, "the record", Catalog.builtIn()::game, List.of());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_play_against_the_computer_is_drawn_together_and_verified(String game) {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String play = client.play(game, "random");
      JsonNode first;
      try (Socket socket = client.openBare(play)) {
        first = socket.next("view");
        assertThat(first.get("state").asString()).isEqualTo("shuffling");
        assertThat(first.get("table").isNull()).isTrue();
        assertThat(first.at("/shuffle/hashes/server").isString()).isTrue();
        // Both at once: the server's hash has been seen.
        socket.send(
            Map.of(
                "type",
                "commit",
                "commandId",
                "commit-1",
                "hash",
                JointShuffle.hashOfPage(play, Seat.A, OF_A)));
        socket.send(Map.of("type", "open", "commandId", "open-it-1", "part", OF_A));
        socket.view(ShuffleTest::begun);
        socket.send(Map.of("type", "resync"));
        JsonNode end = Room.playOut(socket, 3);
        assertThat(end.at("/shuffle/parts/A").asString()).isEqualTo(OF_A);
        assertThat(end.at("/shuffle/parts/B").isNull()).isTrue();
        assertThat(end.at("/shuffle/hashes/server")).isEqualTo(first.at("/shuffle/hashes/server"));
      }
      assertThat(verify(client, play))
          .isInstanceOfSatisfying(
              Verdict.Fits.class,
              fits -> assertThat(fits.drawn()).isEqualTo(Verdict.Drawn.TOGETHER));
      JsonNode said = client.get("/api/plays/" + play + "/verify").json();
      assertThat(said.get("movesFit").booleanValue()).as(said.toString()).isTrue();
    }
  }

  @Test
  void nobody_opens_before_all_hashes_are_there_and_whoever_is_last_cannot_choose() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      String hashOfA = JointShuffle.hashOfPage(two.play(), Seat.A, OF_A);
      String hashOfB = JointShuffle.hashOfPage(two.play(), Seat.B, OF_B);
      try (Socket a = two.a().openBare(two.play());
          Socket b = two.b().openBare(two.play())) {
        assertThat(open(a, OF_A).get("code").asString()).isEqualTo("not-now");
        assertThat(type(commit(a, hashOfA))).isEqualTo("accepted");
        JsonNode early = open(a, OF_A);
        assertThat(early.get("code").asString()).isEqualTo("not-now");
        assertThat(early.get("message").asString()).contains("when all hashes are there");
        assertThat(type(commit(b, hashOfB))).isEqualTo("accepted");

        JsonNode other = commit(b, JointShuffle.hashOfPage(two.play(), Seat.B, OF_A));

        assertThat(other.get("code").asString()).isEqualTo("not-now");
        assertThat(type(open(a, OF_A))).isEqualTo("accepted");
        seen(b, each -> each.at("/shuffle/opened/A").booleanValue());
        assertThat(commit(b, JointShuffle.hashOfPage(two.play(), Seat.B, OF_A)).get("code"))
            .isEqualTo(other.get("code"));
        assertThat(type(open(b, OF_B))).isEqualTo("accepted");
        JsonNode begun = seen(a, ShuffleTest::begun);
        assertThat(type(open(b, OF_B))).as("said again").isEqualTo("accepted");
        assertThat(open(b, OF_A).get("code").asString()).isEqualTo("not-now");
        assertThat(begun.at("/shuffle/hashes/B").asString()).isEqualTo(hashOfB);
      }
    }
  }

  @Test
  void a_part_that_does_not_fit_its_hash_is_refused_and_changes_nothing() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      try (Socket a = two.a().openBare(two.play());
          Socket b = two.b().openBare(two.play())) {
        commit(a, JointShuffle.hashOfPage(two.play(), Seat.A, OF_A));
        commit(b, JointShuffle.hashOfPage(two.play(), Seat.B, OF_B));

        assertThat(open(b, OF_A).get("code").asString()).isEqualTo("not-offered");
        b.send(Map.of("type", "open", "commandId", "open-it-x", "part", "xy"));
        assertThat(b.next("refused").get("code").asString()).isEqualTo("malformed");

        JsonNode view = seen(b, each -> each.at("/shuffle/hashes/A").isString());
        assertThat(view.at("/shuffle/opened/B").booleanValue()).isFalse();
        assertThat(type(open(b, OF_B))).isEqualTo("accepted");
      }
    }
  }

  @Test
  void hash_and_part_of_another_play_or_of_the_other_seat_are_refused() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String first = client.play("ggltcg", "random");
      String second = client.play("ggltcg", "random");
      try (Socket socket = client.openBare(first)) {
        commit(socket, JointShuffle.hashOfPage(first, Seat.A, OF_A));
        assertThat(type(open(socket, OF_A))).isEqualTo("accepted");
      }
      try (Socket socket = client.openBare(second)) {
        commit(socket, JointShuffle.hashOfPage(first, Seat.A, OF_A));
        assertThat(open(socket, OF_A).get("code").asString()).isEqualTo("not-offered");
      }
      String third = client.play("ggltcg", "random");
      try (Socket socket = client.openBare(third)) {
        commit(socket, JointShuffle.hashOfPage(third, Seat.B, OF_A));
        assertThat(open(socket, OF_A).get("code").asString()).isEqualTo("not-offered");
      }
    }
  }

  @Test
  void nothing_behind_the_hashes_is_told_before_the_end() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      String server64 = "";
      JsonNode end;
      try (Socket a = two.a().open(two.play());
          Socket b = two.b().open(two.play());
          Socket watching = watching(two, a)) {
        end = Room.endAfter(a, b, 20);
        server64 = end.at("/shuffle/parts/server").asString();
        watching.view(Socket::over);
        for (Socket socket : List.of(a, b, watching)) {
          for (String text : socket.all) {
            JsonNode message = Client.JSON.readTree(text);
            if (message.path("state").asString("").equals("over")) {
              continue;
            }
            assertThat(text)
                .doesNotContain(server64)
                .doesNotContain(end.at("/shuffle/seed").asString())
                .doesNotContain(end.at("/shuffle/terms").asString())
                .doesNotContain(end.at("/shuffle/parts/A").asString())
                .doesNotContain(end.at("/shuffle/parts/B").asString());
          }
        }
      }
      assertThat(server64).hasSize(64);
    }
  }

  private static Socket watching(Two two, Socket a) {
    a.view(ShuffleTest::begun);
    return two.a().open(two.play(), Map.of("as", "watch"));
  }

  @Test
  void nobody_watches_a_play_that_has_not_begun() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      Client third = Client.guest(server.port());

      assertThat(third.post("/api/plays/" + two.play() + "/ticket", Map.of()).status())
          .isEqualTo(409);
    }
  }

  @Test
  void a_server_that_changes_its_part_after_it_has_seen_the_others_is_found() throws SQLException {
    Client client;
    String play;
    String seed;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      play = client.play("littletroubles", "random");
      try (Socket socket = client.open(play)) {
        seed = Room.playOut(socket, 1).at("/shuffle/seed").asString();
      }
      assertThat(verify(client, play)).isInstanceOf(Verdict.Fits.class);
    }
    String part = "cc".repeat(32);
    change("update part set part = ? where play = ? and party = 'server'", part, play);
    assertThat(found(client, play)).contains("the server's hash");

    // With a hash to match, the seed is another, and the cards did not fall by it.
    ShufflePart mine;
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      mine = store.shuffles().of(play).getFirst();
    }
    String hash = JointShuffle.hashOfServer(play, mine.terms(), part);
    change("update part set hash = ? where play = ? and party = 'server'", hash, play);
    assertThat(found(client, play)).contains("the seed is not the one that the parts give");
    assertThat(seed).hasSize(64);
  }

  private void change(String sql, String value, String play) throws SQLException {
    String file = "jdbc:sqlite:" + folder.resolve("cardwright.sqlite");
    try (Connection connection = DriverManager.getConnection(file);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, value);
      statement.setString(2, play);
      assertThat(statement.executeUpdate()).isEqualTo(1);
    }
  }

  private String found(Client client, String play) {
    try (Server server = Room.open(folder)) {
      Client again = client.at(server.port());
      JsonNode said = again.get("/api/plays/" + play + "/verify").json();
      assertThat(said.get("movesFit").booleanValue()).isFalse();
      return verify(again, play) instanceof Verdict.Differs(String what) ? what : "nothing";
    }
  }

  @Test
  void rematch_and_playing_on_draw_anew_and_what_was_public_is_not_used() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String play = client.play("littletroubles", "random");
      JsonNode end;
      try (Socket socket = client.open(play)) {
        end = Room.playOut(socket, 6);
      }
      Set<String> known = new HashSet<>();
      remember(end, known);
      String again =
          client.post("/api/plays/" + play + "/rematch", Map.of()).json().get("id").asString();
      Map<String, Object> wish = Map.of("at", 4, "seat", "A", "level", "random");
      String on = client.post("/api/plays/" + play + "/play-on", wish).json().get("id").asString();
      for (String next : List.of(again, on)) {
        JsonNode last;
        try (Socket socket = client.open(next)) {
          JsonNode view = socket.view(ShuffleTest::begun);
          assertThat(known).doesNotContain(view.at("/shuffle/hashes/server").asString());
          socket.send(Map.of("type", "resync"));
          last = Room.playOut(socket, 8);
        }
        int before = known.size();
        remember(last, known);
        assertThat(known).hasSize(before + 5);
        assertThat(verify(client, next))
            .isInstanceOfSatisfying(
                Verdict.Fits.class,
                fits -> assertThat(fits.drawn()).isEqualTo(Verdict.Drawn.TOGETHER));
      }
      String more =
          client
              .post(
                  "/api/plays/" + on + "/play-on", Map.of("at", 6, "seat", "B", "level", "random"))
              .json()
              .get("id")
              .asString();
      try (Socket socket = client.open(more)) {
        Room.playOut(socket, 9);
      }
      Verdict verdict = verify(client, more);
      assertThat(verdict)
          .isInstanceOfSatisfying(
              Verdict.Fits.class, fits -> assertThat(fits.shuffle().earlier()).hasSize(2));
    }
  }

  /// Adds the hash and the part of the server, those of the player, and the seed.
  private static void remember(JsonNode view, Set<String> known) {
    JsonNode shuffle = view.get("shuffle");
    String you = view.get("you").asString();
    known.add(shuffle.at("/hashes/server").asString());
    known.add(shuffle.at("/hashes/" + you).asString());
    known.add(shuffle.at("/parts/server").asString());
    known.add(shuffle.at("/parts/" + you).asString());
    known.add(shuffle.get("seed").asString());
  }

  @Test
  void another_device_shows_a_hash_anew_while_one_is_missing_and_not_afterwards() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      String second = JointShuffle.hashOfPage(two.play(), Seat.A, OF_B);
      try (Socket lost = two.a().openBare(two.play())) {
        commit(lost, JointShuffle.hashOfPage(two.play(), Seat.A, OF_A));
      }
      try (Socket a = two.a().openBare(two.play())) {
        assertThat(type(commit(a, second))).isEqualTo("accepted");
        try (Socket b = two.b().open(two.play())) {
          seen(a, each -> each.at("/shuffle/hashes/B").isString());
          String third = JointShuffle.hashOfPage(two.play(), Seat.A, OF_A);
          assertThat(commit(a, third).get("code").asString()).isEqualTo("not-now");

          assertThat(type(open(a, OF_B))).isEqualTo("accepted");

          b.view(ShuffleTest::begun);
        }
      }
    }
  }

  @Test
  void a_restart_between_hash_and_part_loses_nothing() {
    Two two;
    try (Server server = Room.open(folder)) {
      two = Two.at(server);
      try (Socket a = two.a().openBare(two.play());
          Socket b = two.b().openBare(two.play())) {
        commit(a, JointShuffle.hashOfPage(two.play(), Seat.A, OF_A));
        commit(b, JointShuffle.hashOfPage(two.play(), Seat.B, OF_B));
        open(b, OF_B);
      }
    }
    try (Server server = Room.open(folder);
        Socket a = two.a().at(server.port()).openBare(two.play())) {
      JsonNode view = a.next("view");
      assertThat(view.at("/shuffle/opened/B").booleanValue()).isTrue();

      assertThat(type(open(a, OF_A))).isEqualTo("accepted");

      assertThat(seen(a, ShuffleTest::begun).get("table").isNull()).isFalse();
    }
  }

  @Test
  void a_play_whose_parts_are_all_there_begins_when_the_server_ended_right_before()
      throws SQLException {
    Two two;
    try (Server server = Room.open(folder)) {
      two = Two.at(server);
      Client.shuffle(two.play(), two.a(), two.b());
    }
    change("update play set state = 'shuffling', seed = ? where id = ?", "", two.play());
    try (Server server = Room.open(folder);
        Socket a = two.a().at(server.port()).open(two.play())) {
      assertThat(begun(a.next("view"))).isTrue();
    }
  }

  @Test
  void a_play_whose_shuffle_has_waited_for_a_day_is_called_off_without_a_result()
      throws SQLException {
    Two two;
    try (Server server = Room.open(folder)) {
      two = Two.at(server);
    }
    change("update play set changed = 1, code = ? where id = ?", "another", two.play());
    try (Server server = Room.open(folder)) {
      Client a = two.a().at(server.port());
      JsonNode play = a.get("/api/plays/" + two.play()).json();
      assertThat(play.get("state").asString()).isEqualTo("expired");
      assertThat(play.get("outcome").isNull()).isTrue();
      try (Socket socket = a.openBare(two.play())) {
        assertThat(socket.next("bye").get("code").asString()).isEqualTo("gone");
      }
    }
  }

  @Test
  void a_play_that_nobody_opens_is_called_off_without_a_result() {
    try (Server server = Room.open(folder)) {
      Two two = Two.at(server);
      try (Socket a = two.a().openBare(two.play());
          Socket b = two.b().openBare(two.play())) {
        commit(a, JointShuffle.hashOfPage(two.play(), Seat.A, OF_A));
        a.send(Map.of("type", "concede", "commandId", "concede-1"));
        assertThat(a.next("refused").get("code").asString()).isEqualTo("not-now");

        assertThat(two.a().post("/api/plays/" + two.play() + "/leave", Map.of()).status())
            .isEqualTo(204);

        assertThat(b.next("bye").get("code").asString()).isEqualTo("gone");
      }
      JsonNode play = two.b().get("/api/plays/" + two.play()).json();
      assertThat(play.get("state").asString()).isEqualTo("called-off");
      assertThat(play.get("outcome").isNull()).isTrue();
      assertThat(two.a().ids("mine")).isEmpty();
    }
  }

  @Test
  void a_play_of_the_older_kind_goes_on_and_is_told_as_what_it_is() {
    Client client;
    String fresh;
    String old = "old000000000";
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      fresh = client.play("littletroubles", "random");
    }
    String seed = "0f".repeat(32);
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      store.plays().create(older(old, seed, store.plays().find(fresh).orElseThrow()));
    }
    try (Server server = Room.open(folder)) {
      Client again = client.at(server.port());
      try (Socket socket = again.open(old)) {
        JsonNode view = socket.view(ShuffleTest::begun);
        assertThat(view.at("/shuffle/drawn").asString()).isEqualTo("alone");
        assertThat(view.at("/shuffle/hashes/server").asString())
            .isEqualTo(JointShuffle.hashOfSeed(seed));
        assertThat(view.at("/shuffle/seed").isNull()).isTrue();
        socket.send(Map.of("type", "resync"));
        JsonNode end = Room.playOut(socket, 2);
        assertThat(end.at("/shuffle/seed").asString()).isEqualTo(seed);
      }
      assertThat(verify(again, old))
          .isInstanceOfSatisfying(
              Verdict.Fits.class, fits -> assertThat(fits.drawn()).isEqualTo(Verdict.Drawn.ALONE));
      assertThat(again.get("/api/plays/" + old + "/verify").json().get("says").asString())
          .contains("the server alone");
      JsonNode on =
          again
              .post(
                  "/api/plays/" + old + "/play-on", Map.of("at", 2, "seat", "A", "level", "random"))
              .json();
      try (Socket socket = again.open(on.get("id").asString())) {
        Room.playOut(socket, 5);
      }
      assertThat(verify(again, on.get("id").asString())).isInstanceOf(Verdict.Fits.class);
    }
  }

  private static PlayRow older(String id, String seed, PlayRow row) {
    return new PlayRow(
        id,
        row.game(),
        row.format(),
        row.games(),
        row.agreed(),
        seed,
        "playing",
        row.watch(),
        row.listed(),
        row.bank(),
        row.pace(),
        "another",
        row.outcome(),
        0,
        0,
        row.seats());
  }
}
