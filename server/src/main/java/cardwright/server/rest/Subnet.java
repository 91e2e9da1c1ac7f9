package cardwright.server.rest;

import cardwright.engine.Refused;
import java.net.InetAddress;
import java.util.Optional;

/// Addresses that begin alike: `10.0.0.0/8`, or a single one.
///
/// @param first an address of it
/// @param bits how many bits all of them share
record Subnet(InetAddress first, int bits) {
  /// Reads an address, or one with the number of bits behind a slash.
  ///
  /// @throws Refused when it is neither
  static Subnet read(String words) {
    String[] parts = words.strip().split("/", 2);
    Optional<InetAddress> first = literal(parts[0]);
    if (first.isPresent()) {
      int most = first.get().getAddress().length * Byte.SIZE;
      int bits = parts.length == 1 ? most : bits(parts[1]);
      if (bits >= 0 && bits <= most) {
        return new Subnet(first.get(), bits);
      }
    }
    throw new Refused(
        "a proxy has an address, as 127.0.0.1, ::1 or 10.0.0.0/8, not '" + words.strip() + "'");
  }

  private static int bits(String words) {
    return words.matches("\\d{1,3}") ? Integer.parseInt(words) : -1;
  }

  /// An address written in digits; no name is looked up.
  static Optional<InetAddress> literal(String words) {
    if (!words.matches("[0-9A-Fa-f:.]{2,45}")) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.ofLiteral(words));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  boolean contains(InetAddress address) {
    byte[] own = first.getAddress();
    byte[] other = address.getAddress();
    if (own.length != other.length) {
      return false;
    }
    int whole = bits / Byte.SIZE;
    for (int i = 0; i < whole; i++) {
      if (own[i] != other[i]) {
        return false;
      }
    }
    int rest = Byte.SIZE - bits % Byte.SIZE;
    return rest == Byte.SIZE || (own[whole] & 0xff) >> rest == (other[whole] & 0xff) >> rest;
  }
}
