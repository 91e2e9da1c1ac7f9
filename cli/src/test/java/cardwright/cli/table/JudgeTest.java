package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Play;
import cardwright.players.AutoPass;
import org.junit.jupiter.api.Test;

/// What a judge decrees at the table.
class JudgeTest {
  @Test
  void a_ruling_is_carried_out_and_recorded() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Play play = table.play(1, 1, "spark\njudge leave a\n");

    assertThat(table.out()).endsWith("Player B wins: A left\n");
    assertThat(play.entries()).extracting(Play.Entry::who).containsExactly("A", "judge");
  }

  @Test
  void help_and_judge_list_what_can_be_decreed() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.play(1, 1, "help\nquit\n");

    assertThat(table.out()).contains("judge RULING", "  leave a      A leaves the game.");
  }

  @Test
  void what_is_no_ruling_is_refused_with_the_known_ones() {
    assertThatThrownBy(() -> SparksTable.shared(AutoPass.Mode.FORCED).play(1, 1, "judge dance\n"))
        .hasMessageContaining("there is no ruling 'dance'")
        .hasMessageContaining("leave a, leave b, warn");
  }

  @Test
  void undo_takes_a_ruling_back_and_nothing_else() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Play play = table.play(1, 1, "spark\njudge warn\nundo\nquit\n");

    assertThat(play.entries()).extracting(Play.Entry::who).containsExactly("A");
  }
}
