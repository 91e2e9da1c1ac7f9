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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabSearchTest {
  @TempDir private Path folder;

  private static Ran search(String game, String... words) {
    List<String> command = new ArrayList<>(List.of("lab", "search", game));
    List<String> given = List.of(words);
    for (String few : List.of("--generations=2", "--population=12", "--best=2", "--check=2")) {
      if (!given.contains(few.substring(0, few.indexOf('=')))) {
        command.add(few);
      }
    }
    command.addAll(given);
    return run(command.toArray(String[]::new));
  }

  @Test
  void a_search_tells_the_best_decks_and_what_they_score_against_each() {
    Ran ran = search("ggltcg", "--against", "Twins", "--against", "Rummage");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern(
            "^GGLTCG, starter18, \\d+ different decks against 2 decks, greedy on both sides, \\d+ games, seed 1\n")
        .containsPattern(
            "\n[A-Z]?[a-z].*: [0-9.]+ % \\([0-9.]+ to [0-9.]+\\) with fresh seeds; [0-9.]+ % when it was chosen\n  [A-Z]")
        .containsPattern(" % \\([0-9.]+ to [0-9.]+\\) against Twins")
        .containsPattern("\\d+ of the 16 games with fresh seeds were different ones");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void the_decks_are_written_as_files_that_are_legal(String game) throws IOException {
    Path into = folder.resolve("decks");
    Ran ran = search(game, "--player", "random", "--write", into.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    List<Path> files;
    try (Stream<Path> all = Files.list(into)) {
      files = all.sorted().toList();
    }
    assertThat(files).hasSize(2);
    for (Path file : files) {
      Ran checked = run("deck", "check", file.toString(), "--game", game);
      assertThat(checked.err()).isEmpty();
      assertThat(checked.out()).contains("legal in ");
      assertThat(
              run("simulate", game, "--games", "2", "--deck-a", file.toString(), "--a", "random")
                  .code())
          .isZero();
    }
  }

  @Test
  void a_map_is_drawn_and_written_for_other_programs() throws IOException {
    Path csv = folder.resolve("s.csv");
    Path page = folder.resolve("s.html");
    Ran ran =
        search("ggltcg", "--map", "toy,cost", "--csv", csv.toString(), "--html", page.toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("the best decks by Toy (from top to bottom) and cost (")
        .containsPattern("\n +[0-9.]+ % to 100.0 %( +([0-9.]+|–)){6}\n")
        .containsPattern("\\(Toy [0-9.]+ % to [0-9.]+ %, cost [0-9.]+ to [0-9.]+\\): ");
    assertThat(Files.readAllLines(csv))
        .hasSizeGreaterThan(6)
        .first()
        .isEqualTo("deck,row,column,cards,searched,against,pairs,score,low,high,distinct");
    assertThat(Files.readString(page))
        .contains("<h2>The map</h2>", "Against each deck")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void data_has_the_decks_card_by_card() {
    Ran ran = search("ggltcg", "--player", "random", "--json");

    assertThat(ran.out())
        .contains("\"decks\"", "\"cards\"", "\"searched\"", "\"measuredAnew\" : true");
  }

  @Test
  void nonsense_gives_one_clear_error() {
    assertRefused("generations of a search are from 1 to 10000, not 0", "--generations", "0");
    assertRefused("decks of a generation of a search are from 4", "--population", "1");
    assertRefused("a map has two sides, such as --map cost,different", "--map", "cost");
    assertRefused("are not laid out by 'height'; there is different,", "--map", "cost,height");
    assertRefused(
        "all decks have the same 'different', so no map is made of it", "--map", "cost,different");
    assertRefused(
        "a map has from 2 to 20 cells a side, not 50", "--map", "cost,toy", "--cells", "50");
    assertRefused("'Nonsense'", "--against", "Nonsense");
    assertRefused("is not legal in starter18", "--deck", "Ka,Ka");
    assertRefused("there is no such folder", "--write", "/dev/null/decks");
  }

  private static void assertRefused(String reason, String... words) {
    Ran ran = search("ggltcg", words);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(reason).doesNotContain("fault of cardwright");
    assertThat(ran.out()).isEmpty();
  }
}
