package cardwright.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressBarTest {
  @ParameterizedTest
  @CsvSource({
    "0, about 1 s for the rest",
    "41.6, about 42 s for the rest",
    "99.4, about 99 s for the rest",
    "100, about 2 min for the rest",
    "5900, about 98 min for the rest",
    "6000, about 2 h for the rest",
    "90000, about 25 h for the rest"
  })
  void what_is_left_is_told_in_the_unit_that_suits_it(double seconds, String words) {
    assertThat(ProgressBar.rest(seconds)).isEqualTo(words);
  }
}
