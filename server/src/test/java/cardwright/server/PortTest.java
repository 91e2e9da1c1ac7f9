package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.server.helidon.HelidonPort;
import cardwright.server.port.Ear;
import cardwright.server.port.Front;
import cardwright.server.port.Line;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.port.Running;
import java.net.http.HttpClient;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The port, whatever is behind it.
final class PortTest {
  /// Says one text to whoever opens a socket, and notes what it hears.
  private record Saying(String text, BlockingQueue<String> heard) implements Front {
    @Override
    public Reply answer(Request request) {
      return Reply.text(200, "text/plain", request.parameter("q").orElse("nothing"));
    }

    @Override
    public Optional<Ear> greet(Request request) {
      return Optional.of(
          new Ear() {
            @Override
            public void opened(Line line) {
              Thread.ofVirtual().start(() -> line.send(text));
            }

            @Override
            public void heard(String said) {
              heard.add(said);
            }

            @Override
            public void noise(boolean large) {
              heard.add("noise " + large);
            }

            @Override
            public void closed() {
              heard.add("closed");
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 125, 126, 15_999, 16_000, 16_001, 65_535, 65_536, 70_000, 300_000})
  void a_message_of_any_length_arrives_whole(int length) throws InterruptedException {
    String text = "{\"type\":\"x\",\"words\":\"" + "aé\ud83d\ude00".repeat(length / 4) + "\"}";
    try (Running port =
            HelidonPort.open("127.0.0.1", 0, new Saying(text, new LinkedBlockingQueue<>()));
        Socket socket = new Socket(HttpClient.newHttpClient(), port.port(), "/ws/any")) {
      assertThat(socket.next("x").get("words").asString().length()).isEqualTo(length / 4 * 4);
      assertThat(socket.all.getFirst()).isEqualTo(text);
    }
  }

  @Test
  void what_is_too_large_is_told_from_what_is_not() throws InterruptedException {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    try (Running port = HelidonPort.open("127.0.0.1", 0, new Saying("{}", heard));
        Socket socket = new Socket(HttpClient.newHttpClient(), port.port(), "/ws/any")) {
      String most = "x".repeat(HelidonPort.LARGEST_MESSAGE);
      socket.send(most);
      socket.send(most + "x");
      socket.noise();

      assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo(most);
      assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo("noise true");
      assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo("noise false");
    }
    assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo("closed");
  }

  @Test
  void a_taken_port_is_refused_in_words() {
    Front front = new Saying("", new LinkedBlockingQueue<>());
    try (Running port = HelidonPort.open("127.0.0.1", 0, front)) {
      assertThatThrownBy(() -> HelidonPort.open("127.0.0.1", port.port(), front))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("port " + port.port() + " is taken")
          .hasMessageContaining("--port");
    }
  }
}
