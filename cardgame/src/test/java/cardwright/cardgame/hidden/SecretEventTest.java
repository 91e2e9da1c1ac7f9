package cardwright.cardgame.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SecretEventTest {
  private final Drew two = new Drew(Seat.B, List.of("Ka", "Sun"), "; ");

  @Test
  void who_drew_is_told_which_cards() {
    assertThat(two.words(Viewer.B)).isEqualTo("B draws Ka; Sun.");
  }

  @Test
  void everybody_else_is_told_how_many_cards_were_drawn() {
    assertThat(two.words(Viewer.A)).isEqualTo("B draws 2 cards.");
    assertThat(two.words(Viewer.SPECTATOR)).isEqualTo("B draws 2 cards.");
    assertThat(two.words(Viewer.JUDGE)).isEqualTo("B draws 2 cards.");
    assertThat(new Drew(Seat.B, List.of("Ka"), ", ").words(Viewer.A)).isEqualTo("B draws a card.");
  }

  @Test
  void only_who_took_cards_unseen_is_told_which() {
    Took took = new Took(Seat.A, List.of("Sun", "Ka"), ", ");
    assertThat(took.words(Viewer.A)).isEqualTo("A takes Ka, Sun.");
    assertThat(took.words(Viewer.B)).isEqualTo("A takes 2 cards.");
    assertThat(took.words(Viewer.SPECTATOR)).isEqualTo("A takes 2 cards.");
  }
}
