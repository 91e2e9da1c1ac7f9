package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Beliefs;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Swap;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Nothing hidden leaves the server: two positions that differ in what a viewer cannot know give that viewer equal bytes.
final class SecretsTest {
  private static final int MOVES = 60;
  private static final int EVERY = 4;

  @TempDir private Path folder;

  static List<String> games() {
    return Catalog.builtIn().names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void positions_that_differ_in_secrets_alone_give_equal_bytes(String game) throws Exception {
    try (Server server = Room.open(folder)) {
      Client a = Client.guest(server.port());
      Client b = Client.guest(server.port());
      Client watching = new Client(server.port());
      String play = Client.begin(game, a, b);
      askAlways(a, play);
      askAlways(b, play);
      Random random = new Random(9);
      int compared = 0;
      for (int i = 0; i < MOVES; i++) {
        if (i % EVERY == 0) {
          compared += compare(registry(server), play, Seat.A, a, watching, i);
          compared += compare(registry(server), play, Seat.B, b, watching, i);
        }
        if (Socket.over(move(play, a, b, random))) {
          break;
        }
      }
      if (Catalog.builtIn().game(game).revealsDecks()) {
        assertThat(compared).as("all that is hidden can be deduced").isZero();
      } else {
        assertThat(compared).as("positions with other secrets").isGreaterThan(3);
      }
    }
  }

  // Who passes without being asked does so because of a hidden hand; here each is to be asked.
  private static void askAlways(Client client, String play) {
    try (Socket socket = client.open(play)) {
      socket.send(
          Map.of("type", "auto", "commandId", "ask-always", "mode", "off", "stops", List.of()));
      socket.next("accepted");
    }
  }

  private static JsonNode move(String play, Client a, Client b, Random random) {
    try (Socket first = a.open(play)) {
      JsonNode view = first.next("view");
      if (Socket.over(view)) {
        return view;
      }
      if (Socket.mine(view)) {
        return move(first, view, random);
      }
    }
    try (Socket second = b.open(play)) {
      return move(second, second.next("view"), random);
    }
  }

  private static JsonNode move(Socket socket, JsonNode view, Random random) {
    JsonNode offered = view.at("/choice/moves");
    socket.move(view, offered.get(random.nextInt(offered.size())).get("notation").asString());
    return socket.view(each -> each.get("version").asInt() > view.get("version").asInt());
  }

  /// Compares what a viewer and who watches get, with what they get when all that the viewer cannot know is dealt anew.
  ///
  /// @return 1 when the other position really was another, else 0
  private static int compare(
      PlayRegistry registry, String play, Seat seat, Client viewer, Client watching, int at) {
    Position real = Swap.position(registry, play);
    if (real.outcome().isPresent()) {
      return 0;
    }
    Position other = real.determinize(seat, Beliefs.NONE, new SeededChance(at));
    String seen = first(viewer, play);
    String watched = first(watching, play);
    String told = viewer.get("/api/plays/" + play).text();
    Swap.in(registry, play, other);
    try {
      assertThat(first(viewer, play)).as(seat + " after " + at + " moves").isEqualTo(seen);
      assertThat(first(watching, play)).as("watching after " + at).isEqualTo(watched);
      assertThat(viewer.get("/api/plays/" + play).text()).isEqualTo(told);
    } finally {
      Swap.in(registry, play, real);
    }
    return other.fingerprint() == real.fingerprint() ? 0 : 1;
  }

  /// The first message of a new socket, as it came.
  private static String first(Client client, String play) {
    try (Socket socket = client.open(play)) {
      socket.next("view");
      String view = socket.all.getFirst();
      // Who else happens to be connected has nothing to do with secrets.
      return view.replaceAll("\"present\":\\{[^}]*}", "")
          .replaceAll("\"claim\":(null|\\{[^}]*})", "");
    }
  }

  private static PlayRegistry registry(Server server) throws ReflectiveOperationException {
    Field field = Server.class.getDeclaredField("registry");
    field.setAccessible(true);
    return (PlayRegistry) field.get(server);
  }
}
