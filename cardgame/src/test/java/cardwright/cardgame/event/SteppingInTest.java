package cardwright.cardgame.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Whether a player is asked which text steps in.
final class SteppingInTest {
  private static SteppingIn of(String... texts) {
    return SteppingIn.of(List.of(texts), text -> text.startsWith("may"));
  }

  @Test
  void without_texts_nothing_steps_in() {
    assertThat(of()).isEqualTo(SteppingIn.NONE);
  }

  @Test
  void a_text_that_is_alone_and_has_to_step_in_does_so_unasked() {
    assertThat(of("must")).isEqualTo(SteppingIn.FORCED);
  }

  @Test
  void a_text_that_may_be_left_is_asked_for() {
    assertThat(of("may")).isEqualTo(SteppingIn.ASKED);
  }

  @Test
  void which_of_several_texts_takes_the_place_of_an_event_is_asked() {
    assertThat(of("must", "too")).isEqualTo(SteppingIn.ASKED);
  }

  @Test
  void texts_whose_order_does_not_matter_all_step_in_unasked() {
    List<String> texts = List.of("must", "too");
    assertThat(SteppingIn.of(texts, _ -> false, (_, _) -> false)).isEqualTo(SteppingIn.FORCED);
    assertThat(SteppingIn.of(texts, _ -> false, (one, _) -> one.equals("too")))
        .isEqualTo(SteppingIn.ASKED);
  }
}
