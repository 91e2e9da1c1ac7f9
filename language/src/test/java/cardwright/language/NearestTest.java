package cardwright.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES = List.of("Umbruh", "Wizard", "Raggy");

  @Test
  void a_slip_is_near() {
    assertThat(Nearest.to("Umbru", NAMES)).contains("Umbruh");
    assertThat(Nearest.to("Wizzard", NAMES)).contains("Wizard");
  }

  @Test
  void something_else_is_not_near() {
    assertThat(Nearest.to("Elephant", NAMES)).isEmpty();
    assertThat(Nearest.to("", NAMES)).isEmpty();
  }
}
