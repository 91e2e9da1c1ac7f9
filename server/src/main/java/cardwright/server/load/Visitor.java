package cardwright.server.load;

import cardwright.engine.Refused;
import cardwright.server.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// A guest of a server, as a page would be.
final class Visitor {
  private final HttpClient http;
  private final URI server;
  private String cookie = "";

  /// @throws Refused when the server does not answer as one of ours
  Visitor(HttpClient http, URI server) {
    this.http = http;
    this.server = server;
    post("/api/me", Map.of());
  }

  /// @throws Refused when the server refuses
  JsonNode post(String path, Object body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.resolve(path))
            .header("Content-Type", "application/json")
            .header("X-Cardwright", "1")
            .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
    return Json.readOwn(send(path, request));
  }

  /// What stands at an address.
  ///
  /// @throws Refused when the server refuses
  String get(String path) {
    return send(path, HttpRequest.newBuilder(server.resolve(path)));
  }

  private String send(String path, HttpRequest.Builder request) {
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    try {
      HttpResponse<String> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      response
          .headers()
          .firstValue("set-cookie")
          .ifPresent(value -> cookie = value.replaceFirst(";.*", ""));
      if (response.statusCode() >= 300) {
        String hint = response.statusCode() == 429 ? "; start that server with --no-limits" : "";
        throw new Refused(
            server + path + " answers " + response.statusCode() + ": " + response.body() + hint);
      }
      return response.body();
    } catch (IOException e) {
      throw new Refused("no server answers at " + server + " (" + e.getMessage() + ")", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the measurement was stopped", e);
    }
  }

  /// Opens the socket of a play.
  WebSocket open(String play, WebSocket.Listener listener) {
    String ticket = post("/api/plays/" + play + "/ticket", Map.of()).get("ticket").stringValue();
    String address = server.toString().replaceFirst("^http", "ws").replaceFirst("/$", "");
    return http.newWebSocketBuilder()
        .buildAsync(
            URI.create(address + "/ws/plays/" + play + "?protocol=2&ticket=" + ticket), listener)
        .join();
  }
}
