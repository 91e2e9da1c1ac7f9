package cardwright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Deck;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MatrixTextTest {
  private static List<Deck> decks(int many) {
    return IntStream.rangeClosed(1, many)
        .mapToObj(number -> new Deck("D" + number, "", List.of("Ka")))
        .toList();
  }

  @Test
  void decks_that_have_a_share_are_told_the_largest_share_first() {
    assertThat(MatrixText.shares(decks(4), List.of(0.25, 0.0, 0.5, 0.25)))
        .isEqualTo("D3 50.0 %, D1 25.0 %, D4 25.0 %");
  }

  @Test
  void of_many_decks_the_largest_shares_are_told_and_what_the_others_have_together() {
    assertThat(MatrixText.shares(decks(12), Collections.nCopies(12, 1 / 12.0)))
        .endsWith(", D12 8.3 %");
    assertThat(MatrixText.shares(decks(20), Collections.nCopies(20, 0.05)))
        .startsWith("D1 5.0 %, D2 5.0 %, ")
        .endsWith(", D11 5.0 %, 9 others together 45.0 %");
  }
}
