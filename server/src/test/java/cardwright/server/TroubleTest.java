package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Timeouts;
import cardwright.store.KeptDeck;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What goes wrong at a page, and is told in words.
final class TroubleTest {
  private static final long PATIENCE = 15_000;

  @TempDir private Path folder;

  @Test
  void a_game_can_be_claimed_against_a_player_who_is_gone_when_the_countdown_is_over() {
    Timeouts times = new Timeouts(600_000, PATIENCE, 0);
    try (Server server = Room.open(new StoreAddress.Folder(folder), times)) {
      Client a = Client.guest(server.port());
      Client b = Client.guest(server.port());
      String play = Client.begin("mlpccg", a, b);
      try (Socket stays = a.open(play)) {
        Socket leaves = b.open(play);
        leaves.next("view");
        stays.next(each -> each.at("/present/B").booleanValue());
        leaves.close();

        JsonNode gone = stays.next(each -> each.at("/claim/against").asString("").equals("B"));
        assertThat(gone.at("/claim/in").asLong()).isBetween(1L, PATIENCE);
        stays.send(Map.of("type", "claim", "commandId", "claim-early"));
        JsonNode early = stays.next("refused");
        assertThat(early.get("code").asString()).isEqualTo("not-now");
        assertThat(early.get("message").asString()).contains("cannot be claimed now");

        JsonNode answer = early;
        for (int i = 0; answer.get("type").asString().equals("refused") && i < 1_000; i++) {
          stays.send(Map.of("type", "claim", "commandId", "claim-in-time"));
          answer = stays.next(each -> each.has("commandId"));
          pause();
        }
        stays.send(Map.of("type", "resync"));
        JsonNode end = stays.view(Socket::over);
        assertThat(end.at("/outcome/how").asString()).isEqualTo("claimed");
        assertThat(end.at("/outcome/winner").asString()).isEqualTo("A");
      }
      try (Socket back = b.open(play)) {
        assertThat(back.view(Socket::over).at("/outcome/reason").asString()).contains("have left");
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Test
  void a_message_that_is_too_large_and_one_that_is_none_are_told_apart_and_the_play_goes_on() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      try (Socket socket = client.open(client.play("ggltcg", "random"))) {
        JsonNode view = socket.view(Socket::mine);

        socket.send("{\"type\":\"resync\"" + " ".repeat(5_000) + "}");
        JsonNode large = socket.next("refused");
        socket.send("{\"type\":");
        JsonNode broken = socket.next("refused");
        socket.send(Map.of("type", "cheat", "commandId", "cheat-it-1"));
        JsonNode unknown = socket.next("refused");

        assertThat(large.get("code").asString()).isEqualTo("too-large");
        assertThat(large.get("message").asString()).contains("4096");
        assertThat(broken.get("code").asString()).isEqualTo("malformed");
        assertThat(unknown.get("code").asString()).isEqualTo("malformed");
        socket.move(view, view.at("/choice/moves/0/notation").asString());
        assertThat(socket.next("accepted").has("version")).isTrue();
      }
    }
  }

  @Test
  void a_page_that_sends_nothing_but_noise_is_told_why_it_is_hung_up_on() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      try (Socket socket = client.open(client.play("ggltcg", "random"))) {
        for (int i = 0; i < 21; i++) {
          socket.send("noise " + i);
        }
        JsonNode bye = socket.next("bye");
        assertThat(bye.get("code").asString()).isEqualTo("too-many");
        assertThat(bye.get("message").asString()).contains("not understood");
      }
    }
  }

  @Test
  void a_message_in_too_many_parts_is_hung_up_on() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      try (Socket socket = client.open(client.play("ggltcg", "random"))) {
        socket.next("view");
        assertHungUp(socket, () -> socket.part(" "), 200);
      }
    }
  }

  @Test
  void a_page_that_sends_nothing_but_pings_is_hung_up_on() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      try (Socket socket = client.open(client.play("ggltcg", "random"))) {
        socket.next("view");
        assertHungUp(socket, socket::ping, 2_000);
      }
    }
  }

  private static void assertHungUp(Socket socket, Runnable attack, int most) {
    try {
      for (int i = 0; i < most; i++) {
        attack.run();
      }
    } catch (CompletionException _) {
      // The connection is gone by now.
    }
    JsonNode bye = socket.next("bye");
    assertThat(bye.get("code").asString()).isEqualTo("too-many");
    assertThat(socket.next("closed").has("type")).isTrue();
  }

  @Test
  void a_page_that_reads_nothing_is_hung_up_on() throws Exception {
    Timeouts times = new Timeouts(600_000, 60_000, 0, 300);
    try (Server server = Room.open(new StoreAddress.Folder(folder), times)) {
      Client client = Client.guest(server.port());
      String play = client.play("mlpccg", "random");
      try (Socket begins = client.open(play)) {
        begins.next("view");
      }
      String ticket =
          client.post("/api/plays/" + play + "/ticket", Map.of()).json().get("ticket").asString();
      try (java.net.Socket deaf = new java.net.Socket()) {
        deaf.setReceiveBufferSize(1024);
        deaf.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        OutputStream out = deaf.getOutputStream();
        out.write(
            ("GET /ws/plays/"
                    + play
                    + "?protocol=2&ticket="
                    + ticket
                    + " HTTP/1.1\r\nHost: 127.0.0.1:"
                    + server.port()
                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
                    + "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        // A text frame under a mask of zeros.
        byte[] resync = "{\"type\":\"resync\"}".getBytes(StandardCharsets.US_ASCII);
        ByteBuffer frame = ByteBuffer.allocate(6 + resync.length);
        frame.put((byte) 0x81).put((byte) (0x80 | resync.length)).putInt(0).put(resync);
        assertThatThrownBy(
                () -> {
                  for (int i = 0; i < 1_000_000; i++) {
                    out.write(frame.array());
                  }
                })
            .isInstanceOf(IOException.class);
      }
      Client other = new Client(server.port());
      assertThat(other.get("/metrics").text()).contains("cardwright_slow_pages_total 1.0");
      assertThat(other.get("/status").json().get("well").booleanValue()).isTrue();
    }
  }

  @Test
  void only_so_many_may_watch_a_play() {
    try (Server server = Room.open(folder)) {
      Client client = Client.guest(server.port());
      String play = client.play("ggltcg", "random");
      Socket player = client.open(play);
      player.next("view");
      Client other = new Client(server.port());
      List<Socket> watching = new ArrayList<>();
      for (int i = 0; i < PlayRegistry.MOST_WATCHING; i++) {
        Socket socket = other.open(play);
        socket.next("view");
        watching.add(socket);
      }

      try (Socket late = other.open(play)) {
        assertThat(late.next("bye").get("code").asString()).isEqualTo("full");
      }
      player.send(Map.of("type", "resync"));
      player.view(each -> each.at("/present/watching").asInt() == PlayRegistry.MOST_WATCHING);
      player.close();
      watching.forEach(Socket::close);
    }
  }

  @Test
  void a_deck_that_a_new_set_made_illegal_is_kept_and_listed_with_the_rule_and_not_played() {
    Client client;
    String deck;
    String gone;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      client.post("/api/account", Map.of("login", "otter", "password", "a long password"));
      deck = keep(client, "# Old Friends\n\nFormat: starter18\nKa\nSun\nWizard\n");
      gone = keep(client, "# Far Away\n\nKa\nSun\n");
    }
    // As if a card had been there when the deck was kept.
    String text = "# Far Away\n\nKa\nA Card That Was\n";
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      String person = store.people().withLogin("otter").orElseThrow().id();
      assertThat(store.decks().change(new KeptDeck(gone, person, "ggltcg", text, 1))).isTrue();
    }

    try (Server server = Room.open(folder)) {
      Client back = client.at(server.port());
      JsonNode illegal = listed(back, deck);
      assertThat(illegal.at("/objections/0/rule").asString()).startsWith("GG ");
      JsonNode unread = listed(back, gone);
      assertThat(unread.at("/objections/0/words").asString()).contains("A Card That Was");
      assertThat(unread.at("/deck/text").asString()).isEqualTo(text);

      Client.Answer refused = play(back, deck);
      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.json().get("message").asString()).contains("not legal");
      assertThat(refused.json().at("/objections/0/rule").asString()).startsWith("GG ");
      Client.Answer missing = play(back, gone);
      assertThat(missing.status()).isEqualTo(422);
      assertThat(missing.json().get("message").asString()).contains("A Card That Was");
      assertThat(listed(back, gone).at("/deck/text").asString()).isEqualTo(text);
      assertThat(back.ids("mine")).isEmpty();
    }
  }

  private static String keep(Client client, String text) {
    return client
        .post("/api/decks", Map.of("game", "ggltcg", "text", text))
        .json()
        .get("id")
        .asString();
  }

  private static JsonNode listed(Client client, String deck) {
    for (JsonNode each : client.get("/api/decks").json().get("decks")) {
      if (each.get("id").asString().equals(deck)) {
        return each;
      }
    }
    throw new AssertionError("the deck is lost");
  }

  private static Client.Answer play(Client client, String deck) {
    return client.post(
        "/api/plays",
        Map.of(
            "game",
            "ggltcg",
            "format",
            "starter18",
            "deck",
            Map.of("kept", deck),
            "opponent",
            Map.of("level", "random")));
  }
}
