package cardwright.server.port;

import java.util.Optional;

/// Answers what comes in. Many threads ask at the same time.
public interface Front {
  /// The answer to a request.
  Reply answer(Request request);

  /// Who hears a socket that somebody wants to open; empty when it is not to be opened.
  Optional<Ear> greet(Request request);
}
