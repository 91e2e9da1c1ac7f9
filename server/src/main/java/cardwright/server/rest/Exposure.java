package cardwright.server.rest;

import cardwright.engine.Refused;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How a server is reached from outside: under which addresses, and through which proxies.
public final class Exposure {
  /// By its own addresses alone.
  public static final Exposure NONE = new Exposure(List.of(), List.of());

  private final List<URI> addresses;
  private final List<Subnet> proxies;

  private Exposure(List<URI> addresses, List<Subnet> proxies) {
    this.addresses = addresses;
    this.proxies = proxies;
  }

  /// Reads what somebody gave.
  ///
  /// @param addresses what people open: `https://cards.example`
  /// @param proxies whose `X-Forwarded-…` headers are believed: `127.0.0.1`, `10.0.0.0/8`
  /// @throws Refused when one of them cannot be read
  public static Exposure of(List<String> addresses, List<String> proxies) {
    List<URI> read = new ArrayList<>();
    addresses.forEach(each -> read.add(address(each.strip())));
    return new Exposure(List.copyOf(read), proxies.stream().map(Subnet::read).toList());
  }

  private static URI address(String words) {
    URI uri;
    try {
      uri = URI.create(words);
    } catch (IllegalArgumentException e) {
      throw refused(words, e);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    boolean web = scheme.equals("https") || scheme.equals("http");
    String path = uri.getRawPath() == null ? "" : uri.getRawPath();
    if (!web
        || uri.getHost() == null
        || uri.getRawUserInfo() != null
        || !(path.isEmpty() || path.equals("/"))
        || uri.getRawQuery() != null
        || uri.getRawFragment() != null) {
      throw refused(words, new IllegalArgumentException("it has other parts"));
    }
    return URI.create(
        scheme
            + "://"
            + uri.getHost().toLowerCase(Locale.ROOT)
            + (uri.getPort() < 0 ? "" : ":" + uri.getPort()));
  }

  private static Refused refused(String words, Throwable cause) {
    return new Refused(
        "a public address is as people open it, https://cards.example or http://cards.example:8765,"
            + " not '"
            + words
            + "'",
        cause);
  }

  /// What people open, as origins: `https://cards.example`.
  public List<URI> addresses() {
    return addresses;
  }

  List<Subnet> proxies() {
    return proxies;
  }
}
