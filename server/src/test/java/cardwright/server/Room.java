package cardwright.server;

import cardwright.server.rest.Api;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Servers for tests, and somebody who plays at them.
final class Room {
  /// So much that no test runs into it.
  static final Api.Limits PLENTY = new Api.Limits(100_000, 100_000, 1_000_000, 100_000);

  private Room() {}

  static Server open(Path folder) {
    return open(new StoreAddress.Folder(folder));
  }

  static Server open(StoreAddress store) {
    return Server.start(
        new Server.Settings("127.0.0.1", 0, store, false, Duration.ofMinutes(10), PLENTY, false));
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
}
