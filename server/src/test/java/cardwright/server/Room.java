package cardwright.server;

import cardwright.server.play.Timeouts;
import cardwright.server.rest.Api;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Servers for tests, and somebody who plays at them.
final class Room {
  /// So much that no test runs into it.
  static final Api.Limits PLENTY = Api.Limits.NONE;

  /// Passes that make themselves wait for nobody.
  static final Timeouts AT_ONCE = new Timeouts(600_000, 60_000, 0);

  private Room() {}

  static Server open(Path folder) {
    return open(new StoreAddress.Folder(folder));
  }

  static Server open(StoreAddress store) {
    return open(store, AT_ONCE);
  }

  static Server open(StoreAddress store, Timeouts times) {
    return Server.start(new Server.Settings("127.0.0.1", 0, store, false, times, PLENTY, false));
  }

  /// Plays by chance until the play is over, and returns the last view.
  static JsonNode playOut(Socket socket, long seed) {
    Random random = new Random(seed);
    while (true) {
      JsonNode view = socket.view(each -> Socket.mine(each) || Socket.over(each));
      if (Socket.over(view)) {
        return view;
      }
      JsonNode moves = view.get("choice").get("moves");
      socket.move(view, moves.get(random.nextInt(moves.size())).get("notation").asString());
    }
  }

  /// Lets two players make so many moves by chance, then a gives up; returns the last view of b.
  static JsonNode endAfter(Socket a, Socket b, int moves) {
    playSome(a, b, moves);
    a.send(Map.of("type", "concede", "commandId", "concede-1"));
    // Chance may have ended the game before; then the last view has been taken already, and comes
    // again.
    b.send(Map.of("type", "resync"));
    return b.view(Socket::over);
  }

  /// Lets two players make so many moves by chance, or play to the end. Neither waits to be asked, because a view that lay in the queue
  /// may say that one is asked who has answered since. Versions are each viewer's own.
  private static void playSome(Socket a, Socket b, int moves) {
    Random random = new Random(moves);
    int made = 0;
    Map<Socket, Integer> versions = new HashMap<>();
    while (made < moves) {
      for (Socket each : List.of(a, b)) {
        JsonNode view = latest(each, versions.getOrDefault(each, 0));
        if (Socket.over(view)) {
          return;
        }
        if (Socket.mine(view)) {
          JsonNode offered = view.get("choice").get("moves");
          String command =
              each.move(
                  view, offered.get(random.nextInt(offered.size())).get("notation").asString());
          JsonNode answer =
              each.next(message -> message.path("commandId").asString("").equals(command));
          if (answer.get("type").asString().equals("accepted")) {
            made++;
            versions.put(each, answer.get("version").asInt());
          }
        }
      }
    }
  }

  /// A whole view, of that version or a later one.
  private static JsonNode latest(Socket socket, int version) {
    socket.send(Map.of("type", "resync"));
    return socket.view(
        view -> view.get("whole").booleanValue() && view.get("version").asInt() >= version);
  }

  /// A table without the handles of its cards, which every socket has of its own.
  static String withoutHandles(JsonNode table) {
    return table.toString().replaceAll("\"handle\":\"c\\d+\",?", "");
  }
}
