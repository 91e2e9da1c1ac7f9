package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Experiments that are kept in a folder, or played elsewhere.
class LabShardingTest {
  private static final String RAINBOW_DASH = "Rainbow Dash Theme Deck";

  @TempDir private Path folder;

  private static Stream<List<String>> commands() {
    return Stream.of(
        words("matrix ggltcg --deck Twins --deck Rummage --pairs 30"),
        words(
            "first ggltcg --deck Twins --deck Rummage --pairs 15 --player greedy --player random"),
        words("ablate ggltcg --deck Twins --against Rummage --pairs 12 --for Ka --for Umbruh"),
        // Its cards are drawn, so what became of them is told as well.
        with(
            words("ablate mlpccg --pairs 15 --player random --for"),
            "Holly Dash, Flighty Filly",
            "--deck",
            RAINBOW_DASH,
            "--against",
            RAINBOW_DASH),
        words("sweep ggltcg --card Ka --figure cost --from 0 --to 3 --pairs 4 --against Rummage"));
  }

  /// Experiments whose later games follow from what earlier ones came to.
  private static Stream<List<String>> searches() {
    return Stream.of(
        words(
            "balance ggltcg --deck Twins --deck Rummage --card Ka --pairs 16 --steps 2 --within 2"),
        words(
            "search ggltcg --generations 3 --population 6 --pairs 1 --best 2 --check 10 --player random"),
        words(
            "search ggltcg --generations 2 --population 6 --pairs 1 --check 2 --player random --map cost,Toy"),
        with(
            words("meta littletroubles --player random --pairs 2 --rounds 1 --games 1000"),
            "--check",
            "10",
            "--deck",
            "Recess Champions",
            "--deck",
            "Cookie Cupboard"));
  }

  private static List<String> words(String command) {
    return List.of(command.split(" "));
  }

  private static List<String> with(List<String> command, String... more) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of(more));
    return words;
  }

  private static Ran lab(List<String> command, String... more) {
    return run(
        with(with(List.of("lab"), command.toArray(String[]::new)), more).toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource({"commands", "searches"})
  void it_goes_on_from_the_folder_that_it_was_played_into(List<String> command) throws IOException {
    Path kept = folder.resolve("kept");
    Path shards = kept.resolve("shards.txt");
    Ran plain = lab(command, "--json");
    assertThat(plain.err()).isEmpty();

    assertThat(lab(command, "--json", "--into", kept.toString()).out()).isEqualTo(plain.out());
    List<String> lines = Files.readAllLines(shards);
    assertThat(lines).hasSizeGreaterThan(2);
    Files.write(shards, lines.subList(0, lines.size() / 2));
    assertThat(lab(command, "--json", "--into", kept.toString()).out()).isEqualTo(plain.out());
    assertThat(Files.readAllLines(shards)).containsExactlyInAnyOrderElementsOf(lines);

    Ran other = lab(command, "--into", kept.toString(), "--seed", "2");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("There it says 'seed 1', here 'seed 2'");
  }

  @ParameterizedTest
  @MethodSource({"commands", "searches"})
  void a_file_is_no_folder_to_play_into(List<String> command) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Ran ran = lab(command, "--into", file.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("is no folder; --into needs one");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void without_spark_on_the_class_path_no_master_is_taken(List<String> command) {
    Ran ran = lab(command, "--master", "local[2]");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--master needs Apache Spark");
  }

  @ParameterizedTest
  @ValueSource(strings = {"experiment matrix", "experiment nonsense"})
  void the_folder_of_another_experiment_is_refused(String first) throws IOException {
    Files.writeString(folder.resolve("experiment.txt"), first + "\n");
    Ran ran = lab(words("first ggltcg --deck Twins --pairs 1"), "--into", folder.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There it says '" + first + "', here 'experiment first'");
  }
}
