package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Real answers are as `openapi.yaml` and `messages.schema.json` describe them, and all that they describe is there.
final class ContractTest {
  private static final Schema SCHEMA = new Schema();

  @RegisterExtension static final OneServer SERVER = new OneServer();
  private final Set<String> walked = new TreeSet<>();
  private final Map<String, String> parts = new HashMap<>();
  private Client client = new Client(0);

  /// Asks by the id of an operation and checks the answer.
  private Client.Answer ask(String operation, int status, Object body, String query) {
    for (Map.Entry<String, JsonNode> path : SCHEMA.openapi().get("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        if (method.getValue().path("operationId").asString("").equals(operation)) {
          return ask(path.getKey(), method.getKey(), method.getValue(), status, body, query);
        }
      }
    }
    throw new AssertionError("there is no operation " + operation);
  }

  private Client.Answer ask(
      String path, String method, JsonNode described, int status, Object body, String query) {
    String address = path;
    for (Map.Entry<String, String> part : parts.entrySet()) {
      address = address.replace("{" + part.getKey() + "}", part.getValue());
    }
    String text =
        switch (body) {
          case null -> "";
          case String plain -> plain;
          default -> Client.JSON.writeValueAsString(body);
        };
    Client.Answer answer =
        switch (method) {
          case "get" -> client.get(address + query);
          case "delete" -> client.delete(address);
          default -> client.send(method.toUpperCase(java.util.Locale.ROOT), address, text);
        };
    assertThat(answer.status()).as(method + " " + address + ": " + answer.text()).isEqualTo(status);
    walked.add(described.get("operationId").asString());
    JsonNode response = described.get("responses").get(String.valueOf(status));
    assertThat(response).as(method + " " + path + " describes " + status).isNotNull();
    if (response.has("$ref")) {
      response = SCHEMA.openapi().at(response.get("$ref").asString().substring(1));
    }
    JsonNode json = response.at("/content/application~1json/schema");
    if (!json.isMissingNode()) {
      assertThat(answer.header("content-type")).contains("application/json");
      assertThat(SCHEMA.body(json, answer.json())).as(answer.text()).isEmpty();
    }
    assertThat(answer.header("content-security-policy").orElse("")).contains("default-src 'none'");
    return answer;
  }

  private JsonNode ask(String operation, int status, Object body) {
    Client.Answer answer = ask(operation, status, body, "");
    return answer.text().startsWith("{") ? answer.json() : Client.JSON.createObjectNode();
  }

  @Test
  void every_route_answers_as_it_is_described() {
    client = new Client(SERVER.port());
    parts.put("game", "ggltcg");
    ask("games", 200, null);
    ask("me", 200, null);
    ask("myDecks", 401, null);
    ask("begin", 200, Map.of());
    ask("me", 200, null);
    ask("rename", 200, Map.of("name", "  Zoë\u0000\u202e  the   Otter "));
    assertThat(client.get("/api/me").json().get("name").asString()).isEqualTo("Zoë the Otter");
    ask("rename", 422, Map.of("name", "\u200b"));
    ask("rename", 400, Map.of("nome", "x"));
    decks();
    cardSets();
    positions();
    lessons();
    puzzles();
    plays();
    accounts();
    ask("status", 200, null);
    ask("metrics", 200, null);
    ask("description", 200, null);
    ask("messages", 200, null);
    ask("examples", 200, null);
    ask("examples", 200, null, "?card=Umbruh");
    ask("examples", 404, null, "?card=Nobody");
    parts.put(
        "example", client.get("/api/games/ggltcg/examples").json().at("/examples/0/id").asString());
    ask("example", 200, null);
    ask("tryExample", 200, Map.of("at", 0, "moves", List.of()));
    ask("tryExample", 400, Map.of("at", -1, "moves", List.of()));
    ask("tryExample", 422, Map.of("at", 0, "moves", List.of("win")));
    parts.put("example", "none");
    ask("example", 404, null);
    ask("tryExample", 404, Map.of("at", 0, "moves", List.of()));

    Set<String> all = new HashSet<>();
    SCHEMA
        .openapi()
        .get("paths")
        .forEach(path ->
            path.forEach(method -> {
              if (method.has("operationId")) {
                all.add(method.get("operationId").asString());
              }
            }));
    assertThat(walked).containsExactlyInAnyOrderElementsOf(all);
  }

  private void decks() {
    ask("readyMadeDecks", 200, null);
    ask("readyMadeDecks", 422, null, "?format=none");
    ask("phrases", 200, null);
    ask("cards", 200, null);
    Map<String, Object> text = Map.of("format", "starter18", "text", "# Mine\n\nKa\nSun\nWizard\n");
    JsonNode checked = ask("checkDeck", 200, text);
    assertThat(checked.get("objections").size()).isPositive();
    assertThat(checked.at("/objections/0/rule").isString()).isTrue();
    ask("checkDeck", 422, Map.of("format", "starter18", "text", "No Such Card"));
    parts.put("game", "none");
    ask("cards", 404, null);
    parts.put("game", "ggltcg");
    JsonNode kept = ask("keepDeck", 201, Map.of("game", "ggltcg", "text", "Ka\nSun\n"));
    parts.put("deck", kept.get("id").asString());
    ask("changeDeck", 200, Map.of("game", "ggltcg", "text", "Ka\nSun\nWizard\n"));
    ask("myDecks", 200, null);
    ask("dropDeck", 204, null);
    ask("dropDeck", 404, null);
  }

  private void cardSets() {
    String otter =
        "# Sleepy Otter\nToy, cost 1, speed 2, strength 3, stamina 4\n"
            + "When this card is sleeped, you may return a Toy you control to its owner's hand.";
    ask("keepCardSet", 422, Map.of("game", "ggltcg", "name", "", "text", otter));
    JsonNode kept =
        ask("keepCardSet", 201, Map.of("game", "ggltcg", "name", "Otters", "text", otter));
    parts.put("set", kept.get("id").asString());
    ask("cardSets", 200, null);
    ask("cardSet", 200, null);
    ask("changeCardSet", 200, Map.of("game", "ggltcg", "name", "Otters!", "text", otter));
    Map<String, Object> asked =
        Map.of("text", otter, "card", "Sleepy Otter", "level", "greedy", "seed", 7, "from", 0);
    ask("readCards", 200, Map.of("text", otter + "\n\n# Bear\nToy, cots 1"));
    ask("completeCards", 200, Map.of("text", otter, "line", 2, "column", 6));
    ask("substitution", 200, Map.of("text", otter, "card", "Sleepy Otter"));
    ask("measure", 200, asked);
    ask(
        "measure",
        422,
        Map.of("text", "# Otter", "card", "Otter", "level", "greedy", "seed", 7, "from", 0));
    ask(
        "measure",
        404,
        Map.of("text", otter, "card", "Ka", "level", "greedy", "seed", 7, "from", 0));
    JsonNode tried =
        ask(
            "tryOut",
            201,
            Map.of("text", otter, "card", "Sleepy Otter", "level", "easy", "name", "Otters"));
    parts.put("id", tried.get("id").asString());
    ask("cardsOfPlay", 200, null);
    ask("dropCardSet", 204, null);
    ask("cardSet", 404, null);
  }

  private void analysis() {
    ask("history", 200, null);
    ask("analysis", 200, null, "?thought=quick&from=0");
    ask("analysis", 400, null, "?thought=deep");
    parts.put("at", "9999");
    ask("comesOf", 404, null, "?move=end%20turn");
    parts.put("at", "0");
    ask("variation", 200, Map.of("at", 0, "moves", List.of(), "answers", true));
    ask("variation", 422, Map.of("at", 0, "moves", List.of("win"), "answers", true));
  }

  private void lessons() {
    ask("lessons", 200, null);
    parts.put("lesson", "1");
    ask("playLesson", 201, null);
    parts.put("lesson", "99");
    ask("playLesson", 404, null);
  }

  private void puzzles() {
    ask("puzzles", 200, null);
    parts.put("puzzle", "1");
    JsonNode puzzle = ask("puzzle", 200, null);
    puzzle
        .at("/position/choice/moves")
        .forEach(move -> ask("answerPuzzle", 200, Map.of("move", move.get("notation").asString())));
    ask("answerPuzzle", 422, Map.of("move", "win"));
    ask("answerPuzzle", 400, Map.of());
    parts.put("puzzle", "9999");
    ask("puzzle", 404, null);
    ask("answerPuzzle", 404, Map.of("move", "end turn"));
  }

  private void positions() {
    String position =
        "{game: ggltcg, name: two, moves: [], A: {play: [Ka]}, B: {play: [Wizard], hand: [Sun]}}";
    ask("positionForm", 200, null);
    ask("readPosition", 200, Map.of("text", position));
    ask("readPosition", 422, Map.of("text", "{game: ggltcg}"));
    ask("playPosition", 422, Map.of("text", "{}", "seat", "A", "level", "easy"));
    ask("playPosition", 201, Map.of("text", position, "seat", "A", "level", "easy"));
  }

  private void plays() {
    Client friend = Client.guest(SERVER.port());
    ask("create", 422, Map.of("game", "none", "opponent", Map.of("level", "easy")));
    ask("create", 422, Map.of("game", "ggltcg", "opponent", Map.of("level", "exec:sh")));
    ask("create", 400, Map.of("game", "ggltcg", "opponent", Map.of()));
    JsonNode illegal =
        ask(
            "create",
            422,
            Map.of(
                "game",
                "ggltcg",
                "deck",
                Map.of("text", "Ka"),
                "opponent",
                Map.of("level", "easy")));
    assertThat(illegal.get("objections").size()).isPositive();
    JsonNode made =
        ask("create", 201, Map.of("game", "ggltcg", "opponent", Map.of("friend", true)));
    String id = made.get("id").asString();
    parts.put("id", id);
    ask("play", 200, null);
    ask("replay", 409, null);
    ask("turningPoints", 409, null);
    ask("analysis", 409, null);
    ask("rematch", 409, null);
    String code = made.get("invite").asString().replaceAll(".*code=", "");
    assertThat(friend.post("/api/plays/" + id + "/join", Map.of("deck", Map.of())).status())
        .isEqualTo(403);
    Client own = client;
    client = friend;
    ask("join", 200, Map.of("code", code, "deck", Map.of()));
    Client.shuffle(id, own, friend);
    ask("leave", 409, null);
    client = own;
    ask("plays", 200, null, "?which=mine");
    ask("plays", 200, null, "?which=watch");
    ask("plays", 400, null, "?which=all");
    ask("ticket", 200, Map.of("as", "watch"));
    try (Socket a = own.open(id);
        Socket b = friend.open(id)) {
      a.send(Map.of("type", "concede", "commandId", "concede-1"));
      b.view(Socket::over);
    }
    ask("plays", 200, null, "?which=over");
    client = friend;
    ask("rematch", 201, null);
    client = own;
    ask("rematch", 200, null);
    ask("replay", 200, null);
    ask("turningPoints", 200, null);
    analysis();
    parts.put("at", "0");
    ask("moment", 200, null);
    ask("moment", 200, null, "?as=A");
    ask("moment", 400, null, "?as=judge");
    ask("scenarioOfPlay", 200, null, "?at=0");
    ask("scenarioOfPlay", 400, null, "?at=now");
    ask("scenarioOfPlay", 409, null, "?at=99998");
    String record = ask("record", 200, null, "").text();
    ask("openRecord", 201, record, "");
    ask("openRecord", 422, "no record", "");
    ask("verify", 200, null);
    ask("playOn", 201, Map.of("at", 0, "seat", "A", "level", "random"));
    JsonNode waits =
        ask(
            "create",
            201,
            Map.of("game", "ggltcg", "opponent", Map.of("friend", true, "open", true)));
    ask("plays", 200, null, "?which=open");
    parts.put("id", waits.get("id").asString());
    ask("leave", 204, null);
    parts.put("id", "000000000000");
    ask("play", 404, null);
  }

  private void accounts() {
    Map<String, Object> credentials = Map.of("login", "Otter-1", "password", "correct horse");
    ask("register", 422, Map.of("login", "otter-1", "password", "short"));
    ask("register", 422, Map.of("login", "otter-1", "password", "aaaaaaaaaa"));
    Map<String, Object> change =
        Map.of("password", "correct horse", "newPassword", "green kettle moon");
    ask("changePassword", 409, change);
    ask("register", 201, credentials);
    ask("register", 409, credentials);
    ask("signOut", 204, null);
    ask("rename", 401, Map.of("name", "Nobody"));
    ask("signIn", 401, Map.of("login", "otter-1", "password", "wrong horses"));
    JsonNode account = ask("signIn", 200, credentials);
    assertThat(account.get("kind").asString()).isEqualTo("account");
    ask(
        "changePassword",
        403,
        Map.of("password", "wrong horses", "newPassword", "green kettle moon"));
    ask("changePassword", 422, Map.of("password", "correct horse", "newPassword", "1234567890"));
    ask("changePassword", 200, change);
    ask("me", 200, null);
    ask("signIn", 401, credentials);
    ask("signIn", 200, Map.of("login", "otter-1", "password", "green kettle moon"));
    ask("signOutEverywhere", 204, null);
    ask("signOutEverywhere", 401, null);
  }

  @Test
  void what_changes_something_needs_the_guard() {
    Client guest = Client.guest(SERVER.port());
    Client.Answer bare =
        guest.send(
            guest
                .request("/api/me")
                .header("Content-Type", "application/json")
                .PUT(java.net.http.HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}")));
    Client.Answer foreign =
        guest.send(
            guest
                .request("/api/me")
                .header("X-Cardwright", "1")
                .header("Origin", "https://elsewhere.example")
                .header("Content-Type", "application/json")
                .PUT(java.net.http.HttpRequest.BodyPublishers.ofString("{\"name\":\"x\"}")));

    assertThat(bare.status()).isEqualTo(403);
    assertThat(foreign.status()).isEqualTo(403);
  }

  @Test
  void every_message_is_as_it_is_described() {
    Client guest = Client.guest(SERVER.port());
    Client friend = Client.guest(SERVER.port());
    Set<String> seen = new TreeSet<>();
    JsonNode made =
        guest.created(
            Map.of(
                "game",
                "littletroubles",
                "clock",
                Map.of("bank", 600_000, "move", 30_000),
                "opponent",
                Map.of("friend", true, "open", true)));
    String id = made.get("id").asString();
    List<String> all = new ArrayList<>();
    try (Socket a = guest.open(id)) {
      a.view(view -> view.get("state").asString().equals("waiting"));
      friend.post("/api/plays/" + id + "/join", Map.of("deck", Map.of()));
      try (Socket b = friend.open(id)) {
        JsonNode view = a.view(each -> each.get("state").asString().equals("playing"));
        Socket watching = new Client(SERVER.port()).open(id);
        Socket mover = Socket.mine(view) ? a : b;
        questions(mover, mover == a ? view : b.view(Socket::mine));
        mover.noise();
        mover.next("refused");
        watching.send(Map.of("type", "why", "commandId", "watching-0", "move", "pass"));
        assertThat(watching.next("refused").get("code").asString()).isEqualTo("watching");
        watching.send(Map.of("type", "explain", "commandId", "watching-2", "card", "resources"));
        assertThat(watching.next("answer").get("explanations").size()).isPositive();
        watching.send(Map.of("type", "concede", "commandId", "watching-1"));
        assertThat(watching.next("refused").get("code").asString()).isEqualTo("watching");
        send(a, Map.of("type", "emote", "commandId", "say-hello", "emote", "hello"));
        assertThat(b.next("emote").get("seat").asString()).isEqualTo("A");
        Room.endAfter(a, b, 60);
        watching.view(Socket::over);
        all.addAll(a.all);
        all.addAll(b.all);
        all.addAll(watching.all);
        watching.close();
      }
    }
    try (Socket alone = guest.open(guest.play("ggltcg", "random"))) {
      alone.view(Socket::mine);
      send(alone, Map.of("type", "hint", "commandId", "ask-hint-2"));
      assertThat(alone.next("answer").get("words").size()).isPositive();
      all.addAll(alone.all);
    }
    for (String text : all) {
      JsonNode message = Client.JSON.readTree(text);
      assertThat(SCHEMA.message("ServerMessage", message)).as(text).isEmpty();
      seen.add(message.get("type").asString());
    }
    assertThat(seen).contains("view", "status", "accepted", "refused", "answer", "emote");
  }

  private static void questions(Socket socket, JsonNode view) {
    String move = view.at("/choice/moves/0/notation").asString();
    for (String type : List.of("why", "forecast")) {
      send(socket, Map.of("type", type, "commandId", "ask-" + type + "-1", "move", move));
    }
    assertThat(socket.next("answer").get("to").asString()).isEqualTo("why");
    assertThat(socket.next("answer").get("to").asString()).isEqualTo("forecast");
    send(socket, Map.of("type", "hint", "commandId", "ask-hint-1"));
    assertThat(socket.next("refused").get("code").asString())
        .as("a hint in a game between people")
        .isEqualTo("not-now");
    List<Map<String, Object>> others =
        List.of(
            Map.of("type", "explain", "commandId", "ask-explain", "card", "c1"),
            Map.of("type", "auto", "commandId", "ask-auto", "mode", "forced", "stops", List.of()),
            Map.of("type", "undo", "commandId", "ask-undo", "expectedVersion", 0),
            Map.of("type", "answer-undo", "commandId", "ask-answer", "agree", true),
            Map.of("type", "claim", "commandId", "ask-claim"),
            Map.of(
                "type", "exchange", "commandId", "ask-exchange", "out", List.of(), "in", List.of()),
            Map.of("type", "first", "commandId", "ask-first", "seat", "A"),
            Map.of("type", "pong", "n", 1),
            Map.of("type", "resync"));
    others.forEach(message -> send(socket, message));
    socket.view(each -> each.get("whole").booleanValue());
  }

  /// What the test sends is as it is described, too.
  private static void send(Socket socket, Map<String, Object> message) {
    String text = Client.JSON.writeValueAsString(message);
    assertThat(SCHEMA.message("ClientMessage", Client.JSON.readTree(text))).as(text).isEmpty();
    socket.send(text);
  }
}
