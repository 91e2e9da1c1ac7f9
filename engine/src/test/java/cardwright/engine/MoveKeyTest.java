package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MoveKeyTest {
  @Test
  void the_same_text_has_the_same_key() {
    String made = String.join(" ", "play", "owl");
    assertThat(MoveKey.of(made)).isEqualTo(MoveKey.of("play owl"));
  }

  @Test
  void texts_and_parts_that_differ_have_keys_that_differ() {
    Set<Long> keys = new HashSet<>();
    int count = 0;
    for (int i = 0; i < 300; i++) {
      for (int j = 0; j < 300; j++) {
        keys.add(MoveKey.of(i + " " + j));
        keys.add(MoveKey.with(MoveKey.with(7, i), j));
        count += 2;
      }
    }
    assertThat(keys).hasSize(count);
  }

  @Test
  void the_order_of_parts_counts() {
    assertThat(MoveKey.with(MoveKey.with(0, 1), 2))
        .isNotEqualTo(MoveKey.with(MoveKey.with(0, 2), 1));
  }
}
