package cardwright.mlpccg;

import cardwright.scenario.ScenarioFiles;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every scenario of the game, each a test of its own.
final class ScenariosTest {
  @TestFactory
  Stream<DynamicTest> scenarios() {
    MlpCcg game = MlpCcg.load();
    return new ScenarioFiles(name -> game)
        .tests(List.of(MlpCcgLawsTest.SCENARIOS))
        .map(test -> DynamicTest.dynamicTest(test.name(), test.run()::run));
  }
}
