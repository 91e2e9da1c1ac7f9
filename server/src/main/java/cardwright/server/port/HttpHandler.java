package cardwright.server.port;

import java.util.Optional;

/// Handles requests, and requests to open a socket. Many threads call it at the same time.
public interface HttpHandler {
  /// The answer to a request.
  Reply answer(Request request);

  /// The listener of a socket that somebody wants to open; empty when it is not to be opened.
  Optional<SocketListener> greet(Request request);
}
