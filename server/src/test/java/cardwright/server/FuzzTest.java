package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whatever comes in, the server stays up, answers in words, and makes no fault of its own.
final class FuzzTest {
  private static final int FRAMES = Integer.getInteger("cardwright.fuzz.frames", 6_000);
  private static final List<String> TYPES =
      List.of(
          "move",
          "undo",
          "answer-undo",
          "concede",
          "claim",
          "exchange",
          "first",
          "auto",
          "emote",
          "resync",
          "why",
          "explain",
          "forecast",
          "pong",
          "nothing");

  @TempDir private Path folder;

  @Test
  void no_frame_and_no_sequence_of_commands_makes_a_fault_of_ours() {
    Random random = new Random(1);
    try (Server server = Room.open(folder)) {
      int sent = 0;
      while (sent < FRAMES) {
        Client client = Client.guest(server.port());
        List<String> games = List.of("ggltcg", "littletroubles", "mlpccg");
        String play = client.play(games.get(random.nextInt(games.size())), "random");
        sent += attack(client, play, random);
        request(client, play, random);
      }
      Client client = new Client(server.port());
      assertThat(client.get("/status").json().get("well").booleanValue()).isTrue();
      assertThat(client.get("/metrics").text()).contains("cardwright_faults_total 0.0");
    }
  }

  private static int attack(Client client, String play, Random random) {
    int sent = 0;
    try (Socket socket = client.open(play)) {
      JsonNode view = socket.next("view");
      for (int i = 0; i < 60; i++) {
        switch (random.nextInt(6)) {
          case 0 -> socket.send(garbage(random));
          case 1 -> socket.send("x".repeat(random.nextInt(6_000)));
          case 2 -> socket.noise();
          default -> socket.send(command(view, random));
        }
        sent++;
        socket.send(Map.of("type", "resync"));
        JsonNode next =
            socket.next(
                each -> List.of("view", "bye", "closed").contains(each.get("type").asString()));
        if (!next.get("type").asString().equals("view")) {
          return sent;
        }
        view = next;
      }
    } catch (CompletionException _) {
      // The server has hung up, as it does after too many messages that it did not understand.
    }
    return sent;
  }

  private static String garbage(Random random) {
    StringBuilder text = new StringBuilder();
    String alphabet = "{}[]\":,0123456789-+.eEtruefalsn\\u\u0000 \u2028\ud83d\ude00";
    for (int i = random.nextInt(200); i > 0; i--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length() - 2)));
    }
    return text.toString();
  }

  private static String command(JsonNode view, Random random) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", TYPES.get(random.nextInt(TYPES.size())));
    message.put("commandId", "fuzz-" + random.nextInt(50) + "-" + random.nextInt(5));
    message.put("expectedVersion", view.get("version").asInt() - random.nextInt(2));
    message.put("move", move(view, random));
    message.put("seat", random.nextBoolean() ? "A" : "C");
    message.put("out", List.of("Ka"));
    message.put("in", random.nextBoolean() ? List.of("Sun") : List.of(1));
    message.put("agree", random.nextBoolean());
    message.put("card", random.nextBoolean() ? "c1" : "faceoff");
    message.put("stat", "strength");
    message.put("mode", random.nextBoolean() ? "quiet" : "turn");
    message.put("stops", random.nextBoolean() ? List.of() : List.of("fight theirs", "a b c"));
    message.put("emote", random.nextBoolean() ? "hello" : "boo");
    message.put("n", random.nextInt());
    List<String> names = new ArrayList<>(message.keySet());
    // Most messages have the fields of their type; some have any.
    if (random.nextInt(5) > 0) {
      names.removeAll(fields(String.valueOf(message.get("type"))));
      names.forEach(message::remove);
    } else {
      message.remove(names.get(random.nextInt(names.size())));
    }
    return Client.JSON.writeValueAsString(message);
  }

  private static List<String> fields(String type) {
    return switch (type) {
      case "move" -> List.of("type", "commandId", "expectedVersion", "move");
      case "undo" -> List.of("type", "commandId", "expectedVersion");
      case "answer-undo" -> List.of("type", "commandId", "agree");
      case "exchange" -> List.of("type", "commandId", "out", "in");
      case "first" -> List.of("type", "commandId", "seat");
      case "auto" -> List.of("type", "commandId", "mode", "stops");
      case "emote" -> List.of("type", "commandId", "emote");
      case "why", "forecast" -> List.of("type", "commandId", "move");
      case "explain" -> List.of("type", "commandId", "card", "stat");
      case "resync" -> List.of("type");
      case "pong" -> List.of("type", "n");
      default -> List.of("type", "commandId");
    };
  }

  private static String move(JsonNode view, Random random) {
    JsonNode moves = view.at("/choice/moves");
    if (moves.size() > 0 && random.nextInt(4) > 0) {
      return moves.get(random.nextInt(moves.size())).get("notation").asString();
    }
    return List.of("", "play nothing", "pass", "\u0000", "play ka on ka on ka")
        .get(random.nextInt(5));
  }

  private static void request(Client client, String play, Random random) {
    List<String> paths =
        List.of(
            "/api/plays/" + play + "/replay/99999",
            "/api/plays/%2e%2e",
            "/assets/../../etc/passwd",
            "/api/games/none/cards",
            "/api/plays?which=",
            "/%00",
            "/ws/plays/" + play,
            "/a".repeat(500));
    Client.Answer answer = client.get(paths.get(random.nextInt(paths.size())));
    assertThat(answer.status()).isBetween(200, 499);
    Client.Answer bad = client.send("POST", "/api/plays", garbage(random));
    assertThat(bad.status()).isBetween(400, 499);
  }
}
