package cardwright.bridge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Programs that connect to a port.
class BridgePortTest {
  private final Games games = new Games(Catalog.builtIn());
  private final BridgePort port = new BridgePort(games, "ggltcg", 0);
  private final Thread serving = new Thread(port::serve);

  @BeforeEach
  void open() {
    serving.start();
  }

  @AfterEach
  void close() throws IOException, InterruptedException {
    port.close();
    serving.join();
  }

  /// A program that is connected.
  private record Program(Socket socket, BufferedReader in) implements AutoCloseable {
    static Program at(int port) throws IOException {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      return new Program(
          socket, new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8)));
    }

    String ask(String line) throws IOException {
      socket.getOutputStream().write((line + "\n").getBytes(UTF_8));
      return String.valueOf(in.readLine());
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void each_program_has_plays_of_its_own() throws IOException {
    try (Program one = Program.at(port.port());
        Program two = Program.at(port.port())) {
      assertThat(one.ask("{\"type\":\"hello\"}")).contains("\"protocol\":1");
      assertThat(two.ask("{\"type\":\"hello\"}")).contains("\"protocol\":1");
      assertThat(one.ask("{\"type\":\"new\"}")).contains("\"state\":1");

      assertThat(two.ask("{\"type\":\"state\",\"state\":1}")).contains("there is no state 1");
      assertThat(one.ask("nonsense")).contains("not JSON");
      assertThat(one.ask("{\"type\":\"state\",\"state\":1}")).contains("\"state\":1");
    }
  }

  @Test
  void what_does_not_begin_with_a_hello_is_not_served() throws IOException {
    try (Program browser = Program.at(port.port())) {
      assertThat(browser.ask("POST / HTTP/1.1")).contains("error");
      assertThat(browser.in().readLine()).isNull();
    }
    try (Program hasty = Program.at(port.port())) {
      assertThat(hasty.ask("{\"type\":\"new\"}")).contains("the first line has to be a hello");
    }
  }

  @Test
  void a_port_that_is_taken_is_refused() {
    int taken = port.port();

    assertThatThrownBy(() -> new BridgePort(games, "ggltcg", taken))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("port " + taken);
  }
}
