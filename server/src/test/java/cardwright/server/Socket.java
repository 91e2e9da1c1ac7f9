package cardwright.server;

import cardwright.server.load.OutgoingTexts;
import cardwright.server.load.OwnPart;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// An open socket of a page.
final class Socket implements AutoCloseable, WebSocket.Listener {
  private static final int PATIENCE = 300;
  private static final String CLOSED = "{\"type\":\"closed\"}";

  private final WebSocket socket;
  private final StringBuilder part = new StringBuilder();
  private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

  /// All that came, as it came.
  final List<String> all = new CopyOnWriteArrayList<>();

  private final Optional<OwnPart> own;
  private final OutgoingTexts outgoing = new OutgoingTexts();
  private final CompletableFuture<Boolean> settled = new CompletableFuture<>();
  private int commands;

  Socket(HttpClient http, int port, String path) {
    this(http, port, path, Optional.empty());
  }

  /// @param own what this player brings to the shuffle of the play; then nothing is told of a shuffle
  Socket(HttpClient http, int port, String path, Optional<OwnPart> own) {
    this.own = own;
    this.socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + port + path), this)
            .join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      String text = part.toString();
      part.setLength(0);
      all.add(text);
      JsonNode message = Client.JSON.readTree(text);
      if (own.isEmpty() || !isOfShuffle(message)) {
        queue.add(text);
      }
      own.ifPresent(part -> shuffle(from, part, message));
    }
    from.request(1);
    return null;
  }

  private static boolean isOfShuffle(JsonNode message) {
    return message.path("state").asString("").equals("shuffling")
        || message.path("commandId").asString("").startsWith("shuffle-");
  }

  /// Brings to the shuffle what is due at a view.
  private void shuffle(WebSocket from, OwnPart part, JsonNode message) {
    CompletableFuture<WebSocket> sending = CompletableFuture.completedFuture(from);
    for (Map<String, Object> answer : part.answers(message)) {
      sending = outgoing.send(from, Client.JSON.writeValueAsString(answer));
    }
    if (!message.get("type").asString().equals("view")) {
      return;
    }
    boolean waitsForComputer =
        message.get("state").asString().equals("shuffling")
            && (message.at("/shuffle/opened/A").isNull()
                || message.at("/shuffle/opened/B").isNull());
    if (!waitsForComputer) {
      CompletableFuture<Void> _ = sending.thenRun(() -> settled.complete(true));
    }
  }

  /// Waits until the play has begun, or until that takes another person.
  void settle() {
    try {
      settled.get(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError("the play does not begin; the last messages: " + last(), e);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    all.add("closed with " + status + " " + reason);
    queue.add(CLOSED);
    settled.complete(false);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    StringBuilder why = new StringBuilder("failed:");
    for (Throwable each = error; each != null; each = each.getCause()) {
      why.append(' ').append(each);
      for (Throwable beside : each.getSuppressed()) {
        why.append(" beside ").append(beside);
      }
    }
    all.add(why.toString());
    queue.add(CLOSED);
    settled.complete(false);
  }

  /// The next message of that type.
  JsonNode next(String type) {
    return next(message -> message.get("type").asString().equals(type));
  }

  /// The next view in which something holds.
  JsonNode view(Predicate<JsonNode> holds) {
    return next(message -> message.get("type").asString().equals("view") && holds.test(message));
  }

  JsonNode next(Predicate<JsonNode> wanted) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (true) {
      if (System.nanoTime() > end) {
        throw new AssertionError("it did not come; the last messages: " + last());
      }
      JsonNode message = next();
      if (wanted.test(message)) {
        return message;
      }
      if (message.get("type").asString().equals("closed")) {
        throw new AssertionError("closed; the last messages: " + last());
      }
    }
  }

  private List<String> last() {
    return all.subList(Math.max(0, all.size() - 3), all.size()).stream()
        .map(each -> each.length() > 3000 ? each.substring(0, 300) : each)
        .toList();
  }

  JsonNode next() {
    try {
      String text = queue.poll(PATIENCE, TimeUnit.SECONDS);
      if (text == null) {
        throw new AssertionError("nothing came; the last messages: " + last());
      }
      return Client.JSON.readTree(text);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Whether nothing is waiting to be read.
  boolean isQuiet() {
    return queue.isEmpty();
  }

  void send(String text) {
    outgoing.send(socket, text).join();
  }

  void send(Map<String, Object> message) {
    send(Client.JSON.writeValueAsString(message));
  }

  /// A new id for a command.
  String command() {
    return "command-" + ++commands + "-" + System.identityHashCode(this);
  }

  /// A new id for a command, which tells nothing but how many there were.
  String counted() {
    return "counted-" + ++commands;
  }

  /// Makes a move at a view.
  ///
  /// @return the id of the command
  String move(JsonNode view, String notation) {
    String command = command();
    move(command, view.get("version").asInt(), notation);
    return command;
  }

  void move(String command, int version, String notation) {
    send(
        Map.of("type", "move", "commandId", command, "expectedVersion", version, "move", notation));
  }

  /// Whether the viewer is to decide in a view.
  static boolean mine(JsonNode view) {
    JsonNode choice = view.get("choice");
    return !choice.isNull() && choice.get("seat").equals(view.get("you"));
  }

  static boolean over(JsonNode view) {
    return view.get("state").asString().equals("over");
  }

  /// Sends a part of a text that has no end yet.
  void part(String text) {
    socket.sendText(text, false).join();
  }

  void ping() {
    socket.sendPing(java.nio.ByteBuffer.wrap(new byte[] {1})).join();
  }

  /// Sends bytes that are no text.
  void noise() {
    socket.sendBinary(java.nio.ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
