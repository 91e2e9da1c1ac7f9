package cardwright.store;

import cardwright.engine.Refused;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/// Where a store is.
public sealed interface StoreAddress {
  /// A file of SQLite in a folder of its own.
  record Folder(Path path) implements StoreAddress {
    @Override
    public String toString() {
      return path.toString();
    }
  }

  /// A database of PostgreSQL.
  ///
  /// @param jdbc the address as the driver reads it, without user and password
  record Postgres(String jdbc, String user, String password) implements StoreAddress {
    /// The same database with another password.
    Postgres with(String other) {
      return new Postgres(jdbc, user, other);
    }

    /// Without the password, and without settings, which may hold one: it is for messages.
    @Override
    public String toString() {
      return jdbc.replaceFirst("^jdbc:", "").replaceFirst("[?].*$", "");
    }
  }

  /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE`; user, password and port may be missing.
  ///
  /// @throws Refused when it is none
  static StoreAddress read(String given) {
    String right = "; right would be postgres://USER:PASSWORD@HOST:PORT/DATABASE";
    URI uri;
    try {
      uri = new URI(given.strip());
    } catch (URISyntaxException e) {
      // The cause repeats the address, with its password.
      throw new Refused("the address of the store cannot be read: " + e.getReason() + right);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    if (!scheme.equals("postgres") && !scheme.equals("postgresql")) {
      throw new Refused(
          "a store has an address that begins with postgres://, or a folder (--data)" + right);
    }
    if (uri.getHost() == null || uri.getPath() == null || uri.getPath().length() < 2) {
      throw new Refused("the address of the store names no host or no database" + right);
    }
    String[] who =
        uri.getRawUserInfo() == null ? new String[0] : uri.getRawUserInfo().split(":", 2);
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    return new Postgres(
        "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query,
        who.length > 0 ? decoded(who[0]) : "",
        who.length > 1 ? decoded(who[1]) : "");
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }
}
