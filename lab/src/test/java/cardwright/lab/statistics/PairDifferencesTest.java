package cardwright.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PairDifferencesTest {
  @Test
  void differences_add_up_to_their_mean() {
    PairDifferences sum =
        PairDifferences.of(2, 0).plus(PairDifferences.of(1, 1.5)).plus(PairDifferences.of(1, 1));

    assertThat(sum.pairs()).isEqualTo(3);
    assertThat(sum.difference()).isCloseTo((1 - 0.25) / 3, within(1e-12));
    assertThat(sum.reversed().difference()).isCloseTo(-sum.difference(), within(1e-12));
  }

  @Test
  void without_a_pair_nothing_is_known() {
    assertThat(PairDifferences.NONE.difference()).isZero();
    assertThat(PairDifferences.NONE.interval()).isEqualTo(new Interval(-1, 1));
  }

  @Test
  void what_chance_brings_to_both_alike_makes_no_range_wider() {
    Random random = new Random(2);
    PairDifferences together = PairDifferences.NONE;
    PairDifferences apart = PairDifferences.NONE;
    for (int i = 0; i < 200; i++) {
      double luck = random.nextInt(3);
      together = together.plus(PairDifferences.of(luck, luck));
      apart = apart.plus(PairDifferences.of(luck, random.nextInt(3)));
    }

    assertThat(together.difference()).isZero();
    assertThat(width(together)).isLessThan(width(apart) / 2);
  }

  private static double width(PairDifferences differences) {
    return differences.interval().high() - differences.interval().low();
  }
}
