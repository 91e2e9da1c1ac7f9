package cardwright.server.load;

import cardwright.server.wire.Json;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Two players at one play, who move by chance when they are told to.
final class Pair {
  private final Consumer<Pair> ready;
  private final Consumer<Pair> over;
  private final Tally tally;
  private @Nullable Mover next;
  private long sent;
  private long slowest;
  private int moves;

  /// A player who is to move.
  private record Mover(SocketListener listener, WebSocket socket, int version, JsonNode moves) {}

  /// @param ready is told when somebody is to move
  /// @param over is told when the play has ended
  Pair(Consumer<Pair> ready, Consumer<Pair> over, Tally tally) {
    this.ready = ready;
    this.over = over;
    this.tally = tally;
  }

  /// Sits down.
  ///
  /// @throws cardwright.engine.Refused when the server refuses
  void begin(Visitor a, Visitor b, String game) {
    JsonNode made =
        a.post(
            "/api/plays",
            Map.of("game", game, "watch", false, "opponent", Map.of("friend", true, "open", true)));
    String play = made.get("id").stringValue();
    b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
    WebSocket _ = a.open(play, new SocketListener(new OwnPart()));
    WebSocket _ = b.open(play, new SocketListener(new OwnPart()));
  }

  /// Makes a move.
  synchronized void move(RandomGenerator random) {
    Mover mover = next;
    if (mover == null) {
      return;
    }
    next = null;
    if (slowest > 0) {
      tally.took(slowest);
    }
    slowest = 0;
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", "move");
    message.put(
        "commandId", "load-" + ++moves + "-" + Integer.toHexString(System.identityHashCode(this)));
    message.put("expectedVersion", mover.version());
    message.put(
        "move",
        mover.moves().get(random.nextInt(onward(mover.moves()))).get("notation").stringValue());
    sent = System.nanoTime();
    var _ = mover.listener().outgoing.send(mover.socket(), Json.write(message));
  }

  private synchronized void seen(SocketListener listener, WebSocket socket, JsonNode message) {
    String type = message.get("type").stringValue();
    if (type.equals("refused")) {
      tally.refused(message.get("message").stringValue());
    }
    if (!type.equals("view") || message.get("state").stringValue().equals("shuffling")) {
      return;
    }
    if (sent > 0) {
      slowest = Math.max(slowest, System.nanoTime() - sent);
    }
    if (message.get("state").stringValue().equals("over")) {
      next = null;
      socket.abort();
      over.accept(this);
      return;
    }
    JsonNode choice = message.get("choice");
    // There are no moves while a pass is about to make itself.
    if (choice.isObject()
        && choice.get("seat").equals(message.get("you"))
        && !choice.get("moves").isEmpty()) {
      next = new Mover(listener, socket, message.get("version").intValue(), choice.get("moves"));
      ready.accept(this);
    }
  }

  /// Hears one of the two sockets.
  private final class SocketListener implements WebSocket.Listener {
    private final OwnPart own;
    private final OutgoingTexts outgoing = new OutgoingTexts();
    private final StringBuilder parts = new StringBuilder();

    SocketListener(OwnPart own) {
      this.own = own;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      parts.append(data);
      if (last) {
        String text = parts.toString();
        parts.setLength(0);
        JsonNode message = Json.readOwn(text);
        own.answers(message)
            .forEach(answer -> {
              var _ = outgoing.send(socket, Json.write(answer));
            });
        seen(this, socket, message);
      }
      socket.request(1);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      tally.refused(String.valueOf(error));
    }
  }

  /// How many of the moves take no pick back: these come first, and lead to an end.
  private static int onward(JsonNode moves) {
    int onward = 0;
    for (JsonNode move : moves) {
      onward += move.get("takesBack").booleanValue() ? 0 : 1;
    }
    return onward;
  }
}
