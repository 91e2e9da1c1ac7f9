package cardwright.server.rest;

import cardwright.server.port.Request;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Knows by which names and addresses this server may be asked. A page of somebody else whose name is bound anew to an address of ours (DNS
/// rebinding) still tells its own name as `Host`, and gets nothing.
final class Hosts {
  private static final Pattern HOST =
      Pattern.compile("(\\[[0-9A-Fa-f:.]{2,45}]|[A-Za-z0-9._-]{1,253})(?::\\d{1,5})?");
  private static final long RENEWED = 5_000_000_000L;

  private final boolean beyond;
  private final List<URI> addresses;
  private volatile Own own = new Own(Set.of(), System.nanoTime() - RENEWED);

  /// The addresses of this machine, and when they were looked up.
  private record Own(Set<InetAddress> addresses, long at) {}

  /// @param beyond whether the server listens beyond this machine itself
  Hosts(boolean beyond, Exposure exposure) {
    this.beyond = beyond;
    this.addresses = exposure.addresses();
  }

  /// Whether a request is for this server.
  boolean know(Request request) {
    Optional<String> name = name(request);
    return name.isPresent() && (isOwn(name.get()) || isPublic(name.get()));
  }

  /// Whether a request was made to a public address over TLS, which then ended in front of this server.
  boolean isSecure(Request request) {
    Optional<String> name = name(request);
    return name.isPresent()
        && addresses.stream()
            .anyMatch(
                each -> each.getScheme().equals("https") && each.getHost().equals(name.get()));
  }

  /// Whether the page that a request comes from is of this server; so is one that tells no origin.
  boolean isOurs(Request request) {
    Optional<String> origin = request.header("origin");
    Optional<String> name = name(request);
    if (origin.isEmpty() || name.isEmpty()) {
      return origin.isEmpty();
    }
    if (addresses.stream().anyMatch(each -> each.toString().equals(origin.get()))) {
      return true;
    }
    try {
      URI page = URI.create(origin.get());
      return page.getAuthority() != null
          && request.header("host").filter(page.getAuthority()::equals).isPresent()
          && (!isPublic(name.get()) || isListed(page.getScheme(), name.get()));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// Whether a name is listed with that scheme, at whatever port.
  private boolean isListed(String scheme, String name) {
    return addresses.stream()
        .anyMatch(each -> each.getScheme().equals(scheme) && each.getHost().equals(name));
  }

  /// The name or address in `Host`, without port, brackets stay.
  private static Optional<String> name(Request request) {
    Matcher host = HOST.matcher(request.header("host").orElse(""));
    if (!host.matches()) {
      return Optional.empty();
    }
    String name = host.group(1).toLowerCase(Locale.ROOT);
    return Optional.of(name.endsWith(".") ? name.substring(0, name.length() - 1) : name);
  }

  private boolean isPublic(String name) {
    return addresses.stream().anyMatch(each -> each.getHost().equals(name));
  }

  private boolean isOwn(String name) {
    if (name.equals("localhost")) {
      return true;
    }
    Optional<InetAddress> address =
        Subnet.literal(name.startsWith("[") ? name.substring(1, name.length() - 1) : name);
    return address.isPresent()
        && (address.get().isLoopbackAddress() || (beyond && isOfThisMachine(address.get())));
  }

  private boolean isOfThisMachine(InetAddress address) {
    Own known = own;
    if (!known.addresses().contains(address) && System.nanoTime() - known.at() >= RENEWED) {
      known = new Own(lookUp(), System.nanoTime());
      own = known;
    }
    return known.addresses().contains(address);
  }

  /// All addresses of this machine.
  static Set<InetAddress> lookUp() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .collect(Collectors.toUnmodifiableSet());
    } catch (SocketException _) {
      return Set.of();
    }
  }
}
