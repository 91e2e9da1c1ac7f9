package cardwright.cardgame.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RefusalsTest {
  @Test
  void what_a_game_does_not_have_is_refused_with_its_title() {
    assertThat(Refusals.noFormat("Snow Day", "core")).hasMessage("Snow Day has no format 'core'");
    assertThat(Refusals.noOption("Snow Day", "ice")).hasMessage("Snow Day has no option 'ice'");
  }

  @Test
  void a_title_of_several_cards_is_refused_with_what_could_be_meant() {
    assertThat(Refusals.severalCards("Ka", List.of("Ka // Kb", "Ka // Kc")))
        .hasMessage("there are several cards called 'Ka': write Ka // Kb or Ka // Kc");
  }

  @Test
  void a_ruling_that_cannot_be_made_is_refused_with_those_that_can() {
    assertThat(Refusals.noRuling("dance", List.of("concede a", "concede b")))
        .hasMessage("'dance' is no ruling here; there are: concede a, concede b");
  }

  @Test
  void a_deck_is_refused_with_all_that_speaks_against_it() {
    assertThat(
            Refusals.deck("A", List.of(Message.plain("it is small"), Message.plain("it is late"))))
        .hasMessage("the deck of A cannot be played: it is small; it is late");
  }
}
