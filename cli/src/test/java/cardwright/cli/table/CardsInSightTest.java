package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CardsInSightTest {
  /// A Librarian with its back up, which is One More Chapter.
  private static final CardsInSight LIBRARIANS =
      new CardsInSight(
          position(
                  "littletroubles",
                  Map.of("turn", Map.of("player", "A", "number", 5)),
                  Map.of("main", List.of("Librarian", Map.of("card", "Librarian", "back", true))),
                  Map.of("main", List.of("Gardener"), "hand", List.of("Sleepwalker")))
              .table(Viewer.A));

  @Test
  void a_card_is_found_by_the_face_that_is_up() {
    assertThat(LIBRARIANS.showing("one  more chapter")).containsExactly("Librarian");
    assertThat(LIBRARIANS.shows("Librarian")).isTrue();
    assertThat(LIBRARIANS.faces()).containsExactly("Gardener", "Librarian", "One More Chapter");
    assertThat(LIBRARIANS.cards()).containsExactly("Gardener", "Librarian");
  }

  @Test
  void what_is_hidden_is_not_found() {
    assertThat(LIBRARIANS.shows("Sleepwalker")).isFalse();
    assertThat(LIBRARIANS.names()).doesNotContain("Sleepwalker");
  }
}
