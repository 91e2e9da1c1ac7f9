package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabFiguresTest {
  @TempDir private Path folder;

  private static Ran lab(String command, String... words) {
    List<String> line = new ArrayList<>(List.of("lab", command, "ggltcg"));
    line.addAll(List.of(words));
    return run(line.toArray(String[]::new));
  }

  @Test
  void a_sweep_tells_what_the_decks_score_with_each_value() {
    Ran ran =
        lab(
            "sweep",
            "--card",
            "ka",
            "--figure",
            "strength",
            "--from",
            "8",
            "--to",
            "10",
            "--deck",
            "Twins",
            "--against",
            "Rummage",
            "--pairs",
            "2");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith(
            "GGLTCG, starter18, Ka, strength (printed: 9), 1 deck against 1 deck, greedy on both sides, 12 games, seed 1\n")
        .contains("\nwith the card: Twins; against: Rummage\n")
        .containsPattern("\n +8: [0-9.]+ % \\(.*\\), [-+0-9.]+ \\([-+0-9. ]+to [-+0-9.]+\\)")
        .containsPattern("\n +9: [0-9.]+ % \\(.*\\), as printed")
        .contains("nearest to an even score: ");
  }

  @Test
  void a_sweep_takes_the_ready_made_decks_and_is_written_for_other_programs() throws IOException {
    Path csv = folder.resolve("s.csv");
    Path page = folder.resolve("s.html");
    Ran ran =
        lab(
            "sweep",
            "--card",
            "Ka",
            "--figure",
            "cost",
            "--to",
            "2",
            "--pairs",
            "1",
            "--csv",
            csv.toString(),
            "--html",
            page.toString(),
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("\"figure\" : \"cost\"", "\"printed\" : 2", "\"Strong Arms\"");
    assertThat(Files.readAllLines(csv))
        .hasSize(4)
        .first()
        .isEqualTo("value,pairs,score,low,high,gain,gainLow,gainHigh,games,distinct");
    assertThat(Files.readString(page))
        .contains("Ka: what cost does", "class=\"scale\"", "as printed")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void nonsense_in_a_sweep_gives_one_clear_error() {
    assertRefused("sweep", "name one figure of Ka: 'cost' (2), 'speed' (5)", "--card", "Ka");
    assertRefused("sweep", "Ka has no figure 'wings'", "--card", "Ka", "--figure", "wings");
    assertRefused("sweep", "Nonsense", "--card", "Nonsense");
    assertRefused(
        "sweep", "a sweep goes from 0", "--card", "Ka", "--figure", "cost", "--to", "9000");
    assertRefused(
        "sweep",
        "Ka is not in the deck Rummage",
        "--card",
        "Ka",
        "--figure",
        "cost",
        "--deck",
        "Rummage");
    assertRefused("sweep", "--card");
  }

  @Test
  void balancing_tells_its_changes_and_writes_the_cards_that_it_changed() throws IOException {
    Path cards = folder.resolve("changed.cards");
    Path csv = folder.resolve("b.csv");
    Path page = folder.resolve("b.html");
    Ran ran =
        lab(
            "balance",
            "--deck",
            "Lights Out",
            "--deck",
            "Slumber Party",
            "--deck",
            "Twins",
            "--deck",
            "Knight's Watch",
            "--pairs",
            "16",
            "--steps",
            "1",
            "--card",
            "Beary",
            "--card",
            "Twist",
            "--write",
            cards.toString(),
            "--csv",
            csv.toString(),
            "--html",
            page.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("GGLTCG, starter18, 4 decks, greedy on both sides, ")
        .containsPattern("\n  [0-9.]+ %, [0-9.]+ %: Lights Out\n")
        .containsPattern("changed:\n  (Beary|Twist), \\w+: \\d instead of \\d\n")
        .contains("the games of these averages had no part in the search for changes");
    assertThat(Files.readString(cards)).containsPattern("^# (Beary|Twist)\n(Toy|Action), cost ");
    assertThat(run("cards", "check", "--game", "ggltcg", cards.toString()).code()).isZero();
    assertThat(Files.readAllLines(csv)).hasSize(5).first().isEqualTo("deck,printed,changed");
    assertThat(Files.readString(page))
        .contains("changes that make decks even", "<th scope=\"row\">Lights Out</th>")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void balancing_is_told_as_data() {
    Ran ran =
        lab(
            "balance",
            "--deck",
            "Twins",
            "--deck",
            "Rummage",
            "--within",
            "49",
            "--pairs",
            "8",
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("\"changes\" : [ ]", "\"within\" : 0.49", "\"even\" : true", "\"cards\" : \"\"");
  }

  @Test
  void nonsense_in_a_balancing_gives_one_clear_error() {
    assertRefused("balance", "a balancing needs from 2 to 50 decks, not 1", "--deck", "Twins");
    assertRefused("balance", "decks may be off by more than 0", "--within", "0");
    assertRefused("balance", "a balancing makes from 1 to 100 steps", "--steps", "0");
    assertRefused("balance", "at least 8 pairs", "--pairs", "1");
    assertRefused("balance", "Nonsense", "--card", "Nonsense");
  }

  private static void assertRefused(String command, String reason, String... words) {
    Ran ran = lab(command, words);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(reason).doesNotContain("fault of cardwright");
    assertThat(ran.out()).isEmpty();
  }
}
