package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Games that are written as numbers are read back.
final class LabSelfplayTest {
  private static final Path EXAMPLES = Path.of("../bridge/python/examples");

  @TempDir private Path work;

  private Path written(String name, String game, int games, String... more) {
    Path folder = work.resolve(name);
    Ran ran =
        run(
            Stream.concat(
                    Stream.of("lab", "selfplay", game, "--player", "random", "--write"),
                    Stream.concat(
                        Stream.of(folder.toString(), "--games", String.valueOf(games)),
                        Stream.of(more)))
                .toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains(" positions of " + games + " games in " + folder);
    return folder;
  }

  private static JsonNode meta(Path folder) throws IOException {
    return JsonMapper.builder().build().readTree(Files.readString(folder.resolve("meta.json")));
  }

  private static JsonNode part(JsonNode meta, String name) {
    return meta.get("parts")
        .valueStream()
        .filter(part -> part.get("name").asString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static NumpyArray column(Path folder, String name) throws IOException {
    return NumpyArray.read(folder.resolve(name + ".npy"));
  }

  @Test
  void every_decision_of_every_game_is_in_the_columns() throws IOException {
    Path folder = written("data", "ggltcg", 5, "--seed", "3");
    JsonNode meta = meta(folder);
    int positions = meta.get("positions").asInt();
    NumpyArray offsets = column(folder, "move_offsets");
    NumpyArray chosen = column(folder, "chosen");
    NumpyArray seats = column(folder, "seats");
    NumpyArray outcomes = column(folder, "outcomes");
    NumpyArray games = column(folder, "games");
    NumpyArray plies = column(folder, "plies");

    assertThat(positions).isGreaterThan(50);
    assertThat(column(folder, "observations").shape())
        .containsExactly(positions, meta.get("length").asInt());
    assertThat(column(folder, "moves").shape())
        .containsExactly(offsets.get(positions), meta.get("moveLength").asInt());
    assertThat(meta.get("moves").asInt()).isEqualTo(offsets.get(positions));
    assertThat(offsets.rows()).isEqualTo(positions + 1);
    assertThat(offsets.get(0)).isZero();
    assertThat(List.of(chosen, seats, outcomes, games, plies))
        .allMatch(column -> column.shape().equals(List.of(positions)));
    for (int i = 0; i < positions; i++) {
      assertThat(offsets.get(i + 1) - offsets.get(i)).isGreaterThan(1);
      assertThat(chosen.get(i)).isBetween(0, offsets.get(i + 1) - offsets.get(i) - 1);
      assertThat(seats.get(i)).isBetween(0, 1);
      boolean begins = i == 0 || games.get(i) != games.get(i - 1);
      assertThat(plies.get(i)).isEqualTo(begins ? 0 : plies.get(i - 1) + 1);
      if (!begins) {
        int sign = seats.get(i) == seats.get(i - 1) ? 1 : -1;
        assertThat(outcomes.get(i)).isEqualTo(sign * outcomes.get(i - 1));
      }
    }
    assertThat(games.numbers().stream().distinct()).containsExactly(0.0, 1.0, 2.0, 3.0, 4.0);
    assertThat(outcomes.numbers()).contains(1.0, -1.0);
    assertThat(chosen.numbers().stream().distinct().count()).isGreaterThan(2);
  }

  @Test
  void it_says_what_stands_where_and_how_it_was_made() throws IOException {
    Path folder =
        written("data", "ggltcg", 2, "--seed", "3", "--deck", "Twins", "--deck", "Lights Out");
    JsonNode meta = meta(folder);

    assertThat(meta.get("command").asString())
        .isEqualTo(
            "./cardwright lab selfplay ggltcg --format starter18 --deck \"Twins\" --deck"
                + " \"Lights Out\" --player random --games 2 --seed 3 --write \"%s\""
                    .formatted(folder));
    assertThat(meta.get("decks").valueStream().map(JsonNode::asString))
        .containsExactly("Twins", "Lights Out");
    assertThat(meta.get("repeats").asBoolean()).isTrue();
    assertThat(meta.get("version").asString()).isNotEmpty();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(
                      Stream.of("meta.json"),
                      meta.get("columns").valueStream().map(each -> each.get("file").asString()))
                  .toList());
    }
    // The seat that decides is asked, and says which one it is.
    NumpyArray seats = column(folder, "seats");
    NumpyArray observations = column(folder, "observations");
    List<String> columns =
        part(meta, "table").get("columns").valueStream().map(JsonNode::asString).toList();
    for (int i = 0; i < seats.rows(); i++) {
      List<Double> seen = observations.row(i);
      assertThat(seen.get(columns.indexOf("asked"))).isEqualTo(1.0);
      assertThat(seen.get(columns.indexOf("seat A"))).isEqualTo(1.0 - seats.get(i));
    }
    // The first card that a move names is one of the cards.
    int place = meta.get("moveBuckets").asInt();
    NumpyArray moves = column(folder, "moves");
    for (int i = 0; i < moves.rows(); i++) {
      assertThat(moves.row(i).get(place)).isBetween(0.0, (double) meta.get("cards").size());
    }
  }

  @Test
  void the_command_that_it_tells_gives_the_same_files() throws IOException {
    Path folder = written("data", "ggltcg", 3, "--deck", "Lights Out", "--random", "2");
    String command = meta(folder).get("command").asString();
    Path before = Files.move(folder, work.resolve("before"));

    Ran ran = run(words(command.substring("./cardwright ".length())));

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(names(folder)).isEqualTo(names(before)).contains("meta.json");
    for (String name : names(before)) {
      assertThat(folder.resolve(name)).hasSameBinaryContentAs(before.resolve(name));
    }
  }

  private static SortedSet<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /// The words of a command, as a shell takes them; those with spaces stand in quotes.
  private static String[] words(String command) {
    return Pattern.compile("\"([^\"]*)\"|\\S+")
        .matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles"})
  void the_files_are_the_same_for_any_number_of_threads(String game) throws IOException {
    Path one = written("one", game, 9, "--threads", "1");
    Path two = written("two", game, 9, "--threads", "2");
    Path other = written("other", game, 9, "--seed", "2");

    assertThat(names(two)).isEqualTo(names(one));
    for (String name : names(one)) {
      if (name.equals("meta.json")) {
        // The command in it names the folder.
        assertThat(Files.readString(two.resolve(name)).replace(two.toString(), one.toString()))
            .isEqualTo(Files.readString(one.resolve(name)));
      } else {
        assertThat(two.resolve(name)).hasSameBinaryContentAs(one.resolve(name));
      }
    }
    assertThat(column(other, "chosen")).isNotEqualTo(column(one, "chosen"));
  }

  /// Where hands and decks are secret, of the other's hand and of both decks there are only sizes.
  @Test
  void nothing_that_is_hidden_is_in_the_columns() throws IOException {
    Path folder = written("data", "littletroubles", 4, "--format", "daycare");
    JsonNode meta = meta(folder);
    NumpyArray observations = column(folder, "observations");

    double hidden = 0;
    for (int i = 0; i < observations.rows(); i++) {
      List<Double> seen = observations.row(i);
      assertThat(cards(meta, seen, "own cards", "hand"))
          .isEqualTo(size(meta, seen, "own zone sizes", "hand"));
      assertThat(cards(meta, seen, "other cards", "hand")).isZero();
      assertThat(cards(meta, seen, "other cards", "deck")).isZero();
      hidden += size(meta, seen, "other zone sizes", "hand");
    }
    assertThat(hidden).isPositive();
  }

  private static double size(JsonNode meta, List<Double> seen, String name, String zone) {
    JsonNode part = part(meta, name);
    return seen.get(part.get("at").asInt() + index(part.get("columns"), zone));
  }

  private static double cards(JsonNode meta, List<Double> seen, String name, String zone) {
    JsonNode part = part(meta, name);
    int columns = part.get("columns").size();
    int from = part.get("at").asInt() + index(part.get("rows"), zone) * columns;
    return seen.subList(from, from + columns).stream().mapToDouble(each -> each).sum();
  }

  private static int index(JsonNode names, String name) {
    return names.valueStream().map(JsonNode::asString).toList().indexOf(name);
  }

  @Test
  void what_cannot_be_written_is_refused() throws IOException {
    Path full = Files.createDirectories(work.resolve("full"));
    Files.writeString(full.resolve("mine.txt"), "mine");

    assertThat(refused("ggltcg", "--write", full.toString())).contains("the folder is not empty");
    assertThat(refused("ggltcg", "--write", full.resolve("mine.txt").toString()))
        .contains("this is no folder");
    assertThat(refused("ggltcg", "--write", full.resolve("new").toString(), "--games", "0"))
        .contains("self-play has from 1 to 1000000 games, not 0");
    assertThat(refused("ggltcg")).contains("--write");
    try (Stream<Path> files = Files.list(full)) {
      assertThat(files).hasSize(1);
    }
  }

  private static String refused(String... args) {
    Ran ran =
        run(Stream.concat(Stream.of("lab", "selfplay"), Stream.of(args)).toArray(String[]::new));
    assertThat(ran.code()).isEqualTo(2);
    return ran.err();
  }

  @Test
  void python_reads_the_files_with_nothing_but_its_library()
      throws IOException, InterruptedException {
    Path folder = written("data", "ggltcg", 5);
    JsonNode meta = meta(folder);

    String told = python("import array", EXAMPLES.resolve("selfplay_data.py"), folder);

    assertThat(told)
        .contains(
            "5 games, %d positions of %d numbers, %d moves of 66"
                .formatted(
                    meta.get("positions").asInt(),
                    meta.get("length").asInt(),
                    meta.get("moves").asInt()))
        .containsPattern("[1-6]\\.\\d cards in hand on the average, at most \\d+ moves")
        .containsPattern("the first move was made [1-9]\\d* times; [1-9]\\d* positions were won");
  }

  @Test
  void numpy_reads_the_files() throws IOException, InterruptedException {
    Path folder = written("data", "ggltcg", 5);

    String told = python("import numpy", EXAMPLES.resolve("selfplay_numpy.py"), folder);

    assertThat(told)
        .containsPattern("\\(%d,\\) \\(\\d+, 66\\)".formatted(meta(folder).get("length").asInt()))
        .contains(" of %d positions".formatted(meta(folder).get("positions").asInt()));
  }

  /// What a program of Python prints; the test is left out where there is no Python that has what it needs.
  private static String python(String needed, Path program, Path folder)
      throws IOException, InterruptedException {
    assumeTrue(answers("-c", needed).code() == 0, "no python3 can " + needed);
    Ran ran = answers(program.toString(), folder.toString());
    assertThat(ran.code()).as(ran.out()).isZero();
    return ran.out();
  }

  private static Ran answers(String... args) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(Stream.concat(Stream.of("python3", "-B"), Stream.of(args)).toList())
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      String told = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new Ran(process.waitFor(), told, "");
    } catch (IOException e) {
      return new Ran(1, String.valueOf(e.getMessage()), "");
    }
  }
}
