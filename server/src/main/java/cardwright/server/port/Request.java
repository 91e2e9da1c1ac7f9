package cardwright.server.port;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What somebody asks over HTTP.
///
/// @param method `GET`
/// @param path without the query: `/api/games`
/// @param query each name with its first value
/// @param headers each name in lower case with its first value
/// @param body empty where there is none
/// @param peer the address that the connection comes from
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
