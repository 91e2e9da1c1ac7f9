package cardwright.server;

import cardwright.server.play.Times;
import cardwright.server.rest.Api;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Servers for tests, and somebody who plays at them.
final class Room {
  /// So much that no test runs into it.
  static final Api.Limits PLENTY = Api.Limits.NONE;

  /// Passes that make themselves wait for nobody.
  static final Times AT_ONCE = new Times(600_000, 60_000, 0);

  private Room() {}

  static Server open(Path folder) {
    return open(new StoreAddress.Folder(folder));
  }

  static Server open(StoreAddress store) {
    return open(store, AT_ONCE);
  }

  static Server open(StoreAddress store, Times times) {
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

  /// Lets two players make so many moves by chance, or play to the end.
  static void playSome(Socket a, Socket b, int moves) {
    Random random = new Random(moves);
    List<Socket> players = List.of(a, b);
    players.forEach(each -> each.send(Map.of("type", "resync")));
    JsonNode last = a.view(each -> each.get("whole").booleanValue());
    for (int i = 0; i < moves && !Socket.over(last); i++) {
      Socket mover = last.at("/choice/seat").asString().equals("A") ? a : b;
      mover.send(Map.of("type", "resync"));
      JsonNode view = mover.view(Socket::mine);
      JsonNode offered = view.get("choice").get("moves");
      mover.move(view, offered.get(random.nextInt(offered.size())).get("notation").asString());
      mover.next(each -> !each.get("type").asString().equals("view") && each.has("commandId"));
      a.send(Map.of("type", "resync"));
      last = a.view(each -> each.get("whole").booleanValue());
    }
  }

  /// A table without the handles of its cards, which every socket has of its own.
  static String withoutHandles(JsonNode table) {
    return table.toString().replaceAll("\"handle\":\"c\\d+\",?", "");
  }
}
