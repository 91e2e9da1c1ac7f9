package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Play;
import cardwright.players.AutoPass;
import org.junit.jupiter.api.Test;

/// What a judge decrees at the table.
class JudgeTest {
  @Test
  void aRulingIsCarriedOutAndRecorded() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Play play = table.play(1, 1, "spark\njudge leave a\n");

    assertThat(table.out()).endsWith("Player B wins: A left\n");
    assertThat(play.entries()).extracting(Play.Entry::who).containsExactly("A", "judge");
  }

  @Test
  void helpAndJudgeListWhatCanBeDecreed() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.play(1, 1, "help\nquit\n");

    assertThat(table.out()).contains("judge RULING", "  leave a      A leaves the game.");
  }

  @Test
  void whatIsNoRulingIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> SparksTable.shared(AutoPass.Mode.FORCED).play(1, 1, "judge dance\n"))
        .hasMessageContaining("there is no ruling 'dance'")
        .hasMessageContaining("leave a, leave b, warn");
  }

  @Test
  void undoTakesARulingBackAndNothingElse() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Play play = table.play(1, 1, "spark\njudge warn\nundo\nquit\n");

    assertThat(play.entries()).extracting(Play.Entry::who).containsExactly("A");
  }
}
