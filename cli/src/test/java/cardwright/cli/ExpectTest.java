package cardwright.cli;

import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Deck lists that a computer player is told, and the threads that it has.
final class ExpectTest {
  private static final String WRONG = "cannot be the whole truth";

  private static Ran simulate(String expected) {
    return run(
        "simulate",
        "littletroubles",
        "--format",
        "daycare",
        "--games",
        "2",
        "--deck-a",
        "Recess Champions",
        "--deck-b",
        "Recess Champions",
        "--expect-a",
        expected);
  }

  @Test
  void a_deck_list_that_is_true_is_never_objected_to() {
    Ran ran = simulate("Recess Champions");
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).doesNotContain(WRONG);
  }

  @Test
  void a_deck_list_that_is_not_true_is_objected_to_when_it_shows() {
    Ran ran = simulate("Cookie Cupboard");
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("the declared deck Cookie Cupboard " + WRONG);
  }

  @Test
  void the_computer_at_the_table_is_told_a_deck_list_too() {
    String[] play = {
      "play",
      "littletroubles",
      "--format",
      "daycare",
      "--deck",
      "Recess Champions",
      "--seed",
      "1",
      "--against",
      "greedy",
      "--expect",
      "Cookie Cupboard"
    };
    Ran ran = typing(Shell.firstMoves(), play);
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("the declared deck Cookie Cupboard " + WRONG);
  }

  @Test
  void who_analyses_may_be_told_deck_lists(@TempDir Path folder) {
    String record = folder.resolve("game.txt").toString();
    typing(
        "1\n".repeat(60) + "quit\n",
        "play",
        "littletroubles",
        "--format",
        "daycare",
        "--deck",
        "Recess Champions",
        "--opponent-deck",
        "Recess Champions",
        "--against",
        "greedy",
        "--seed",
        "1",
        "--record",
        record);

    String right = "Recess Champions";
    Ran ran = run("analyse", record, "--budget", "2", "--expect-a", right, "--expect-b", right);
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).doesNotContain(WRONG);
    Ran wrong = run("analyse", record, "--budget", "2", "--expect-a", "Cookie Cupboard");
    assertThat(wrong.code()).isZero();
    assertThat(wrong.err()).containsOnlyOnce("the declared deck Cookie Cupboard " + WRONG);
    Ran none = run("analyse", record, "--expect-b", "No Such Deck");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("No Such Deck");
  }

  @Test
  void where_decks_are_shown_none_is_declared() {
    Ran ran = run("play", "ggltcg", "--expect", "Knight's Watch");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("shows both players both decks; leave out --expect Knight's Watch");
  }

  @ParameterizedTest
  @ValueSource(strings = {"No Such Deck", "random"})
  void what_is_no_deck_list_is_refused(String deck) {
    Ran ran = run("play", "littletroubles", "--expect", deck);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource({"play ggltcg,0", "play ggltcg,257", "bot ggltcg,0", "simulate ggltcg --games 1,0"})
  void a_decision_takes_at_least_one_thread_and_not_too_many(String command, String threads) {
    Ran ran = run((command + " --thinking-threads " + threads).split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a decision takes from 1 to 256 threads, not " + threads);
  }

  @Test
  void several_threads_play_a_whole_game() {
    Ran ran =
        typing(
            Shell.firstMoves(),
            "play",
            "ggltcg",
            "--against",
            "search:40",
            "--thinking-threads",
            "3",
            "--seed",
            "4");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("wins");
  }

  @Test
  void several_threads_think_in_each_game_of_an_experiment() {
    Ran ran =
        run(
            "simulate",
            "ggltcg",
            "--games",
            "2",
            "--a",
            "search:40",
            "--b",
            "random",
            "--thinking-threads",
            "2");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("search:40");
  }
}
