package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.server.rest.Api;
import cardwright.server.rest.Exposure;
import cardwright.store.StoreAddress;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// By which names a server is asked, and whom it believes about who asks.
final class ExposureTest {
  private static final String BEGIN = "POST /api/me";
  private static final String[] BARE = {"X-Cardwright: 1", "Content-Length: 0"};

  @TempDir private Path folder;

  private Server open(String host, Api.Limits limits, List<String> names, List<String> proxies) {
    return Server.start(
        new Server.Settings(
            host,
            0,
            new StoreAddress.Folder(folder),
            false,
            Room.AT_ONCE,
            limits,
            false,
            Exposure.of(names, proxies)));
  }

  private Server open(List<String> names, List<String> proxies) {
    return open("127.0.0.1", Room.PLENTY, names, proxies);
  }

  private static String begin(Server server, String host, String... more) {
    String[] headers = new String[3 + more.length];
    headers[0] = "Host: " + host;
    System.arraycopy(BARE, 0, headers, 1, 2);
    System.arraycopy(more, 0, headers, 3, more.length);
    return Raw.ask(server.port(), BEGIN, headers);
  }

  private static int status(Server server, String host) {
    return Raw.status(Raw.ask(server.port(), "GET /status", "Host: " + host));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LOCALHOST:8765",
        "localhost.",
        "127.0.0.1",
        "127.0.0.1:1",
        "[::1]:80"
      })
  void a_server_for_this_machine_answers_by_its_names(String host) {
    try (Server server = open(List.of(), List.of())) {
      assertThat(status(server, host)).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rebound.example",
        "localhost.rebound.example",
        "127.0.0.1.rebound.example",
        "0.0.0.0",
        "203.0.113.7",
        "[2001:db8::7]"
      })
  void a_name_that_was_bound_to_this_machine_gets_nothing(String host) {
    try (Server server = open("0.0.0.0", Room.PLENTY, List.of(), List.of())) {
      for (String path : List.of("/", "/status", "/metrics", "/api/me", "/api/plays?which=open")) {
        String answer = Raw.ask(server.port(), "GET " + path, "Host: " + host);
        assertThat(Raw.status(answer)).as(path).isIn(400, 421);
      }
      String page = begin(server, host, "Origin: http://" + host + ":" + server.port());
      assertThat(Raw.status(page)).isIn(400, 421);
      assertThat(page).doesNotContainIgnoringCase("set-cookie");
      String socket =
          Raw.ask(
              server.port(),
              "GET /ws/plays/000000000000?protocol=2&ticket=x",
              "Host: " + host,
              "Upgrade: websocket",
              "Sec-WebSocket-Version: 13",
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
      assertThat(Raw.status(socket)).isIn(400, 421);
    }
  }

  @Test
  void beyond_this_machine_its_own_addresses_are_known() throws Exception {
    List<InetAddress> own =
        NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses).toList();
    try (Server beyond = open("0.0.0.0", Room.PLENTY, List.of(), List.of())) {
      for (InetAddress each : own) {
        assertThat(status(beyond, literal(each))).as(each.toString()).isEqualTo(200);
      }
    }
    try (Server here = open(List.of(), List.of())) {
      for (InetAddress each : own) {
        assertThat(status(here, literal(each)))
            .as(each.toString())
            .isEqualTo(each.isLoopbackAddress() ? 200 : 421);
      }
    }
  }

  private static String literal(InetAddress address) {
    String words = address.getHostAddress().replaceAll("%.*", "");
    return address instanceof Inet6Address ? "[" + words + "]" : words;
  }

  @Test
  void a_public_address_is_known_with_its_scheme() {
    try (Server server = open(List.of("https://Cards.Example/"), List.of())) {
      assertThat(status(server, "cards.example")).isEqualTo(200);
      assertThat(status(server, "cards.example:443")).isEqualTo(200);
      assertThat(status(server, "other.example")).isEqualTo(421);
      assertThat(Raw.status(begin(server, "cards.example", "Origin: https://cards.example")))
          .isEqualTo(200);
      assertThat(Raw.status(begin(server, "127.0.0.1:8765", "Origin: https://cards.example")))
          .as("a proxy that tells another Host")
          .isEqualTo(200);
      assertThat(Raw.status(begin(server, "cards.example", "Origin: http://cards.example")))
          .isEqualTo(403);
      String port = "cards.example:8443";
      assertThat(Raw.status(begin(server, port, "Origin: https://" + port))).isEqualTo(200);
      assertThat(Raw.status(begin(server, port, "Origin: http://" + port))).isEqualTo(403);
      assertThat(Raw.status(begin(server, "cards.example", "Origin: https://other.example")))
          .isEqualTo(403);
    }
  }

  @Test
  void under_tls_cookies_are_of_this_host_alone_and_browsers_come_by_tls() {
    try (Server server = open(List.of("https://cards.example"), List.of("127.0.0.0/8"))) {
      for (String answer :
          List.of(
              begin(server, "cards.example"),
              begin(server, "localhost", "X-Forwarded-Proto: https"))) {
        assertThat(answer)
            .containsPattern(
                "(?i)set-cookie: __Host-cardwright=[^;]+; Path=/; HttpOnly;[^\\r]*; Secure")
            .doesNotContainIgnoringCase("domain=")
            .containsIgnoringCase("strict-transport-security: max-age=31536000");
      }
      String plain = begin(server, "localhost");
      assertThat(plain)
          .containsPattern("(?i)set-cookie: cardwright=")
          .doesNotContainIgnoringCase("secure;")
          .doesNotContainIgnoringCase("strict-transport-security");
    }
  }

  @Test
  void under_tls_a_cookie_that_a_neighbour_could_have_set_is_not_read() {
    try (Server server = open(List.of("https://cards.example"), List.of())) {
      String cookie =
          begin(server, "localhost").replaceAll("(?s).*[Cc]ookie: cardwright=([^;]+).*", "$1");
      assertThat(me(server, "localhost", "cardwright=" + cookie)).contains("\"guest\"");
      assertThat(me(server, "cards.example", "cardwright=" + cookie)).contains("\"nobody\"");
      assertThat(me(server, "cards.example", "__Host-cardwright=" + cookie)).contains("\"guest\"");
    }
  }

  private static String me(Server server, String host, String cookie) {
    return Raw.ask(server.port(), "GET /api/me", "Host: " + host, "Cookie: " + cookie);
  }

  @Test
  void nobody_is_believed_who_says_for_whom_they_ask() {
    Api.Limits one = new Api.Limits(1e-6, 1, 1_000, 1_000);
    try (Server server = open("127.0.0.1", one, List.of(), List.of())) {
      assertThat(asking(server, "203.0.113.1")).isEqualTo(200);
      assertThat(asking(server, "203.0.113.2"))
          .as("the same client, whatever it says")
          .isEqualTo(429);
    }
  }

  @Test
  void a_trusted_proxy_tells_clients_apart() {
    Api.Limits one = new Api.Limits(1e-6, 1, 1_000, 1_000);
    try (Server server = open("127.0.0.1", one, List.of(), List.of("127.0.0.1", "10.0.0.0/8"))) {
      assertThat(asking(server, "203.0.113.1")).isEqualTo(200);
      assertThat(asking(server, "203.0.113.1")).isEqualTo(429);
      assertThat(asking(server, "203.0.113.2")).isEqualTo(200);
      assertThat(asking(server, "203.0.113.9, 203.0.113.2"))
          .as("what stands before the last station that is not trusted may be invented")
          .isEqualTo(429);
      assertThat(asking(server, "203.0.113.3, 10.1.2.3")).isEqualTo(200);
      assertThat(asking(server, "203.0.113.3:5555, 10.9.9.9")).isEqualTo(429);
      assertThat(asking(server, "2001:db8:1:2::1")).isEqualTo(200);
      assertThat(asking(server, "[2001:db8:1:2::2]:80")).as("of the same network").isEqualTo(429);
      assertThat(asking(server, "2001:db8:1:3::1")).isEqualTo(200);
    }
  }

  private static int asking(Server server, String client) {
    return Raw.status(
        Raw.ask(server.port(), "GET /status", "Host: localhost", "X-Forwarded-For: " + client));
  }

  @Test
  void the_figures_are_for_this_machine_and_not_for_who_comes_through_a_proxy_on_it() {
    try (Server server = open(List.of(), List.of())) {
      assertThat(metrics(server)).isEqualTo(200);
      assertThat(metrics(server, "X-Forwarded-For: 127.0.0.1")).isEqualTo(403);
      assertThat(metrics(server, "Forwarded: for=127.0.0.1")).isEqualTo(403);
    }
    try (Server server = open(List.of(), List.of("127.0.0.1"))) {
      assertThat(metrics(server, "X-Forwarded-For: 203.0.113.1")).isEqualTo(403);
      assertThat(metrics(server, "X-Forwarded-For: 127.0.0.1, 203.0.113.1")).isEqualTo(403);
      assertThat(metrics(server)).isEqualTo(200);
    }
  }

  private static int metrics(Server server, String... more) {
    String[] headers = new String[1 + more.length];
    headers[0] = "Host: localhost";
    System.arraycopy(more, 0, headers, 1, more.length);
    return Raw.status(Raw.ask(server.port(), "GET /metrics", headers));
  }

  @Test
  void what_cannot_be_read_is_refused_at_the_start() {
    for (String each :
        List.of("cards.example", "ftp://cards.example", "https://", "https://a.b/path", "x y")) {
      assertThatThrownBy(() -> Exposure.of(List.of(each), List.of()))
          .as(each)
          .isInstanceOf(Refused.class)
          .hasMessageContaining("public address");
    }
    for (String each : List.of("proxy.example", "10.0.0.0/33", "10.0.0.0/x", "", "::1/129")) {
      assertThatThrownBy(() -> Exposure.of(List.of(), List.of(each)))
          .as(each)
          .isInstanceOf(Refused.class)
          .hasMessageContaining("a proxy has an address");
    }
  }
}
