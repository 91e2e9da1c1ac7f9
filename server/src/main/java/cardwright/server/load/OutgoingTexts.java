package cardwright.server.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;

/// What a client sends over one socket, one text after the other: [WebSocket#sendText] refuses a text while another is on its way.
public final class OutgoingTexts {
  private CompletableFuture<?> last = CompletableFuture.completedFuture(null);

  /// Sends a text when all before it are sent.
  ///
  /// @return is complete when it is sent; fails when the connection has, and then so does all that follows
  public synchronized CompletableFuture<WebSocket> send(WebSocket socket, String text) {
    CompletableFuture<WebSocket> sent = last.thenCompose(_ -> socket.sendText(text, true));
    last = sent;
    return sent;
  }
}
