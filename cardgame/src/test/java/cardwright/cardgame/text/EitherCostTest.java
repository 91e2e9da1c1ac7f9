package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EitherCostTest {
  /// The two ways of the cost that has them.
  private static Optional<EitherCost<String>> either(String cost) {
    return cost.equals("either")
        ? Optional.of(new EitherCost<>(List.of("a", "b"), List.of("c")))
        : Optional.empty();
  }

  @Test
  void what_has_no_two_ways_is_paid_in_one() {
    assertThat(EitherCost.ways(List.of("x", "y"), EitherCostTest::either))
        .containsExactly(List.of("x", "y"));
  }

  @Test
  void each_of_two_ways_is_paid_with_all_besides() {
    assertThat(EitherCost.ways(List.of("x", "either"), EitherCostTest::either))
        .containsExactly(List.of("x", "a", "b"), List.of("x", "c"));
  }

  @Test
  void two_such_costs_are_paid_in_four_ways() {
    assertThat(EitherCost.ways(List.of("either", "either"), EitherCostTest::either)).hasSize(4);
  }

  @Test
  void the_parts_are_those_of_both_ways() {
    assertThat(EitherCost.parts(List.of("x", "either"), EitherCostTest::either))
        .containsExactly("x", "a", "b", "c");
  }
}
