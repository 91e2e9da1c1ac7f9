package cardwright.server;

import cardwright.server.load.OwnPart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A page as a test plays it: one visitor with a cookie.
final class Client {
  static final JsonMapper JSON = JsonMapper.builder().build();

  private final HttpClient http = HttpClient.newHttpClient();
  private final int port;
  private final AtomicReference<String> cookie = new AtomicReference<>("");
  private final Map<String, OwnPart> parts;

  Client(int port) {
    this(port, new ConcurrentHashMap<>());
  }

  private Client(int port, Map<String, OwnPart> parts) {
    this.port = port;
    this.parts = parts;
  }

  /// A visitor who is a guest already.
  static Client guest(int port) {
    Client client = new Client(port);
    client.post("/api/me", Map.of());
    return client;
  }

  /// The same visitor at another server.
  Client at(int other) {
    Client same = new Client(other, parts);
    same.cookie.set(cookie.get());
    return same;
  }

  /// An answer of the server.
  record Answer(int status, Map<String, List<String>> headers, String text) {
    JsonNode json() {
      return JSON.readTree(text);
    }

    Optional<String> header(String name) {
      return headers.entrySet().stream()
          .filter(each -> each.getKey().equalsIgnoreCase(name))
          .map(each -> each.getValue().getFirst())
          .findFirst();
    }
  }

  Answer get(String path) {
    return send(request(path).GET());
  }

  Answer post(String path, Object body) {
    return send("POST", path, JSON.writeValueAsString(body));
  }

  Answer put(String path, Object body) {
    return send("PUT", path, JSON.writeValueAsString(body));
  }

  Answer delete(String path) {
    return send(request(path).header("X-Cardwright", "1").DELETE());
  }

  Answer send(String method, String path, String body) {
    return send(
        request(path)
            .header("X-Cardwright", "1")
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    return cookie.get().isEmpty() ? request : request.header("Cookie", cookie.get());
  }

  Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
      response
          .headers()
          .firstValue("set-cookie")
          .ifPresent(value -> cookie.set(value.split(";", 2)[0]));
      return new Answer(response.statusCode(), response.headers().map(), response.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Begins a play against the computer.
  String play(String game, String level) {
    return created(Map.of("game", game, "opponent", Map.of("level", level))).get("id").asString();
  }

  JsonNode created(Map<String, Object> wish) {
    Answer answer = post("/api/plays", wish);
    if (answer.status() != 201) {
      throw new AssertionError(answer.text());
    }
    return answer.json();
  }

  /// Opens a socket to a play.
  Socket open(String play) {
    return open(play, Map.of());
  }

  Socket open(String play, Map<String, Object> as) {
    OwnPart own = parts.computeIfAbsent(play, each -> new OwnPart());
    Socket socket = new Socket(http, port, path(play, as), Optional.of(own));
    socket.settle();
    return socket;
  }

  /// Opens a socket that speaks a language.
  Socket open(String play, String language) {
    OwnPart own = parts.computeIfAbsent(play, each -> new OwnPart());
    String path = path(play, Map.of()) + "&language=" + language;
    Socket socket = new Socket(http, port, path, Optional.of(own));
    socket.settle();
    return socket;
  }

  /// Opens a socket of somebody who watches, that speaks a language.
  Socket watch(String play, String language) {
    String path = path(play, Map.of("as", "watch")) + "&language=" + language;
    return new Socket(http, port, path);
  }

  /// Opens a socket of a player who brings nothing to the shuffle by itself.
  Socket openBare(String play) {
    return new Socket(http, port, path(play, Map.of()));
  }

  private String path(String play, Map<String, Object> as) {
    Answer answer = post("/api/plays/" + play + "/ticket", as);
    if (answer.status() != 200) {
      throw new AssertionError(answer.text());
    }
    return path(play, answer.json().get("ticket").asString());
  }

  /// Opens a socket with a ticket.
  Socket with(String play, String ticket) {
    return new Socket(http, port, path(play, ticket));
  }

  private static String path(String play, String ticket) {
    return "/ws/plays/" + play + "?protocol=2&ticket=" + ticket;
  }

  /// A play of two people that has begun, the first of them at seat A.
  static String begin(String game, Client a, Client b) {
    Map<String, Object> anybody = Map.of("friend", true, "open", true);
    String play = a.created(Map.of("game", game, "opponent", anybody)).get("id").asString();
    b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of()));
    shuffle(play, a, b);
    return play;
  }

  /// Lets two people bring their parts to a play, until it has begun.
  static void shuffle(String play, Client a, Client b) {
    try (Socket first = a.open(play);
        Socket second = b.open(play)) {
      first.view(Client::hasBegun);
      second.view(Client::hasBegun);
    }
  }

  private static boolean hasBegun(JsonNode view) {
    return !view.get("table").isNull();
  }

  List<String> ids(String which) {
    List<String> ids = new ArrayList<>();
    get("/api/plays?which=" + which)
        .json()
        .get("plays")
        .forEach(play -> ids.add(play.get("id").asString()));
    return ids;
  }
}
