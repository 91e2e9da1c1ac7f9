package cardwright.server.play;

import cardwright.engine.Viewer;
import cardwright.server.port.Connection;
import cardwright.server.port.SocketListener;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A page without a socket: what is said to it is kept until a test asks.
final class Listening implements Connection {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int PATIENCE = 60;

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final SocketListener listener;

  private Listening(SocketListener listener) {
    this.listener = listener;
  }

  /// Opens a page.
  static Listening at(PlayRegistry registry, String play, Viewer viewer, String person) {
    Listening listening =
        new Listening(registry.seat(play, viewer, person, Locale.ENGLISH).orElseThrow());
    listening.listener.opened(listening);
    return listening;
  }

  static Listening at(PlayRegistry registry, String play, Viewer viewer) {
    return at(registry, play, viewer, "person-" + viewer);
  }

  /// The next text that was said.
  String next() throws InterruptedException {
    String text = said.poll(PATIENCE, TimeUnit.SECONDS);
    if (text == null) {
      throw new AssertionError("nothing came");
    }
    return text;
  }

  /// The next message of that type in which something holds.
  JsonNode next(String type, Predicate<JsonNode> holds) throws InterruptedException {
    while (true) {
      JsonNode message = JSON.readTree(next());
      if (message.path("type").asString("").equals(type) && holds.test(message)) {
        return message;
      }
    }
  }

  /// The next view, as it was said.
  String view() throws InterruptedException {
    String text = next();
    while (!text.startsWith("{\"type\":\"view\"")) {
      text = next();
    }
    return text;
  }

  /// The next view in which its player is to decide, or all is over.
  JsonNode turn() throws InterruptedException {
    return next("view", each -> isOver(each) || isMine(each));
  }

  static boolean isOver(JsonNode view) {
    return view.get("state").asString().equals("over");
  }

  static boolean isMine(JsonNode view) {
    return view.at("/choice/moves").size() > 0;
  }

  /// Says something to the server, and waits until that is done.
  void say(String type, String command, Map<String, Object> more) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    message.put("commandId", command);
    message.putAll(more);
    listener.heard(JSON.writeValueAsString(message));
  }

  /// Makes a move that a view offers.
  void move(JsonNode view, int move, String command) {
    List<JsonNode> moves = view.at("/choice/moves").valueStream().toList();
    String notation = moves.get(Math.floorMod(move, moves.size())).get("notation").asString();
    say("move", command, Map.of("expectedVersion", view.get("version"), "move", notation));
  }

  void hear(String text) {
    listener.heard(text);
  }

  /// The other end goes away.
  void leave() {
    listener.closed();
  }

  @Override
  public void send(String text) {
    said.add(text);
  }

  @Override
  public void close(int code, String reason) {
    said.add("{\"type\":\"closed\"}");
  }

  @Override
  public void cut() {
    said.add("{\"type\":\"cut\"}");
  }
}
