package cardwright.server.rest;

import cardwright.server.port.Connection;
import cardwright.server.port.SocketListener;
import cardwright.server.wire.Json;
import cardwright.server.wire.ToPage;

/// Listener of a socket that is refused: sends the reason and closes it, because a page cannot read why a socket was not opened.
final class ClosingListener implements SocketListener {
  private final ToPage.Bye bye;

  ClosingListener(ToPage.Bye bye) {
    this.bye = bye;
  }

  @Override
  public void opened(Connection connection) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            connection.send(Json.write(bye));
          } catch (Connection.ConnectionLost _) {
            // Nobody is there to read it.
          }
          connection.close(1000, bye.code());
        });
  }

  @Override
  public void heard(String text) {
    // The last word is said.
  }

  @Override
  public void noise(boolean large) {
    // The last word is said.
  }

  @Override
  public void flooded() {
    // The last word is said.
  }

  @Override
  public void closed() {
    // It was to be closed.
  }
}
