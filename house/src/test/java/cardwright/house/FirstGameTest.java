package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Main;
import cardwright.server.Server;
import cardwright.store.StoreAddress;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game from outside is played as those of the program are: the first game of the examples, in its jar. In the browser it is played by
/// `added-game.test.ts`.
final class FirstGameTest {
  @TempDir private Path games;
  @TempDir private Path work;

  private String cookie = "";

  private record Ran(int code, String out, String err) {}

  @BeforeEach
  void pack() {
    FirstGame.pack(games);
  }

  private static Ran run(String in, List<String> args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args.toArray(String[]::new),
            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Ran run(String line) {
    String folder = games.toString();
    return run("1\n".repeat(500), List.of(line.replace("GAMES", folder).split(" ")));
  }

  private static void isFine(Ran ran, String... words) {
    assertThat(ran.err()).doesNotContain("\tat ");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains(words);
  }

  @Test
  void it_is_played_to_its_end_in_the_terminal() {
    Ran ran = run("play snow-day --games GAMES --seed 1 --against random");

    isFine(ran, "Snow Day, usual", "SD 6.");
  }

  @Test
  void its_cards_and_decks_are_listed() {
    isFine(run("cards snow-day --games GAMES"), "Grumpy Yeti", "12 cards");
    isFine(run("cards snow-day yeti --games GAMES".replace("yeti", "Grumpy")), "Friend, throw 3");
    isFine(run("decks snow-day --games GAMES"), "High Walls", "2 decks");
  }

  @Test
  void every_computer_player_plays_it() {
    String line = "--games GAMES simulate snow-day --games 4 --threads 1 --a PLAYER --b random";
    for (String player : List.of("random", "greedy", "easy", "normal")) {
      isFine(run(line.replace("PLAYER", player)), "4 games");
    }
  }

  @Test
  void a_play_of_it_is_recorded_and_replayed() throws IOException {
    Path record = work.resolve("game.txt");
    isFine(run("play snow-day --games GAMES --seed 1 --record " + record), "SD 6.");

    isFine(run("replay " + record + " --games GAMES"), "SD 6.");
    isFine(run("analyse " + record + " --games GAMES --budget 20"), "A");
    assertThat(run("replay " + record).err()).contains("there is no game 'snow-day'");
    assertThat(Files.readString(record)).contains("snow-day");
  }

  @Test
  void its_scenarios_are_run() {
    Path scenarios = FirstGame.ROOM.resolve("src/test/resources/scenarios");

    isFine(run("scenario --games GAMES " + scenarios), "6 passed");
  }

  @Test
  void a_server_tells_of_it_and_of_its_cards() throws IOException, InterruptedException {
    Server.Settings settings = Server.Settings.usual(0, new StoreAddress.Folder(work));
    try (Server server = Server.start(settings, Catalog.builtIn().with(games));
        HttpClient http = HttpClient.newHttpClient()) {
      assertThat(get(http, server, "/api/games")).contains("\"Snow Day\"");
      assertThat(get(http, server, "/api/games/snow-day/cards")).contains("Grumpy Yeti");
      assertThat(get(http, server, "/api/games/snow-day/decks")).contains("High Walls");
      http.shutdownNow();
    }
  }

  @Test
  void a_play_of_it_outlasts_a_server_that_runs_without_it()
      throws IOException, InterruptedException {
    Server.Settings settings = Server.Settings.usual(0, new StoreAddress.Folder(work));
    Catalog all = Catalog.builtIn().with(games);
    String play = "/api/plays";
    try (HttpClient http = HttpClient.newHttpClient()) {
      String id;
      try (Server server = Server.start(settings, all)) {
        post(http, server, "/api/me", "{}");
        post(http, server, play, "{\"game\": \"ggltcg\", \"opponent\": {\"level\": \"easy\"}}");
        String begun =
            post(
                http,
                server,
                play,
                "{\"game\": \"snow-day\", \"opponent\": {\"level\": \"easy\"}}");
        assertThat(get(http, server, play + "?which=mine")).contains("snow-day", "ggltcg");
        id = begun.replaceFirst(".*\"id\" ?: ?\"([0-9a-z]{12})\".*", "$1");
      }
      try (Server server = Server.start(settings)) {
        assertThat(get(http, server, play + "?which=mine"))
            .contains("ggltcg")
            .doesNotContain("snow-day");
        assertThat(get(http, server, play + "/" + id)).contains("without the game snow-day");
      }
      try (Server server = Server.start(settings, all)) {
        assertThat(get(http, server, play + "/" + id)).contains("\"snow-day\"");
      }
      http.shutdownNow();
    }
  }

  private String post(HttpClient http, Server server, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        request(server, path)
            .header("Content-Type", "application/json")
            .header("X-Cardwright", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
    answer
        .headers()
        .firstValue("set-cookie")
        .ifPresent(given -> cookie = given.replaceFirst(";.*", ""));
    return answer.body();
  }

  private String get(HttpClient http, Server server, String path)
      throws IOException, InterruptedException {
    return http.send(request(server, path).build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  private HttpRequest.Builder request(Server server, String path) {
    URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
    HttpRequest.Builder request = HttpRequest.newBuilder(uri);
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }
}
