package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import java.util.EnumSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The range within which the numbers of a play stay.
class NumberRangeTest {
  private enum OfTable {}

  private enum OfSeat {
    COINS
  }

  @Test
  @DisplayName("sums and products stop at the ends of the range instead of wrapping around")
  void sums_and_products_stop_at_the_ends_of_the_range() {
    assertThat(NumberRange.sum(Integer.MAX_VALUE, Integer.MAX_VALUE)).isEqualTo(9_999);
    assertThat(NumberRange.product(Integer.MAX_VALUE, 4)).isEqualTo(9_999);
    assertThat(NumberRange.product(65_536, -65_536)).isEqualTo(-9_999);
    assertThat(NumberRange.product(1 << 16, 1 << 16)).isEqualTo(9_999);
  }

  @Test
  @DisplayName("sums and products within the range are exact")
  void sums_and_products_within_the_range_are_exact() {
    assertThat(NumberRange.sum(9_998, 1)).isEqualTo(9_999);
    assertThat(NumberRange.sum(-3, 1)).isEqualTo(-2);
    assertThat(NumberRange.product(99, -101)).isEqualTo(-9_999);
  }

  @Test
  @DisplayName("a number of a seat and a number of counters stay in the range")
  void numbers_of_seats_and_counters_stay_in_the_range() {
    Numbers<OfTable, OfSeat> numbers =
        new Numbers<>(
            new NumberNames<>(OfTable.class, OfSeat.class, EnumSet.noneOf(OfTable.class)));
    numbers.set(OfSeat.COINS, Seat.A, 9_000);
    for (int time = 0; time < 40; time++) {
      numbers.add(OfSeat.COINS, Seat.A, numbers.get(OfSeat.COINS, Seat.A));
    }
    numbers.set(OfSeat.COINS, Seat.B, -20_000);
    Counters counters = new Counters();
    counters.set(0, "book", 1_000_000);

    assertThat(numbers.get(OfSeat.COINS, Seat.A)).isEqualTo(9_999);
    assertThat(numbers.get(OfSeat.COINS, Seat.B)).isEqualTo(-9_999);
    assertThat(counters.number(0, "book")).isEqualTo(9_999);
  }
}
