package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Rule;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import cardwright.scenario.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What could be repeated for ever. The scenario is written here, for it has a hundred moves.
final class LoopsTest {
  private static final String START =
      """
      game: mlpccg
      name: a hundred things
      cards: |
        # Playful Pony
        Friend, pink 1, cost 1, Pegasus
        When this card moves to a Problem, you may move this card to another Problem.
      A: {tokens: 9, home: [Playful Pony], problem: [It's Alive!]}
      B: {problem: [Cloudbursting]}
      moves:
        - A: move playful pony to own
      """;

  @TempDir private Path folder;

  @Test
  @Rule("MLP B49")
  @DisplayName("after a hundred optional things in a turn a player can only pass")
  void a_loop_stops_after_a_hundred_things() throws IOException {
    assertThat(verdict(98, "[yes, no]").passed()).isTrue();
    assertThat(verdict(99, "[pass]").passed()).isTrue();
  }

  private Verdict verdict(int agreed, String offered) throws IOException {
    Path file = folder.resolve("loop.yaml");
    String end = "  - A offered: " + offered + "\n";
    Files.writeString(file, START + "  - A: yes\n".repeat(agreed) + end);
    MlpCcg game = MlpCcg.load();
    Scenario scenario = new ScenarioFiles(name -> game).read(file).getFirst();
    return scenario.run();
  }
}
