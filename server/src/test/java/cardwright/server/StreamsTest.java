package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Swap;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Nothing hidden leaves the server over a whole play: of two plays that differ in what a player and a watcher may not know alone, both get the
/// same messages, byte for byte and in the same number and order, whatever they ask meanwhile.
///
/// A pair is two plays of the same decks. In one kind of pair other cards are dealt to the other player, in the other what chance will bring later
/// differs. In both the other player of one play makes other hidden choices where there are some, asks for hints and keeps other settings. A pair
/// ends where the rules themselves show the viewers a difference.
final class StreamsTest {
  private static final int PAIRS = 3;
  private static final int STEPS = 24;

  /// How many steps all pairs of a kind have at least in sum, lest nothing is compared.
  private static final int LEAST = 20;

  /// Until all have their first hands.
  private static final int BEGINNING = 6;

  private static final Listener NOBODY = event -> {};

  @TempDir private Path folder;

  /// What differs between two plays.
  enum Secret {
    /// The cards that the other player was dealt.
    CARDS,
    /// What chance will bring.
    CHANCE
  }

  static Stream<Arguments> kinds() {
    return Catalog.builtIn().names().stream()
        .flatMap(game -> Stream.of(Secret.values()).map(secret -> Arguments.of(game, secret)))
        // Both decks are shown there before a play, and all of them is on the table or in hand:
        // nobody is dealt hidden cards.
        .filter(each ->
            each.get()[1] == Secret.CHANCE
                || !Catalog.builtIn().game((String) each.get()[0]).revealsDecks());
  }

  /// Two plays in step, each with its players and a watcher.
  private record Pair(Side one, Side other, Seat seat) {}

  /// One of them.
  ///
  /// @param names of the cards of both decks
  private record Side(
      String play, List<String> names, Socket viewer, Socket watcher, Socket opponent)
      implements AutoCloseable {
    List<Socket> sockets() {
      return List.of(viewer, watcher, opponent);
    }

    @Override
    public void close() {
      sockets().forEach(Socket::close);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void plays_that_differ_in_secrets_alone_are_told_alike(String game, Secret secret)
      throws Exception {
    int steps = 0;
    int different = 0;
    try (Server server = Room.open(folder)) {
      Client a = Client.guest(server.port());
      Client b = Client.guest(server.port());
      for (int i = 0; i < PAIRS; i++) {
        Random random = new Random(31L * i + secret.ordinal());
        Seat seat = Seat.of(i % 2);
        String one = play(game, a, b);
        String other = play(game, a, b);
        PlayRegistry registry = registry(server);
        if (!deal(registry, one, other, seat, secret, random)) {
          continue;
        }
        Client viewer = seat == Seat.A ? a : b;
        Client opponent = seat == Seat.A ? b : a;
        try (Side first = open(server, registry, one, viewer, opponent);
            Side second = open(server, registry, other, viewer, opponent)) {
          Pair pair = new Pair(first, second, seat);
          int made = run(registry, pair, viewer, random);
          steps += made;
          different +=
              Swap.position(registry, one).fingerprint()
                      == Swap.position(registry, other).fingerprint()
                  ? 0
                  : 1;
        }
      }
    }
    assertThat(steps).as("steps that were compared").isGreaterThanOrEqualTo(LEAST);
    if (secret == Secret.CARDS) {
      assertThat(different).as("pairs that differ to the end").isPositive();
    }
  }

  private static String play(String game, Client a, Client b) {
    List<String> decks = new ArrayList<>();
    Game rules = Catalog.builtIn().game(game);
    rules.decks(rules.formats().getFirst()).forEach(deck -> decks.add(deck.name()));
    String play =
        a.created(
                Map.of(
                    "game", game,
                    "deck", Map.of("ready", decks.getFirst()),
                    "opponent", Map.of("friend", true, "open", true)))
            .get("id")
            .asString();
    b.post("/api/plays/" + play + "/join", Map.of("deck", Map.of("ready", decks.get(1))));
    Client.shuffle(play, a, b);
    return play;
  }

  /// Rolls that are noted, or repeated with some of them changed.
  private static final class Rolls implements Chance {
    private final Chance base;
    private final int changed;
    private int rolled;

    /// @param changed which roll is another one, from 0; -1 for none
    Rolls(long seed, int changed) {
      this.base = new SeededChance(seed);
      this.changed = changed;
    }

    @Override
    public int roll(int sides) {
      int roll = base.roll(sides);
      return rolled++ == changed ? (roll + 1) % sides : roll;
    }
  }

  /// Lets two plays begin alike but for something that the viewer does not know.
  ///
  /// @return false when nothing was found that could differ
  private static boolean deal(
      PlayRegistry registry, String one, String other, Seat seat, Secret secret, Random random) {
    long seed = random.nextLong();
    String later = "ab".repeat(32);
    if (secret == Secret.CHANCE) {
      Swap.begin(registry, one, new Rolls(seed, -1), BEGINNING, later);
      Swap.begin(registry, other, new Rolls(seed, -1), BEGINNING, "cd".repeat(32));
      return true;
    }
    Game game = Swap.game(registry, one);
    Opening opening = Swap.opening(registry, one);
    for (int decided = 0; decided <= BEGINNING; decided++) {
      Rolls counting = new Rolls(seed, -1);
      Position begun = Swap.begun(game, opening, counting, decided, NOBODY);
      for (int i = 0; i < counting.rolled; i++) {
        Position dealt = Swap.begun(game, opening, new Rolls(seed, i), decided, NOBODY);
        // A roll that changes the other's hand belongs to the other's deck: the viewer's own cards
        // come as they came.
        if (isAlike(begun, dealt, seat)
            && !words(begun, Viewer.of(seat.other()))
                .equals(words(dealt, Viewer.of(seat.other())))) {
          Swap.begin(registry, one, new Rolls(seed, -1), decided, later);
          Swap.begin(registry, other, new Rolls(seed, i), decided, later);
          return true;
        }
      }
    }
    return false;
  }

  /// Whether neither the player nor a watcher may know two positions apart.
  private static boolean isAlike(Position one, Position other, Seat seat) {
    if (one.outcome().isPresent() || other.outcome().isPresent()) {
      return false;
    }
    return one.choice().seat() == other.choice().seat()
        && words(one, Viewer.of(seat)).equals(words(other, Viewer.of(seat)))
        && words(one, Viewer.SPECTATOR).equals(words(other, Viewer.SPECTATOR))
        && (one.choice().seat() != seat
            || one.choice().notations().equals(other.choice().notations()));
  }

  private static String words(Position position, Viewer viewer) {
    return position.table(viewer).toString();
  }

  private static Side open(
      Server server, PlayRegistry registry, String play, Client viewer, Client opponent) {
    Opening opening = Swap.opening(registry, play);
    Side side =
        new Side(
            play,
            Stream.concat(opening.a().cards().stream(), opening.b().cards().stream())
                .map(name -> name.toLowerCase(Locale.ROOT))
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList(),
            viewer.open(play),
            new Client(server.port()).open(play),
            opponent.open(play));
    side.sockets().forEach(each -> each.next("view"));
    askAlways(side.viewer());
    askAlways(side.opponent());
    side.sockets().forEach(StreamsTest::settle);
    // What is compared begins here, when all have come; it begins with all that was told before.
    side.viewer().all.clear();
    side.watcher().all.clear();
    for (Socket each : List.of(side.viewer(), side.watcher())) {
      each.send(Map.of("type", "resync"));
      each.view(view -> view.get("whole").booleanValue());
    }
    return side;
  }

  /// Who passes without being asked does so because of a hidden hand; here each is to be asked.
  private static void askAlways(Socket socket) {
    socket.send(
        Map.of("type", "auto", "commandId", "ask-always", "mode", "off", "stops", List.of()));
    socket.next("accepted");
  }

  /// Waits until all is sent that was to be sent: the answer to this comes after it.
  private static void settle(Socket socket) {
    ask(socket, Map.of("type", "why", "move", "no such move"));
  }

  private static JsonNode ask(Socket socket, Map<String, Object> question) {
    Map<String, Object> asked = new LinkedHashMap<>(question);
    String id = socket.counted();
    asked.put("commandId", id);
    socket.send(asked);
    return socket.next(each -> each.path("commandId").asString("").equals(id));
  }

  /// Plays both in step, and compares after each.
  ///
  /// @return how many steps there were
  private static int run(PlayRegistry registry, Pair pair, Client viewer, Random random) {
    String last = "nothing";
    for (int step = 0; step < STEPS; step++) {
      compare(pair, "before step " + step + ", after " + last);
      Position one = Swap.position(registry, pair.one().play());
      Position other = Swap.position(registry, pair.other().play());
      Optional<List<String>> moves = inStep(registry, pair, one, other, random);
      if (moves.isEmpty()) {
        return step;
      }
      boolean own = one.choice().seat() == pair.seat();
      last = one.choice().seat() + " " + moves.get();
      if (own) {
        question(pair, step, random);
      } else if (step % 12 == 1) {
        // What the other one asks and how the other one plays is no business of the viewer.
        ask(pair.other().opponent(), Map.of("type", "why", "move", "pass"));
        ask(pair.other().opponent(), Map.of("type", "hint"));
        ask(
            pair.other().opponent(),
            Map.of("type", "auto", "mode", "off", "stops", List.of("own turn")));
      }
      move(pair.one(), own, step, moves.get().get(0));
      move(pair.other(), own, step, moves.get().get(1));
      assertThat(viewer.get("/api/plays/" + pair.one().play()).text().length())
          .isEqualTo(viewer.get("/api/plays/" + pair.other().play()).text().length());
    }
    compare(pair, "at the end");
    return STEPS;
  }

  /// A move for each of two plays after which the viewers still may not know them apart; another one for each where there are such.
  private static Optional<List<String>> inStep(
      PlayRegistry registry, Pair pair, Position one, Position other, Random random) {
    boolean own = one.choice().seat() == pair.seat();
    List<String> first = shuffled(one.choice(), random);
    List<String> second = shuffled(other.choice(), random);
    for (String move : first) {
      Position then = Swap.after(registry, pair.one().play(), move);
      List<String> answers = own ? List.of(move) : second;
      for (String answer : answers) {
        if (second.contains(answer)
            && kind(move, pair.one().names()).equals(kind(answer, pair.other().names()))
            && isAlike(then, Swap.after(registry, pair.other().play(), answer), pair.seat())) {
          return Optional.of(List.of(move, answer));
        }
      }
    }
    return Optional.empty();
  }

  /// What is done, with whatever cards.
  private static String kind(String move, List<String> names) {
    String kind = move;
    for (String name : names) {
      kind = kind.replace(name, "#");
    }
    return kind;
  }

  private static List<String> shuffled(Choice choice, Random random) {
    List<String> moves = new ArrayList<>(choice.notations());
    Collections.shuffle(moves, random);
    return moves.subList(0, Math.min(12, moves.size()));
  }

  /// The viewer asks the same in both plays: about a move, a card that is seen, one that is not, and sometimes for a hint.
  private static void question(Pair pair, int step, Random random) {
    List<Map<String, Object>> questions = new ArrayList<>();
    for (String card : cards(pair, random)) {
      questions.add(Map.of("type", "explain", "card", card));
      for (String verb : List.of("play ", "use ", "choose ", "discard ", "")) {
        questions.add(Map.of("type", "why", "move", verb + card));
      }
    }
    questions.add(Map.of("type", "why", "move", "pass"));
    if (step % 8 == 0) {
      questions.add(Map.of("type", "hint"));
    }
    for (Map<String, Object> question : questions) {
      ask(pair.one().viewer(), question);
      ask(pair.other().viewer(), question);
    }
  }

  /// Names of cards of both decks, whether they are seen or not.
  private static List<String> cards(Pair pair, Random random) {
    List<String> names = new ArrayList<>(pair.one().names());
    Collections.shuffle(names, random);
    return names.subList(0, Math.min(3, names.size()));
  }

  private static void move(Side side, boolean own, int step, String move) {
    Socket mover = own ? side.viewer() : side.opponent();
    mover.send(Map.of("type", "resync"));
    JsonNode view = mover.view(each -> each.get("whole").booleanValue());
    String command = "move-" + step + "-0000";
    mover.move(command, view.get("version").asInt(), move);
    JsonNode answer = mover.next(each -> each.path("commandId").asString("").equals(command));
    assertThat(answer.get("type").asString()).as(answer.toString()).isEqualTo("accepted");
    side.sockets().forEach(StreamsTest::settle);
  }

  private static void compare(Pair pair, String when) {
    for (int i = 0; i < 2; i++) {
      List<String> one = plain(pair.one(), pair.one().sockets().get(i));
      List<String> other = plain(pair.other(), pair.other().sockets().get(i));
      for (int j = 0; j < Math.min(one.size(), other.size()); j++) {
        assertThat(other.get(j))
            .as((i == 0 ? "the player " : "the watcher ") + when)
            .isEqualTo(one.get(j));
      }
      assertThat(other).as(when).hasSameSizeAs(one);
    }
  }

  /// What a hint weighs is found by iterations, by chance that only the server knows; what is hidden is dealt by what the player knows.
  private static final Pattern HINT =
      Pattern.compile("(\"to\":\"hint\"),\"words\":.*,\"weighed\":.*");

  /// What came, without what is of this play alone: its id, and the hashes of a shuffle that was drawn before anything was dealt. They have the same
  /// length in each play.
  private static List<String> plain(Side side, Socket socket) {
    return socket.all.stream()
        // A clock of the server says it every 20 seconds.
        .filter(each -> !each.startsWith("{\"type\":\"ping\""))
        .map(each ->
            each.replace(side.play(), "0".repeat(12))
                .replaceAll("\"[0-9a-f]{64}\"", "\"" + "0".repeat(64) + "\""))
        .map(each -> HINT.matcher(each).replaceFirst("$1"))
        .toList();
  }

  private static PlayRegistry registry(Server server) throws ReflectiveOperationException {
    Field field = Server.class.getDeclaredField("registry");
    field.setAccessible(true);
    return (PlayRegistry) field.get(server);
  }
}
