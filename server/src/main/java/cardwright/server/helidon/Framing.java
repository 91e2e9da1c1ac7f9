package cardwright.server.helidon;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.Method;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;
import java.util.List;
import java.util.Set;

/// Refuses requests whose end two programs could see in different places, and closes their connections (RFC 9112, 6 and 11.2).
///
/// A body comes with its length, told once in digits. Bodies in chunks are refused altogether: pages send none, and a proxy in front can be told to
/// send none; so no bad chunk is ever read.
final class Framing implements Http1ConnectionListener {
  /// Methods whose requests have no body here.
  private static final Set<Method> BARE =
      Set.of(Method.GET, Method.HEAD, Method.OPTIONS, Method.TRACE);

  private static final int MOST_DIGITS = 9;

  /// The first line and the headers of a request are read by one thread, one after the other.
  private static final ThreadLocal<Method> METHOD = new ThreadLocal<>();

  @Override
  public void prologue(ConnectionContext connection, HttpPrologue prologue) {
    METHOD.set(prologue.method());
  }

  @Override
  public void headers(ConnectionContext connection, Headers headers) {
    boolean bare = BARE.contains(METHOD.get());
    METHOD.remove();
    refuse(headers, bare);
  }

  /// @throws RequestException when the length of the body is not plain
  private static void refuse(Headers headers, boolean bare) {
    if (headers.contains(HeaderNames.TRANSFER_ENCODING)) {
      throw refused(
          Status.LENGTH_REQUIRED_411, "a body comes with its Content-Length here, not in chunks");
    }
    List<String> lengths = all(headers, HeaderNames.CONTENT_LENGTH);
    if (lengths.size() > 1) {
      throw refused(Status.BAD_REQUEST_400, "a request has one Content-Length");
    }
    if (lengths.stream().anyMatch(length -> !isNumber(length))) {
      throw refused(Status.BAD_REQUEST_400, "the Content-Length is no number");
    }
    if (bare && !lengths.isEmpty() && !lengths.getFirst().equals("0")) {
      throw refused(Status.BAD_REQUEST_400, "a request that reads has no body");
    }
    if (all(headers, HeaderNames.HOST).size() > 1) {
      throw refused(Status.BAD_REQUEST_400, "a request has one Host");
    }
  }

  private static List<String> all(Headers headers, HeaderName name) {
    return headers.all(name, List::of);
  }

  private static boolean isNumber(String length) {
    return !length.isEmpty()
        && length.length() <= MOST_DIGITS
        && length.chars().allMatch(each -> each >= '0' && each <= '9');
  }

  private static RequestException refused(Status status, String message) {
    return RequestException.builder()
        .type(EventType.BAD_REQUEST)
        .status(status)
        .setKeepAlive(false)
        .safeMessage(true)
        .message(message)
        .build();
  }
}
