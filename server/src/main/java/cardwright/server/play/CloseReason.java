package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import org.jspecify.annotations.Nullable;

/// Why the server closes a socket.
///
/// @param code one of the codes of the interface
/// @param message what the person is told
/// @param retry after how many milliseconds the page may come again; null for not by itself
public record CloseReason(String code, Message message, @Nullable Integer retry) {
  /// A reason after which the page does not come again by itself.
  public CloseReason(String code, Message message) {
    this(code, message, null);
  }

  /// The last message of a socket.
  public ToPage.Bye shown(Recipient recipient) {
    return new ToPage.Bye(code, recipient.words(message), retry);
  }
}
