package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server that is killed under load loses no move that it acknowledged, and doubles none.
final class KillTest {
  private static final int ROUNDS = Integer.getInteger("cardwright.kill.rounds", 20);
  private static final int PLAYS = 6;
  private static final int ENOUGH = 20;

  @TempDir private Path folder;

  /// A server in a program of its own.
  private record Running(Process process, int port) {
    static Running start(Path folder) throws IOException {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:TieredStopAtLevel=1",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Killed.class.getName(),
                  folder.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      return new Running(process, Integer.parseInt(out.readLine()));
    }

    void kill() throws InterruptedException {
      process.destroyForcibly();
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    }
  }

  /// What one player was promised: each acknowledged command with its version.
  private static final class Promised {
    private final Map<String, Integer> versions = new ConcurrentHashMap<>();
    private final Map<String, String> moves = new ConcurrentHashMap<>();
  }

  @Test
  void no_acknowledged_move_is_lost_or_doubled() throws Exception {
    Map<String, Promised> promised = new HashMap<>();
    Map<String, Client> players = new HashMap<>();
    Random random = new Random(2);
    int acknowledged = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Running server = Running.start(folder);
      renew(players, promised, server.port());
      List<Thread> load = new ArrayList<>();
      int each = round;
      players.forEach((play, client) ->
          load.add(
              Thread.ofVirtual()
                  .start(() -> moves(client.at(server.port()), play, promised.get(play), each))));
      int before = acknowledged(promised);
      long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
      while (acknowledged(promised) < before + ENOUGH && System.nanoTime() < end) {
        Thread.sleep(5);
      }
      Thread.sleep(random.nextInt(50));
      server.kill();
      for (Thread thread : load) {
        thread.join();
      }
    }
    Running last = Running.start(folder);
    try {
      for (Map.Entry<String, Promised> play : promised.entrySet()) {
        acknowledged += check(players.get(play.getKey()).at(last.port()), play);
      }
    } finally {
      last.kill();
    }
    System.out.printf(
        "killed %d times under load: of %d acknowledged moves in %d plays none was lost or doubled%n",
        ROUNDS, acknowledged, promised.size());
    assertThat(acknowledged).as("acknowledged moves").isGreaterThan(ROUNDS * ENOUGH / 2);
  }

  private static int acknowledged(Map<String, Promised> promised) {
    return promised.values().stream().mapToInt(each -> each.versions.size()).sum();
  }

  /// New plays in the place of those that are over.
  private static void renew(Map<String, Client> players, Map<String, Promised> promised, int port) {
    Set<String> going = new HashSet<>();
    players.forEach((play, client) -> {
      JsonNode now = client.at(port).get("/api/plays/" + play).json();
      assertThat(now.has("state")).as(now.toString()).isTrue();
      if (List.of("shuffling", "playing").contains(now.get("state").asString())) {
        going.add(play);
      }
    });
    for (int i = going.size(); i < PLAYS; i++) {
      Client client = Client.guest(port);
      String play = client.play(i % 2 == 0 ? "ggltcg" : "littletroubles", "random");
      players.put(play, client);
      promised.put(play, new Promised());
    }
  }

  private static void moves(Client client, String play, Promised promised, int round) {
    Random random = new Random(round);
    try (Socket socket = client.open(play)) {
      for (int i = 0; ; i++) {
        JsonNode view = socket.view(each -> Socket.mine(each) || Socket.over(each));
        if (Socket.over(view)) {
          return;
        }
        JsonNode offered = view.at("/choice/moves");
        String move = offered.get(random.nextInt(offered.size())).get("notation").asString();
        String command = "round-" + round + "-" + i;
        promised.moves.put(command, move);
        socket.move(command, view.get("version").asInt(), move);
        JsonNode answer = socket.next(each -> each.has("commandId"));
        if (answer.get("type").asString().equals("accepted")) {
          promised.versions.put(command, answer.get("version").asInt());
        }
        socket.send(Map.of("type", "resync"));
      }
    } catch (RuntimeException | AssertionError _) {
      // The server was killed.
    }
  }

  /// Sends all acknowledged commands again: each gets the answer that it got, and the play goes on to its end.
  private static int check(Client client, Map.Entry<String, Promised> play) {
    Promised promised = play.getValue();
    try (Socket socket = client.open(play.getKey())) {
      JsonNode view = socket.next("view");
      promised.versions.forEach((command, version) -> {
        socket.move(command, 1_000_000, promised.moves.get(command));
        JsonNode answer = socket.next(each -> each.has("commandId"));
        assertThat(answer.get("type").asString()).as(answer.toString()).isEqualTo("accepted");
        assertThat(answer.get("version").asInt()).as(command).isEqualTo(version);
      });
      if (!Socket.over(view)) {
        socket.send(Map.of("type", "resync"));
        Room.playOut(socket, 1);
      }
    }
    JsonNode verified = client.get("/api/plays/" + play.getKey() + "/verify").json();
    assertThat(verified.path("movesFit").asBoolean(false)).as(verified.toString()).isTrue();
    return promised.versions.size();
  }
}
