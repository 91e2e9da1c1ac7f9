package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.scenario.Coverage;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every card of the sets is there; all are understood, and exercised by a scenario.
final class CoverageTest {
  /// How many cards there are: 667, of which one, CN77, is the card PRpf5 printed again.
  static final int CARDS = 666;

  @Test
  void no_card_is_without_a_scenario_that_fails_without_its_text() {
    List<Coverage.Of> sets =
        Coverage.of(MlpCcg.load(), List.of(MlpCcgLawsTest.SCENARIOS), cards -> {});

    assertThat(sets)
        .extracting(Coverage.Of::set)
        .containsExactly(
            "premiere",
            "crystal-games",
            "rock-n-rave",
            "celestial-solstice",
            "canterlot-nights",
            "generic-fixed");
    assertThat(sets.stream().mapToInt(Coverage.Of::cards).sum()).isEqualTo(CARDS);
    assertThat(sets)
        .allSatisfy(set -> {
          assertThat(set.notUnderstood()).isEmpty();
          assertThat(set.notExercised()).isEmpty();
        });
  }
}
