package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.scenario.Coverage;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every card of four sets is there, and those of Canterlot Nights that can be said; all are understood, and exercised by a scenario.
final class CoverageTest {
  /// How many cards of Canterlot Nights are there.
  static final int OF_CANTERLOT_NIGHTS = 194;

  @Test
  void no_card_is_without_a_scenario_that_fails_without_its_text() {
    List<Coverage.Of> sets =
        Coverage.of(MlpCcg.load(), List.of(MlpCcgLawsTest.SCENARIOS), cards -> {});

    assertThat(sets)
        .extracting(Coverage.Of::set)
        .containsExactly(
            "premiere", "crystal-games", "rock-n-rave", "celestial-solstice", Sets.INCOMPLETE);
    assertThat(sets.stream().limit(4).mapToInt(Coverage.Of::cards).sum()).isEqualTo(453);
    // Of 212; one of them, CN77, is the card PRpf5 of Premiere.
    assertThat(sets.getLast().cards()).isEqualTo(OF_CANTERLOT_NIGHTS);
    assertThat(sets)
        .allSatisfy(set -> {
          assertThat(set.notUnderstood()).isEmpty();
          assertThat(set.notExercised()).isEmpty();
        });
  }
}
