package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabTest {
  @TempDir private Path folder;

  @Test
  void a_matrix_tells_what_each_deck_scores_against_each() {
    Ran ran =
        run("lab", "matrix", "ggltcg", "--deck", "Twins", "--deck", "Rummage", "--pairs", "10");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("GGLTCG, starter18, greedy on both sides, 20 games, seed 1\n")
        .containsPattern(
            "Twins: [0-9.]+ % on average\n +[0-9.]+ % \\([0-9.]+ to [0-9.]+\\) against Rummage")
        .contains("no deck has an edge over this mix: ")
        .containsPattern("by α-rank, players who copy what wins spend their time with: [TR]")
        .containsPattern("under greedy who goes first has a score of [0-9.]+ %")
        .containsPattern("\\d+ of the games were different ones");
  }

  @Test
  void games_that_repeat_are_counted_once() {
    Ran ran =
        run("lab", "matrix", "ggltcg", "--deck", "Twins", "--deck", "Rummage", "--pairs", "30");

    // Nothing of GGLTCG is shuffled, and greedy leaves little to chance: of 60 games few are
    // different ones.
    assertThat(ran.out()).containsPattern("against Rummage, in [12]?\\d different games?\n");
  }

  @Test
  void all_ready_made_decks_and_random_ones_take_part_and_are_written_for_other_programs()
      throws IOException {
    Path csv = folder.resolve("m.csv");
    Ran ran =
        run(
            "lab",
            "matrix",
            "littletroubles",
            "--pairs",
            "1",
            "--player",
            "random",
            "--random",
            "1",
            "--csv",
            csv.toString(),
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("\"format\" : \"daycare\"", "\"random 1\"", "\"bestAnswer\"", "\"alphaRank\"");
    assertThat(Files.readAllLines(csv))
        .hasSizeGreaterThan(2)
        .first()
        .isEqualTo("deck,other,pairs,score,low,high,games,distinct,first,turns");
  }

  @Test
  void a_page_has_the_scores_and_asks_nothing_of_the_network() throws IOException {
    Path page = folder.resolve("m.html");
    Ran ran =
        run(
            "lab",
            "matrix",
            "ggltcg",
            "--deck",
            "Twins",
            "--deck",
            "Rummage",
            "--pairs",
            "2",
            "--html",
            page.toString());

    assertThat(ran.code()).isZero();
    assertThat(Files.readString(page))
        .contains("<th scope=\"col\">Rummage</th>", "On average over the others")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void the_page_of_three_decks_shows_who_of_them_beats_whom() throws IOException {
    Path page = folder.resolve("m.html");
    Ran ran =
        run(
            "lab",
            "matrix",
            "ggltcg",
            "--deck",
            "Twins",
            "--deck",
            "Rummage",
            "--deck",
            "Sorcery",
            "--format",
            "later",
            "--pairs",
            "2",
            "--json",
            "--html",
            page.toString());

    assertThat(ran.code()).isZero();
    assertThat(Files.readString(page))
        .contains("<svg class=\"triangle\"", ">Sorcery</text>")
        .containsPattern("aria-label=\"[A-Z][a-z]+ against [A-Z][a-z]+: [0-9.]+ %; ");
    assertThat(ran.out()).contains("\"kind\" : \"triangle\"", "\"forward\" : ");
  }

  @Test
  void a_ladder_rates_players_on_one_scale() throws IOException {
    Path csv = folder.resolve("l.csv");
    Path page = folder.resolve("l.html");
    Ran ran =
        run(
            "lab",
            "ladder",
            "ggltcg",
            "--player",
            "random",
            "--player",
            "greedy",
            "--pairs",
            "10",
            "--csv",
            csv.toString(),
            "--html",
            page.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .startsWith("GGLTCG, starter18, 2 players, decks alike, 20 games, seed 1\n")
        .containsPattern(
            "greedy: -?\\d+ \\(-?\\d+ to -?\\d+\\)\n +[0-9.]+ % \\([0-9.]+ to [0-9.]+\\) against random\n")
        .contains(
            "random: 1000, by which the others are rated\n", "400 points more mean ten to one");
    assertThat(Files.readAllLines(csv))
        .hasSize(2)
        .first()
        .isEqualTo("player,rating,other,otherRating,pairs,score,low,high,games,distinct");
    assertThat(Files.readString(page))
        .contains("how strong the players are", "class=\"scale\"", "<th scope=\"row\">greedy</th>")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void a_ladder_with_decks_made_by_chance_says_so() {
    Ran ran =
        run(
            "lab",
            "ladder",
            "ggltcg",
            "--player",
            "random",
            "--player",
            "greedy",
            "--pairs",
            "2",
            "--random-decks",
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("\"rating\" : 1000.0", "decks made by chance");
  }

  @Test
  void too_few_decks_are_refused() {
    Ran ran = run("lab", "matrix", "ggltcg", "--deck", "Twins");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a matrix needs from 2 to 200 decks, not 1");
  }

  @Test
  void numbers_that_are_too_large_are_refused() {
    assertThat(run("lab", "matrix", "ggltcg", "--pairs", "2000000000").code()).isEqualTo(2);
    assertThat(run("lab", "matrix", "ggltcg", "--random", "50000").code()).isEqualTo(2);
    assertThat(run("lab", "matrix", "ggltcg", "--random", "-1").code()).isEqualTo(2);
  }

  @Test
  void leaving_cards_out_tells_what_each_is_worth() {
    Ran ran =
        run("lab", "ablate", "ggltcg", "--deck", "Twins", "--against", "Rummage", "--pairs", "4");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith(
            "GGLTCG, starter18, Twins against 1 deck, greedy on both sides, 56 games, seed 1\n")
        .containsPattern("Twins: [0-9.]+ % \\([0-9.]+ to [0-9.]+\\) over these decks\n")
        .containsPattern(" [-+0-9.]+ \\([-+0-9.]+ to [-+0-9.]+\\) Ka[,\n]")
        .contains("one of the 10 legal cards most like it", "under greedy ")
        .containsPattern("\\d+ of the games were different ones");
  }

  @Test
  void where_all_is_drawn_at_the_start_that_is_said() {
    Ran ran =
        run("lab", "ablate", "ggltcg", "--deck", "Twins", "--against", "Rummage", "--pairs", "1");

    assertThat(ran.out())
        .contains("the whole deck is in the hand from the start")
        .containsPattern("Ka – played: .*; not played: ")
        .doesNotContain("drawn: ");
  }

  @ParameterizedTest
  @CsvSource({"littletroubles, Recess Champions", "mlpccg, Rainbow Dash Theme Deck"})
  void where_cards_are_drawn_their_games_are_counted(String game, String deck) {
    Ran ran =
        run(
            "lab",
            "ablate",
            game,
            "--deck",
            deck,
            "--against",
            deck,
            "--pairs",
            "2",
            "--player",
            "random",
            "--for",
            firstCard(game, deck),
            "--alike",
            "1");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("drawn: [0-9.]+ % in [1-4] games?; played: [0-9.]+ % in [1-4] games?")
        .contains(" against itself");
  }

  /// A card of a deck, as it is written there.
  private static String firstCard(String game, String deck) {
    return Catalog.builtIn().game(game).decks().stream()
        .filter(each -> each.name().equals(deck))
        .map(each -> each.cards().getLast())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_card_that_is_tried_takes_the_place_of_each_card_or_of_those_that_are_named() {
    Ran all =
        run(
            "lab",
            "ablate",
            "ggltcg",
            "--deck",
            "Twins",
            "--against",
            "Rummage",
            "--pairs",
            "1",
            "--try",
            "rush");
    Ran one =
        run(
            "lab",
            "ablate",
            "ggltcg",
            "--deck",
            "Twins",
            "--against",
            "Rummage",
            "--pairs",
            "1",
            "--try",
            "rush",
            "--for",
            "ka");

    assertThat(all.out()).contains("Rush for Ka", "Rush for Twist", "Rush for Umbruh");
    assertThat(one.out()).contains("Rush for Ka").doesNotContain("Rush for Twist");
  }

  @Test
  void an_ablation_is_written_for_other_programs() throws IOException {
    Path csv = folder.resolve("a.csv");
    Path page = folder.resolve("a.html");
    Ran ran =
        run(
            "lab",
            "ablate",
            "ggltcg",
            "--deck",
            "Twins",
            "--against",
            "Rummage",
            "--pairs",
            "1",
            "--for",
            "Ka",
            "--csv",
            csv.toString(),
            "--html",
            page.toString(),
            "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("\"exchanges\"", "\"gain\"", "\"allAtStart\" : true");
    assertThat(Files.readAllLines(csv))
        .hasSize(7)
        .first()
        .asString()
        .startsWith("card,other,pairs,gain,low,high,");
    assertThat(Files.readString(page))
        .contains("<th scope=\"row\">Ka</th>", "class=\"scale\"", "Drawn and played")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void nonsense_in_an_ablation_gives_one_clear_error() {
    assertRefused("'Rush' is not in the deck", "--deck", "Twins", "--for", "Rush");
    assertRefused("cards that are alike are from 1 to", "--deck", "Twins", "--alike", "0");
    assertRefused(
        "Ka cannot take the place of Sun: ", "--deck", "Twins", "--try", "Ka", "--for", "Sun");
    assertRefused("'Nonsense'", "--deck", "Twins", "--try", "Nonsense");
    assertRefused("'Nonsense'", "--deck", "Twins", "--against", "Nonsense");
    assertRefused("an ablation needs from 1 to", "--deck", "Twins", "--pairs", "0");
    assertRefused("--deck");
  }

  private static void assertRefused(String reason, String... words) {
    List<String> command = new ArrayList<>(List.of("lab", "ablate", "ggltcg"));
    command.addAll(List.of(words));
    Ran ran = run(command.toArray(String[]::new));

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(reason).doesNotContain("fault of cardwright");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void going_first_is_told_by_deck_and_by_player() throws IOException {
    Path csv = folder.resolve("f.csv");
    Path page = folder.resolve("f.html");
    Ran ran =
        run(
            "lab",
            "first",
            "ggltcg",
            "--deck",
            "Twins",
            "--deck",
            "Rummage",
            "--pairs",
            "4",
            "--player",
            "greedy",
            "--player",
            "random",
            "--csv",
            csv.toString(),
            "--html",
            page.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith(
            "GGLTCG, starter18, 2 decks, greedy and random on both sides, 48 games, seed 1\n")
        .containsPattern("under greedy who goes first scores [0-9.]+ % .* where two decks meet")
        .containsPattern(
            "under random who goes first scores [0-9.]+ % .* where a deck meets itself")
        .containsPattern("Twins: .* over the others, where it scores .* as second; .* with itself");
    assertThat(Files.readAllLines(csv)).hasSize(5);
    assertThat(Files.readString(page))
        .contains("<h2>Under random</h2>", "<th scope=\"col\">as second</th>")
        .doesNotContain("http", "<script", "src=");
  }

  @Test
  void going_first_under_nobody_is_refused() {
    Ran ran = run("lab", "first", "ggltcg", "--player", "nobody");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("nobody");
  }

  @Test
  void lab_says_what_it_can_find_out() {
    assertThat(run("lab").err())
        .contains(
            "cardwright lab matrix GAME",
            "cardwright lab ablate GAME",
            "cardwright lab first GAME",
            "cardwright lab ladder GAME",
            "cardwright lab tune GAME",
            "cardwright lab search GAME",
            "cardwright lab meta GAME");
  }
}
