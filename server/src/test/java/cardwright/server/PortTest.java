package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.server.helidon.HelidonPort;
import cardwright.server.port.Connection;
import cardwright.server.port.HttpHandler;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.port.Running;
import cardwright.server.port.SocketListener;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The port, whatever is behind it.
final class PortTest {
  /// Says one text to whoever opens a socket, and notes what it hears.
  private record Saying(String text, BlockingQueue<String> heard) implements HttpHandler {
    @Override
    public Reply answer(Request request) {
      return Reply.text(200, "text/plain", request.parameter("q").orElse("nothing"));
    }

    @Override
    public Optional<SocketListener> greet(Request request) {
      return Optional.of(
          new SocketListener() {
            @Override
            public void opened(Connection line) {
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
            public void flooded() {
              heard.add("flooded");
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
    HttpHandler front = new Saying("", new LinkedBlockingQueue<>());
    try (Running port = HelidonPort.open("127.0.0.1", 0, front)) {
      assertThatThrownBy(() -> HelidonPort.open("127.0.0.1", port.port(), front))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("port " + port.port() + " is taken")
          .hasMessageContaining("--port");
    }
  }

  /// Each is followed by what a proxy in front would take for its body, and the server for a request.
  static List<String> astray() {
    String chunked = "Transfer-Encoding: chunked";
    return Stream.of(
            request("POST", "", "Content-Length: 0", "Content-Length: 48"),
            request("POST", "{}", "Content-Length: 2", "Content-Length: 2"),
            request("POST", "{}", "Content-Length: 2, 2"),
            request("POST", "{}", "Content-Length: +2"),
            request("POST", "", "Content-Length: -2"),
            request("POST", "{}", "Content-Length: 0x2"),
            request("POST", "{}", "Content-Length : 2"),
            request("POST", "{}", "X: y\nContent-Length: 2"),
            request("POST", "{}", "X: y", " Content-Length: 2"),
            request("POST", "0\r\n\r\n", "Content-Length: 4", chunked),
            request("POST", "0\r\n\r\n", chunked, "Content-Length: 4"),
            request("POST", "", "Transfer-Encoding: identity"),
            request("POST", "0\r\n\r\n", "Transfer-Encoding: xchunked"),
            request("POST", "2\r\n{}XX0\r\n\r\n", chunked),
            request("POST", "2\n{}\n0\n\n", chunked),
            request("POST", "-2\r\n{}\r\n0\r\n\r\n", chunked),
            request("POST", "zz\r\n", chunked),
            request("HEAD", "{}", "Content-Length: 2"),
            request("GET", "{}", "Content-Length: 2"),
            request("HEAD", "0\r\n\r\n", chunked),
            request("GET", "", "Host: elsewhere.example"),
            "GET / HTTP/1.1\r\n\r\n")
        .map(request -> request + request("GET", "", "X: smuggled"))
        .toList();
  }

  private static String request(String method, String body, String... headers) {
    StringBuilder request = new StringBuilder(method);
    request.append(" /?q=smuggled HTTP/1.1\r\nHost: localhost\r\n");
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    return request.append("\r\n").append(body).toString();
  }

  @ParameterizedTest
  @MethodSource("astray")
  void a_request_whose_end_is_not_plain_is_refused_and_nothing_after_it_is_read(String request) {
    try (Running port =
        HelidonPort.open("127.0.0.1", 0, new Saying("", new LinkedBlockingQueue<>()))) {
      String answer = Raw.untilClosed(port.port(), request);

      assertThat(answer)
          .startsWith("HTTP/1.1 4")
          .doesNotContain("smuggled")
          .doesNotContain("200 OK");
      assertThat(answer.split("HTTP/1.1 ", -1)).as(answer).hasSize(2);
    }
  }

  @Test
  void the_answer_to_head_has_the_length_of_a_body_and_none() {
    try (Running port =
        HelidonPort.open("127.0.0.1", 0, new Saying("", new LinkedBlockingQueue<>()))) {
      String answer =
          Raw.untilClosed(
              port.port(),
              String.join(
                  "\r\n",
                  "HEAD /?q=first HTTP/1.1",
                  "Host: localhost",
                  "",
                  "GET /?q=second HTTP/1.1",
                  "Host: localhost",
                  "Connection: close",
                  "",
                  ""));

      String[] parts = answer.split("\r\n\r\n", -1);
      assertThat(parts).as(answer).hasSize(3);
      assertThat(parts[0]).startsWith("HTTP/1.1 200").containsIgnoringCase("content-length: 5");
      assertThat(parts[1]).startsWith("HTTP/1.1 200");
      assertThat(parts[2]).isEqualTo("second");
    }
  }
}
