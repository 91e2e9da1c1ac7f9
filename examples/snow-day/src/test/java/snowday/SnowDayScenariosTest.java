package snowday;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Game;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The rules of RULES.md, each in a small play.
final class SnowDayScenariosTest {
  @Test
  void every_scenario_holds() {
    Game game = SnowDay.load();
    StringBuilder failed = new StringBuilder();

    new ScenarioFiles(name -> game)
        .run(
            List.of(Path.of("src/test/resources/scenarios")),
            (scenario, verdict) -> failed.append(scenario).append(verdict.words()),
            refused -> failed.append(refused.getMessage()));

    assertThat(failed.toString()).isEmpty();
  }
}
