package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.store.PlayRow;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Cards that people write are kept, tried out, measured and played with.
final class WorkshopTest {
  private static final String OTTER =
      """
      # Sleepy Otter
      Toy, cost 1, speed 2, strength 3, stamina 4
      When this card is sleeped, you may return a Toy you control to its owner's hand.
      """;
  private static final String BEAR =
      """
      # Big Bear
      Common Action, cost 1
      Draw a card.
      """;
  private static final String PONY =
      """
      # Test Pony
      Friend, orange 2, cost 2, requires orange 1, Earth Pony
      """;

  @RegisterExtension static final OneServer SERVER = new OneServer();

  private static JsonNode kept(Client client, String text) {
    Client.Answer answer =
        client.post("/api/sets", Map.of("game", "ggltcg", "name", "Otters", "text", text));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static List<String> names(JsonNode cards) {
    List<String> names = new ArrayList<>();
    cards.get("cards").forEach(card -> names.add(card.get("name").asString()));
    return names;
  }

  private static Client.Answer measured(Client client, String game, String text, String card) {
    return client.post(
        "/api/games/" + game + "/measure",
        Map.of("text", text, "card", card, "level", "greedy", "seed", 7, "from", 0));
  }

  @Test
  void a_set_with_mistakes_is_kept_as_it_is_written() {
    Client client = Client.guest(SERVER.port());
    JsonNode set = kept(client, "# Otter\nToy, cost");

    assertThat(set.get("text").asString()).isEqualTo("# Otter\nToy, cost");
    JsonNode all = client.get("/api/sets?game=ggltcg").json().get("sets");
    assertThat(all.at("/0/name").asString()).isEqualTo("Otters");
    assertThat(client.get("/api/sets?game=mlpccg").json().get("sets")).isEmpty();
  }

  @Test
  void whoever_has_the_link_reads_a_set_and_only_its_writer_changes_it() {
    Client writer = Client.guest(SERVER.port());
    Client other = Client.guest(SERVER.port());
    String path = "/api/sets/" + kept(writer, OTTER).get("id").asString();
    Map<String, Object> change = Map.of("game", "ggltcg", "name", "Mine", "text", "");

    assertThat(other.get(path).json().get("mine").asBoolean()).isFalse();
    assertThat(other.get(path).json().get("text").asString()).isEqualTo(OTTER);
    assertThat(other.put(path, change).status()).isEqualTo(404);
    assertThat(other.delete(path).status()).isEqualTo(404);
    assertThat(writer.get(path).json().get("mine").asBoolean()).isTrue();
  }

  @Test
  void friends_play_with_a_set_that_both_can_read_and_that_stays_as_it_was() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    String set = kept(a, OTTER).get("id").asString();
    Map<String, Object> deck = Map.of("text", "Sleepy Otter\nKa\nSun\nUmbruh\nWizard\nRush\n");
    Map<String, Object> play =
        Map.of("game", "ggltcg", "cards", set, "deck", deck, "opponent", Map.of("friend", true));
    JsonNode made = a.created(play);
    String id = made.get("id").asString();

    assertThat(made.get("ownCards").asBoolean()).isTrue();
    assertThat(a.delete("/api/sets/" + set).status()).isEqualTo(204);
    JsonNode cards = b.get("/api/plays/" + id + "/cards").json();
    assertThat(cards.get("name").asString()).isEqualTo("Otters");
    assertThat(names(cards)).containsExactly("Sleepy Otter");
    String code = made.get("invite").asString().replaceAll(".*code=", "");
    assertThat(b.post("/api/plays/" + id + "/join", Map.of("code", code, "deck", deck)).status())
        .isEqualTo(200);
    Client.shuffle(id, a, b);
    try (Socket one = a.open(id);
        Socket other = b.open(id)) {
      assertThat(one.view(view -> view.get("state").asString().equals("playing")).toString())
          .contains("Sleepy Otter");
      Room.endAfter(one, other, 20);
    }
    assertThat(a.get("/api/plays/" + id + "/replay").status()).isEqualTo(200);
    assertThat(a.get("/api/plays/" + id + "/verify").json().get("movesFit").asBoolean()).isTrue();
    Client.Answer again = a.post("/api/plays/" + id + "/rematch", Map.of());
    assertThat(again.json().get("ownCards").asBoolean()).isTrue();
  }

  @Test
  void the_cards_of_a_set_take_places_in_the_decks_of_both_who_ask_for_it() {
    Client a = Client.guest(SERVER.port());
    Client b = Client.guest(SERVER.port());
    String set = kept(a, OTTER).get("id").asString();
    JsonNode made =
        a.created(
            Map.of(
                "game",
                "ggltcg",
                "cards",
                set,
                "deck",
                Map.of("ready", "Knight's Watch", "own", true),
                "opponent",
                Map.of("friend", true)));
    String id = made.get("id").asString();
    String code = made.get("invite").asString().replaceAll(".*code=", "");
    b.post("/api/plays/" + id + "/join", Map.of("code", code, "deck", Map.of("own", true)));
    Client.shuffle(id, a, b);

    try (Socket socket = a.open(id)) {
      socket.view(view -> view.get("state").asString().equals("playing"));
      socket.send(Map.of("type", "concede", "commandId", "concede-1"));
      socket.view(Socket::over);
    }
    JsonNode decks = a.get("/api/plays/" + id + "/replay").json().get("decks");
    assertThat(decks.at("/A/cards").toString()).contains("Sleepy Otter");
    assertThat(decks.at("/B/cards").toString()).contains("Sleepy Otter");
  }

  @Test
  void a_token_that_an_own_card_makes_can_be_read() {
    Client client = Client.guest(SERVER.port());
    String doll =
        """
        # Nesting Doll
        Toy, cost 1, speed 2, strength 3, stamina 4
        When this card is sleeped, put a token into play: "Tiny Doll", Toy, speed 1, strength 1, stamina 1.
        """;
    Client.Answer tried =
        client.post(
            "/api/games/ggltcg/try",
            Map.of("text", doll, "card", "Nesting Doll", "level", "random", "name", "Dolls"));
    String id = tried.json().get("id").asString();

    assertThat(client.get("/api/plays/" + id + "/cards").json().at("/tokens/0/name").asString())
        .isEqualTo("Tiny Doll");
  }

  @Test
  void a_play_with_own_cards_goes_on_after_the_server_was_started_again(@TempDir Path folder) {
    String id;
    Client client;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      Client.Answer tried =
          client.post(
              "/api/games/ggltcg/try",
              Map.of("text", OTTER, "card", "Sleepy Otter", "level", "random", "name", "Otters"));
      id = tried.json().get("id").asString();
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
  void a_play_whose_cards_are_gone_is_listed_beside_the_others(@TempDir Path folder) {
    Client client;
    String good;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      good = client.play("ggltcg", "random");
    }
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      PlayRow row = store.plays().find(good).orElseThrow();
      store
          .plays()
          .create(
              new PlayRow(
                      "gone00000000",
                      row.game(),
                      row.format(),
                      row.games(),
                      row.agreed(),
                      "ab12",
                      "playing",
                      row.watch(),
                      row.listed(),
                      row.bank(),
                      row.pace(),
                      "another",
                      row.outcome(),
                      row.begun(),
                      row.changed(),
                      row.seats())
                  .withCards("no digest"));
    }
    try (Server server = Room.open(folder)) {
      assertThat(client.at(server.port()).ids("mine")).contains(good, "gone00000000");
    }
  }

  @ParameterizedTest
  @CsvSource({"ggltcg, Sleepy Otter", "littletroubles, Big Bear"})
  void a_card_is_tried_out_in_the_hand_of_its_writer(String game, String card) {
    Client client = Client.guest(SERVER.port());
    Client.Answer tried =
        client.post(
            "/api/games/" + game + "/try",
            Map.of("text", text(game), "card", card, "level", "random", "name", "My cards"));

    assertThat(tried.status()).as(tried.text()).isEqualTo(201);
    try (Socket socket = client.open(tried.json().get("id").asString())) {
      JsonNode view = socket.view(each -> each.get("state").asString().equals("playing"));
      List<String> hand = new ArrayList<>();
      view.at("/table/sides/0/zones")
          .forEach(
              zone -> zone.get("cards").forEach(each -> hand.add(each.get("card").asString())));
      assertThat(hand).contains(card);
    }
  }

  private static String text(String game) {
    return switch (game) {
      case "ggltcg" -> OTTER;
      case "littletroubles" -> BEAR;
      default -> PONY;
    };
  }

  @ParameterizedTest
  @CsvSource({"ggltcg, Sleepy Otter", "littletroubles, Big Bear", "mlpccg, Test Pony"})
  void a_deck_with_a_card_plays_pairs_of_games_against_the_same_deck_without_it(
      String game, String card) {
    Client client = Client.guest(SERVER.port());
    Client.Answer first = measured(client, game, text(game), card);
    assertThat(first.status()).as(first.text()).isEqualTo(200);
    JsonNode games = first.json();

    assertThat(games.get("to").asInt()).isGreaterThanOrEqualTo(2);
    assertThat(games.get("wins").asInt() + games.get("losses").asInt() + games.get("draws").asInt())
        .isEqualTo(games.get("to").asInt());
    assertThat(games.at("/deck/cards").toString()).contains(card);
    assertThat(games.at("/deck/cards").toString())
        .doesNotContain("\"" + games.get("replaced").asString() + "\"");
  }

  @Test
  void a_card_of_the_game_cannot_be_replaced() {
    Client client = Client.guest(SERVER.port());
    Client.Answer answer =
        measured(client, "ggltcg", "# ka\nToy, cost 0, speed 9, strength 9, stamina 9\n", "ka");

    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().get("message").asString()).contains("another name");
  }

  @Test
  void too_much_text_is_refused_before_it_is_read() {
    Client client = Client.guest(SERVER.port());
    String much = "# Otter\n".repeat(3_000);

    Map<String, Object> set = new HashMap<>(Map.of("game", "ggltcg", "name", "Much"));
    set.put("text", much + "x".repeat(10));
    assertThat(client.post("/api/sets", set).status()).isEqualTo(400);
    assertThat(measured(client, "ggltcg", much + "x", "Otter").status()).isEqualTo(400);
  }
}
