package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import cardwright.engine.Game;
import cardwright.lab.search.DeckMeta;
import cardwright.lab.search.MetaEffort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabMetaTest {
  @TempDir private Path folder;

  private static Ran meta(String game, String... words) {
    List<String> command = new ArrayList<>(List.of("lab", "meta", game, "--pairs", "2"));
    command.addAll(List.of(words));
    return run(command.toArray(String[]::new));
  }

  @Test
  void where_decks_cannot_be_listed_best_answers_are_evolved() {
    Ran ran =
        meta(
            "littletroubles",
            "--deck",
            "Recess Champions",
            "--deck",
            "Cookie Cupboard",
            "--player",
            "random",
            "--rounds",
            "0",
            "--games",
            "1000",
            "--check",
            "10");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("best answers were evolved: a better one may have been missed")
        .containsPattern("\n  found among [0-9]+ decks\n")
        .containsPattern("\nanswer 1: [0-9.]+ % \\([0-9.]+ to [0-9.]+\\) against the mix of [RC]")
        .contains("the best answer that was found to the last mix scores ")
        .contains("no deck has an edge over this mix: ", "by α-rank, ");
  }

  @Test
  void the_report_is_written_for_other_programs() throws IOException {
    Path csv = folder.resolve("m.csv");
    Path page = folder.resolve("m.html");
    Ran ran =
        meta(
            "ggltcg",
            "--format",
            "later",
            "--player",
            "random",
            "--rounds",
            "1",
            "--games",
            "1000",
            "--check",
            "10",
            "--tolerance",
            "0",
            "--csv",
            csv.toString(),
            "--html",
            page.toString(),
            "--write",
            folder.resolve("answers").toString(),
            "--json");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("\"answers\"", "\"alphaRank\"").doesNotContain("\"listed\"");
    assertThat(Files.readAllLines(csv)).hasSizeGreaterThan(45);
    assertThat(Files.readString(page))
        .contains("best answers were evolved", "<h2>Best answers</h2>")
        .doesNotContain("http", "<script", "src=");
    assertThat(folder.resolve("answers/01-answer-1.deck"))
        .content()
        .startsWith("# answer 1\nFormat: later\n");
  }

  @Test
  void all_decks_of_a_format_with_few_are_compared() {
    Game game = Catalog.builtIn().game("ggltcg");
    DeckMeta meta =
        new DeckMeta(
            game,
            game.format("starter18"),
            game.decks(game.format("starter18")),
            "greedy",
            new MetaEffort(1, 0, 0, 10, 0),
            1,
            1);

    // Six of eighteen cards: all of them play in the first round of a search for the best answer.
    assertThat(meta.games()).isGreaterThan(2 * 2 * 18_564L).isLessThan(20 * 18_564L);
  }

  @Test
  void nonsense_gives_one_clear_error() {
    assertRefused("what is tolerated is from 0 to 50 %", "--tolerance", "-1");
    assertRefused("rounds are from 0 to 100, not 101", "--rounds", "101");
    assertRefused("games for a best answer are from 1000 to", "--games", "5");
    assertRefused("needs from 2 to 200 decks together with its rounds, not 1", "--deck", "Twins");
    assertRefused("has more than a billion games", "--games", "100000000", "--rounds", "50");
  }

  private static void assertRefused(String reason, String... words) {
    Ran ran = meta("ggltcg", words);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(reason).doesNotContain("fault of cardwright");
    assertThat(ran.out()).isEmpty();
  }
}
