package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChanceTest {
  // The first numbers of SplitMix64 for this seed, as published test vectors have them:
  // 6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
  // 16408922859458223821; in hundredths of 2^64.
  @Test
  void a_seed_gives_the_same_rolls_on_any_machine() {
    Chance chance = new SeededChance(1234567);
    assertThat(IntStream.range(0, 5).mapToObj(i -> chance.roll(100)))
        .containsExactly(35, 17, 53, 24, 88);
  }

  @Test
  void chance_goes_on_from_the_seed_that_it_tells() {
    SeededChance chance = new SeededChance(7);
    chance.roll(6);
    chance.roll(100);
    Chance later = new SeededChance(chance.seed());
    assertThat(IntStream.range(0, 50).map(i -> later.roll(1000)).toArray())
        .isEqualTo(IntStream.range(0, 50).map(i -> chance.roll(1000)).toArray());
  }

  @Test
  void every_side_falls_about_as_often() {
    Chance chance = new SeededChance(42);
    int[] counts = new int[6];
    for (int i = 0; i < 60_000; i++) {
      counts[chance.roll(6)]++;
    }
    for (int count : counts) {
      // Five standard deviations of a binomial distribution of 60,000 throws at 1/6.
      assertThat(count).isBetween(9_543, 10_457);
    }
  }

  @Test
  void a_die_needs_a_side() {
    assertThatThrownBy(() -> new SeededChance(1).roll(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void fixed_rolls_come_in_order_and_run_out() {
    Chance chance = new FixedChance(2, 0);
    assertThat(chance.roll(3)).isEqualTo(2);
    assertThat(chance.roll(1)).isZero();
    assertThatThrownBy(() -> chance.roll(6))
        .isInstanceOf(Refused.class)
        .hasMessage("roll 3 of 6 sides was asked for; only 2 were given");
  }

  @Test
  void a_fixed_roll_must_be_a_side_of_the_die() {
    assertThatThrownBy(() -> new FixedChance(3).roll(3))
        .isInstanceOf(Refused.class)
        .hasMessage("roll 1 is 3; it has to be from 0 to 2");
  }
}
