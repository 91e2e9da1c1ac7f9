package cardwright.server.rest;

import cardwright.server.port.Request;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Tells who asks through a proxy. What a request says of earlier stations is believed only of proxies that are trusted.
final class Proxies {
  private static final int MOST_HOPS = 20;

  /// So many bits of an address of IPv6 are one household's or one firm's; anybody has all that follow.
  private static final int NETWORK = 64;

  private final List<Subnet> trusted;

  Proxies(Exposure exposure) {
    this.trusted = exposure.proxies();
  }

  /// A request as it reached the first of the trusted proxies; any other is as it came.
  Request seen(Request request) {
    Optional<InetAddress> from = Subnet.literal(request.peer());
    if (from.isEmpty() || !isTrusted(from.get())) {
      return request;
    }
    String client = client(request).map(InetAddress::getHostAddress).orElse(request.peer());
    String[] schemes = request.header("x-forwarded-proto").orElse("").split(",", -1);
    boolean overTls = schemes[schemes.length - 1].strip().equalsIgnoreCase("https");
    return request.forwarded(client, request.secure() || overTls);
  }

  /// The last station of `X-Forwarded-For` that is not trusted: what stands before it anybody may have written.
  private Optional<InetAddress> client(Request request) {
    String[] hops = request.header("x-forwarded-for").orElse("").split(",", -1);
    Optional<InetAddress> client = Optional.empty();
    for (int i = hops.length - 1; i >= Math.max(0, hops.length - MOST_HOPS); i--) {
      Optional<InetAddress> hop = Subnet.literal(bare(hops[i].strip()));
      if (hop.isEmpty()) {
        return client;
      }
      client = hop;
      if (!isTrusted(hop.get())) {
        return client;
      }
    }
    return client;
  }

  /// Without a port and brackets.
  private static String bare(String hop) {
    if (hop.startsWith("[") && hop.contains("]")) {
      return hop.substring(1, hop.indexOf(']'));
    }
    int colon = hop.indexOf(':');
    return colon >= 0 && colon == hop.lastIndexOf(':') ? hop.substring(0, colon) : hop;
  }

  private boolean isTrusted(InetAddress address) {
    return trusted.stream().anyMatch(each -> each.contains(address));
  }

  /// Whether a request comes from this machine itself, and not through a proxy on it that nobody has named.
  static boolean isFromHere(Request request) {
    return Subnet.literal(request.peer()).filter(InetAddress::isLoopbackAddress).isPresent()
        && request.header("x-forwarded-for").isEmpty()
        && request.header("forwarded").isEmpty();
  }

  /// What is counted as one client: an address, or the network that an address of IPv6 lies in.
  static String client(String peer) {
    Optional<InetAddress> address = Subnet.literal(peer);
    if (address.isEmpty() || !(address.get() instanceof Inet6Address)) {
      return peer;
    }
    StringBuilder network = new StringBuilder();
    byte[] bytes = address.get().getAddress();
    for (int i = 0; i < NETWORK / Byte.SIZE; i++) {
      network.append(String.format("%02x", bytes[i]));
    }
    return network.toString();
  }
}
