package cardwright.server.helidon;

import cardwright.server.port.Body;
import cardwright.server.port.Request;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.webserver.http.ServerRequest;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Requests as the library has them, in the server's own terms.
final class HelidonRequests {
  private HelidonRequests() {}

  /// A request with its body.
  static Request read(ServerRequest request, Body body) {
    Map<String, String> query = new HashMap<>();
    request.query().names().forEach(name -> query.put(name, request.query().get(name)));
    return new Request(
        request.prologue().method().text(),
        request.path().path(),
        query,
        headers(request.headers()),
        body,
        peer(request),
        request.isSecure());
  }

  private static String peer(ServerRequest request) {
    return request.remotePeer().host();
  }

  /// A request for a socket.
  static Request read(HttpPrologue prologue, Headers headers) {
    Map<String, String> query = new HashMap<>();
    prologue.query().names().forEach(name -> query.put(name, prologue.query().get(name)));
    return new Request(
        "GET", prologue.uriPath().path(), query, headers(headers), Body.EMPTY, "", false);
  }

  private static Map<String, String> headers(Headers headers) {
    Map<String, String> all = new HashMap<>();
    headers.forEach(header ->
        all.put(header.name().toLowerCase(Locale.ROOT), String.join(", ", header.allValues())));
    return all;
  }
}
