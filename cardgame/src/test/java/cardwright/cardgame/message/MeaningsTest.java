package cardwright.cardgame.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import org.junit.jupiter.api.Test;

final class MeaningsTest {
  @Test
  void moves_of_many_games_are_explained_in_whole_sentences() {
    assertThat(Meanings.pass().words()).isEqualTo("Pass.");
    assertThat(Meanings.yes().words()).isEqualTo("Yes, do it.");
    assertThat(Meanings.no().words()).isEqualTo("No, leave it.");
    assertThat(Meanings.chooseNoMore().words()).isEqualTo("Choose no more.");
    assertThat(Meanings.carryOutNoMore().words()).isEqualTo("Carry out no more of the text.");
    assertThat(Meanings.part(2).words()).isEqualTo("Choose part 2 of the text.");
    assertThat(Meanings.instruction(1).words()).isEqualTo("Carry out instruction 1 of the text.");
    assertThat(Meanings.way(2).words()).isEqualTo("Pay in way 2 of the text.");
    assertThat(Meanings.done().words()).isEqualTo("Done.");
    assertThat(Meanings.toTop(Message.card("Ka")).words()).isEqualTo("Put Ka on top of the deck.");
    assertThat(Meanings.toBottom(Message.card("Ka")).words())
        .isEqualTo("Put Ka on the bottom of the deck.");
    assertThat(Meanings.x(1_000).words()).isEqualTo("X is 1000.");
  }

  @Test
  void a_card_that_is_chosen_or_taken_back_is_a_part_of_its_own() {
    assertThat(Meanings.choose(Message.card("Ka")).parts(null))
        .containsExactly(new Part.Text("Choose "), new Part.Card("Ka"), new Part.Text("."));
    assertThat(Meanings.unpick(Message.card("Ka")).words()).isEqualTo("Unpick Ka.");
  }
}
