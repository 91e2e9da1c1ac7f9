package cardwright.server.rest;

import cardwright.server.port.Ear;
import cardwright.server.port.Line;
import cardwright.server.wire.Json;
import cardwright.server.wire.ToPage;
import org.jspecify.annotations.Nullable;

/// Says why a socket is not to be, and closes it: a page cannot read the refusal of a socket.
final class Farewell implements Ear {
  private final ToPage.Bye bye;

  Farewell(String code, String message) {
    this(code, message, null);
  }

  Farewell(String code, String message, @Nullable Integer retry) {
    this.bye = new ToPage.Bye(code, message, retry);
  }

  @Override
  public void opened(Line line) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            line.send(Json.write(bye));
          } catch (Line.LineBroken _) {
            // Nobody is there to read it.
          }
          line.close(1000, bye.code());
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
