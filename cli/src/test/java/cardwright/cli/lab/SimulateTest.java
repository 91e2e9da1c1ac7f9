package cardwright.cli.lab;

import static cardwright.cli.Shell.SIX;
import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateTest {
  /// What is good is worth less than nothing by this value.
  private static final String BACKWARDS = "src/test/resources/values/backwards.value";

  @Test
  void the_report_does_not_depend_on_the_number_of_threads() {
    Ran one = run("simulate", "ggltcg", "--games", "21", "--seed", "5", "--threads", "1");
    Ran four = run("simulate", "ggltcg", "--games", "21", "--seed", "5", "--threads", "4");

    assertThat(one.code()).isZero();
    assertThat(four.out()).isEqualTo(one.out()).contains("21 games, seed 5", "greedy (a)");
    assertThat(one.err()).contains("games a second").doesNotContain("\r");
  }

  @Test
  void the_report_is_printed_as_data_too() {
    Ran ran =
        run(
            "simulate",
            "ggltcg",
            "--games",
            "10",
            "--a",
            "random",
            "--b",
            "random",
            "--deck-a",
            SIX,
            "--json");
    JsonNode report = JsonMapper.builder().build().readTree(ran.out());

    assertThat(report.get("games").asInt()).isEqualTo(10);
    assertThat(report.get("a").get("deck").size()).isEqualTo(6);
    assertThat(report.get("b").get("deck").asString()).isEqualTo("ready");
    assertThat(
            report.get("a").get("wins").asInt()
                + report.get("b").get("wins").asInt()
                + report.get("draws").asInt())
        .isEqualTo(10);
    assertThat(report.get("a").get("low").asDouble())
        .isLessThanOrEqualTo(report.get("a").get("score").asDouble());
    assertThat(report.get("meanTurns").asDouble()).isPositive();
  }

  @Test
  void random_decks_are_played_where_they_are_asked_for() {
    Ran ran =
        run("simulate", "mlpccg", "--games", "2", "--a", "random", "--deck-a", "Random", "--json");
    JsonNode report = JsonMapper.builder().build().readTree(ran.out());

    assertThat(report.get("a").get("deck").asString()).isEqualTo("random");
    assertThat(report.get("b").get("deck").asString()).isEqualTo("random");
  }

  @Test
  void one_game_is_one_game() {
    Ran ran = run("simulate", "ggltcg", "--games", "1", "--a", "Random", "--threads", "1");

    assertThat(ran.out()).contains(", 1 game, seed 1", "random (a)");
    assertThat(ran.err()).startsWith("1 game in ").contains(" on 1 thread: ");
  }

  @Test
  void a_match_ends_as_soon_as_it_is_decided_for_any_number_of_threads() {
    Ran one = sequential("greedy", "random", "0.50,0.80", "1");
    Ran three = sequential("greedy", "random", "0.50,0.80", "3");
    Ran low = sequential("random", "greedy", "0.50,0.80", "2");

    assertThat(one.out()).isEqualTo(three.out()).doesNotContain("400 games");
    assertThat(one.err()).contains("a scores 0.8 or more, rather than 0.5");
    assertThat(low.err()).contains("a scores 0.5 or less, rather than 0.8");
  }

  @Test
  void a_match_that_is_not_decided_says_so() {
    Ran ran = sequential("random", "random", "0.499,0.501", "2");

    assertThat(ran.out()).contains("400 games");
    assertThat(ran.err()).contains("the games do not choose between 0.499 and 0.501");
  }

  @Test
  void scores_in_the_wrong_order_are_refused() {
    Ran ran = sequential("greedy", "random", "0.80,0.50", "1");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a score with a higher one");
  }

  private static Ran sequential(String a, String b, String scores, String threads) {
    return run(
        "simulate",
        "ggltcg",
        "--games",
        "400",
        "--a",
        a,
        "--b",
        b,
        "--sprt",
        scores,
        "--threads",
        threads);
  }

  @Test
  void a_player_goes_by_the_value_of_a_file() {
    // Who holds for good what is bad wins none of 40 games.
    assertThat(byValue("--value-b", BACKWARDS).out())
        .containsPattern("greedy \\(a\\) +(3[5-9]|40) wins")
        .containsPattern("greedy by " + BACKWARDS + " \\(b\\) +0 wins");
    assertThat(byValue("--value-a", BACKWARDS).out())
        .containsPattern("greedy \\(b\\) +(3[5-9]|40) wins")
        .containsPattern("greedy by " + BACKWARDS + " \\(a\\) +0 wins");
  }

  @Test
  void a_file_that_is_no_value_is_refused_with_its_name_and_line() {
    Ran missing = byValue("--value-b", "target/no.value");
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("target/no.value");
    Ran other = byValue("--value-b", "pom.xml");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).startsWith("cardwright simulate: pom.xml: the value, line 1: ");
  }

  @Test
  void the_value_of_another_game_is_refused() {
    Ran ran = run("simulate", "mlpccg", "--games", "2", "--value-a", BACKWARDS);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("cardwright simulate: " + BACKWARDS)
        .contains("the value knows 'cards awake', which is no term of this game");
  }

  private static Ran byValue(String option, String file) {
    return run(
        "simulate", "ggltcg", "--games", "40", "--a", "greedy", "--b", "greedy", option, file);
  }

  @Test
  void an_unknown_player_is_refused_with_the_known_ones() {
    Ran ran = run("simulate", "ggltcg", "--games", "10", "--a", "genius");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("'genius'", "random", "greedy");
  }

  @Test
  void no_games_at_all_are_refused() {
    Ran ran = run("simulate", "ggltcg", "--games", "0");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright simulate: an experiment needs at least 1 game, not 0\n");
  }

  @Test
  void an_illegal_deck_is_refused_with_the_rule() {
    Ran ran = run("simulate", "ggltcg", "--games", "10", "--deck-b", "Sun,Sun");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("the deck 2 Sun is not legal in", "GG 2.1");
  }
}
