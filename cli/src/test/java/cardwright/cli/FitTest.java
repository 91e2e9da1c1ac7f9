package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import org.junit.jupiter.api.Test;

final class FitTest {
  @Test
  void weights_are_shown_as_they_stand_and_as_they_fit_and_are_tried_in_a_match() {
    Ran ran = run("fit", "ggltcg", "--games", "40", "--match", "10", "--threads", "1");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("cards awake +1\\.000 +-?[0-9.]+ +-?[0-9.]+")
        .contains("by the value as it stands")
        .contains("fitted (a)")
        .contains("greedy (b)");
  }

  @Test
  void too_few_games_are_refused() {
    Ran ran = run("fit", "ggltcg", "--games", "3");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("weights need at least 10 games, not 3");
  }
}
