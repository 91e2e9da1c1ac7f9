package cardwright.server.port;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What somebody asks over HTTP.
///
/// @param method `GET`
/// @param path without the query: `/api/games`
/// @param query each name with its first value
/// @param headers each name in lower case with its values, parted by commas
/// @param body empty where there is none
/// @param peer the address that the request comes from
/// @param secure whether it came over TLS
public record Request(
    String method,
    String path,
    Map<String, String> query,
    Map<String, String> headers,
    Body body,
    String peer,
    boolean secure) {
  /// Keeps the maps from changing.
  public Request {
    query = Map.copyOf(query);
    headers = Map.copyOf(headers);
  }

  /// The value of a header.
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  /// The same request as it reached a trusted proxy.
  ///
  /// @param from the address that the proxy names
  /// @param overTls whether it came to the proxy over TLS
  public Request forwarded(String from, boolean overTls) {
    Map<String, String> own = new HashMap<>(headers);
    own.keySet().removeIf(name -> name.equals("forwarded") || name.startsWith("x-forwarded-"));
    return new Request(method, path, query, own, body, from, overTls);
  }

  /// The same request as one that came over TLS.
  public Request overTls() {
    return new Request(method, path, query, headers, body, peer, true);
  }

  /// The value of a parameter of the query.
  public Optional<String> parameter(String name) {
    return Optional.ofNullable(query.get(name));
  }

  /// The value of a cookie.
  public Optional<String> cookie(String name) {
    for (String part : header("cookie").orElse("").split(";", -1)) {
      String[] pair = part.strip().split("=", 2);
      if (pair.length == 2 && pair[0].equals(name)) {
        return Optional.of(pair[1]);
      }
    }
    return Optional.empty();
  }
}
