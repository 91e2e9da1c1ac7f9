package cardwright.cli.table;

import static cardwright.cli.Shell.SIX;
import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReplayTest {
  private static final Pattern ENTRY = Pattern.compile("(?m)^([AB]) (.+) = ([0-9a-f]+)$");

  @TempDir private static Path folder;
  private static Path whole;

  @BeforeAll
  static void aPlayIsRecorded() {
    whole = folder.resolve("whole.play");
    Ran ran =
        typing(
            firstMoves(),
            "play",
            "ggltcg",
            "--seed",
            "7",
            "--deck",
            SIX,
            "--record",
            whole.toString());
    assertThat(ran.out()).endsWith("the play is recorded in " + whole + "\n");
  }

  private static Path changed(String text) throws IOException {
    return Files.writeString(folder.resolve("changed.play"), text);
  }

  private static List<Path> recordsOfThePage() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../web/src/test/browser/positions"))) {
      return files.filter(file -> file.toString().endsWith(".record")).sorted().toList();
    }
  }

  /// They have to be made again when a rule or a card behind them changes, as their page says.
  @ParameterizedTest
  @MethodSource("recordsOfThePage")
  void the_records_that_the_tests_of_the_page_open_still_hold(Path file) {
    Ran ran = run("replay", file.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).endsWith(" decisions, all as recorded\n");
  }

  @Test
  void a_record_is_printed_move_by_move_with_the_log_in_words() throws IOException {
    long decisions = ENTRY.matcher(Files.readString(whole)).results().count();

    Ran ran = run("replay", whole.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).anyMatch(line -> line.matches("1\\. [AB]: .+"));
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("     "));
    assertThat(ran.lines().getLast()).isEqualTo(decisions + " decisions, all as recorded");
  }

  @Test
  void the_table_is_shown_as_one_seat_saw_it() {
    Ran all = run("replay", whole.toString(), "--at", "1");
    Ran ofA = run("replay", whole.toString(), "--at", "1", "--seat", "A");

    assertThat(all.code()).isZero();
    assertThat(all.out()).contains("--- A, player A ---", "--- B, player B ---", "hidden");
    assertThat(ofA.out().lines().filter(line -> line.contains("hidden")))
        .hasSizeLessThan((int) all.out().lines().filter(line -> line.contains("hidden")).count());
  }

  @Test
  void a_record_is_printed_as_data_too() {
    JsonMapper json = JsonMapper.builder().build();
    JsonNode data = json.readTree(run("replay", whole.toString(), "--json").out());
    JsonNode table = json.readTree(run("replay", whole.toString(), "--at", "2", "--json").out());

    assertThat(data.get("game").asString()).isEqualTo("ggltcg");
    assertThat(data.get("steps").get(1).get("number").asInt()).isEqualTo(1);
    assertThat(table.get("sides").size()).isEqualTo(2);
  }

  @Test
  void an_edited_move_is_found_and_named() throws IOException {
    Matcher entry = ENTRY.matcher(Files.readString(whole));
    String text = entry.replaceFirst("$1 play moonbeam = $3");

    Ran ran = run("replay", changed(text).toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("changed.play: move 1, 'play moonbeam' of ");
  }

  @Test
  void an_edited_end_is_found() throws IOException {
    String text = Files.readString(whole).replaceFirst("(?m)^end: .*$", "end: B wins: luck");

    Ran ran = run("replay", changed(text).toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("the record says 'B wins: luck'");
  }

  @Test
  void a_record_is_read_in_german() {
    Ran ran = run("replay", whole.toString(), "--language", "de");
    Ran table = run("replay", whole.toString(), "--at", "1", "--language", "de");

    assertThat(ran.lines()).anyMatch(line -> line.startsWith("A spielt "));
    assertThat(ran.out()).containsPattern("(?m)^([AB] gewinnt|unentschieden): .*\\(GG .*\\)$");
    assertThat(ran.lines().getLast()).endsWith(" Entscheidungen, alles wie aufgezeichnet");
    assertThat(table.out()).contains("--- A, Seite A --- CC ", " --- WACH ", " Hand ");
  }

  @Test
  void who_reads_german_is_told_in_german_what_is_wrong_with_a_record() throws IOException {
    Matcher entry = ENTRY.matcher(Files.readString(whole));
    String text = entry.replaceFirst("$1 play moonbeam = $3");

    assertThat(run("replay", changed(text).toString(), "--language", "de").err())
        .contains("changed.play: Spielzug 1, „play moonbeam“ von ", "er steht nicht zur Wahl");
    assertThat(run("replay", changed("hello\n").toString(), "--language", "de").err())
        .contains("changed.play ist keine Aufzeichnung: Die erste Zeile muss ");
  }

  @Test
  void a_file_that_is_no_record_is_refused_with_what_it_lacks() throws IOException {
    Ran ran = run("replay", changed("hello\n").toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("changed.play is not a record: its first line has to be");
  }

  @Test
  void a_record_of_a_game_that_was_left_is_whole() throws IOException {
    Path file = folder.resolve("left.play");
    typing("1\nquit\n", "play", "ggltcg", "--seed", "7", "--record", file.toString());

    Ran ran = run("replay", file.toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).contains("unfinished");
  }

  private static Path match(String in, String... more) {
    Path file = folder.resolve("whole.match");
    List<String> args =
        new ArrayList<>(List.of("play", "ggltcg", "--seed", "7", "--match", "bo3", "--record"));
    args.add(file.toString());
    args.addAll(List.of(more));
    assertThat(typing(in, args.toArray(String[]::new)).err()).isEmpty();
    return file;
  }

  @Test
  void the_record_of_a_match_is_printed_game_by_game() {
    Ran ran = run("replay", match(firstMoves()).toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).contains("Game 1", "Game 2");
    assertThat(ran.out()).containsPattern("(?m)^Match: .*\\d to \\d games");
    assertThat(ran.lines().getLast()).endsWith(" decisions, all as recorded");
  }

  @Test
  void a_match_that_was_left_between_games_is_whole() {
    Path file = match("1\n".repeat(14) + "quit\n");

    assertThat(run("replay", file.toString()).lines()).contains("Match: unfinished");
  }

  @Test
  void a_moment_of_a_match_is_shown_by_game_and_decision() {
    Path file = match(firstMoves());

    Ran ran = run("replay", file.toString(), "--in", "2", "--at", "1");

    assertThat(ran.lines().getFirst()).startsWith("turn 1, ");
    assertThat(run("replay", file.toString(), "--in", "9", "--at", "1").err())
        .contains("--in has to be from 1 to ");
  }

  @Test
  void an_edited_game_of_a_match_is_found_and_named() throws IOException {
    String text = Files.readString(match(firstMoves()));
    int second = text.lastIndexOf("\nfirst: ");
    String changed = text.substring(0, second) + text.substring(second).replaceFirst("[AB] ", "C ");
    String exchanged = text.replaceFirst("(?m)^A: [^;]*; ", "A: Car; ");

    assertThat(run("replay", changed(changed).toString()).err()).contains("changed.play, line ");
    assertThat(run("replay", changed(exchanged).toString()).err())
        .contains("changed.play: game 1: it does not begin as this match goes on");
  }

  @Test
  void a_match_is_printed_as_data_too() {
    JsonNode data =
        JsonMapper.builder()
            .build()
            .readTree(run("replay", match(firstMoves()).toString(), "--json").out());

    assertThat(data.get("games").asInt()).isEqualTo(3);
    assertThat(data.at("/plays/1/steps/1/number").asInt()).isEqualTo(1);
  }

  @Test
  void a_moment_beyond_the_end_is_refused() {
    Ran ran = run("replay", whole.toString(), "--at", "100000");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--at has to be from 0 to ", "not 100000");
  }

  @Test
  void a_seat_that_is_not_there_is_refused() {
    Ran ran = run("replay", whole.toString(), "--seat", "C");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--seat", "A, B");
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    Ran ran = run("replay", "nowhere.play");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("cardwright replay: nowhere.play: there is no such file\n");
  }
}
