package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.HeardPosition;
import cardwright.engine.CardRef;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which of several cards of one name an event means.
final class ToldApartTest {
  private final Game game = LittleTroubles.load();

  @Test
  void a_fight_means_the_one_of_two_characters_of_one_name_that_is_picked() {
    HeardPosition position =
        position(
            """
            turn: {player: A, number: 5, phase: fight}
            A: {cookies: 9, main: [Bus Driver]}
            B: {cookies: 9, main: [Bus Driver, Bus Driver]}
            """);
    int mine = position.references(Viewer.B, Seat.A, "main").getFirst();
    List<Integer> theirs = position.references(Viewer.B, Seat.B, "main");

    position.play("fight bus driver of a > bus driver 2 of b");

    assertThat(theirs).doesNotHaveDuplicates().doesNotContain(CardRef.NONE, mine);
    assertThat(position.meant("PickedFight", Viewer.B)).containsExactly(mine, theirs.get(1));
  }

  @Test
  void a_card_in_a_hand_is_not_told_apart() {
    HeardPosition position =
        position(
            """
            turn: {player: A, number: 5, phase: fight}
            A: {cookies: 9, main: [Bus Driver], hand: [Bus Driver]}
            B: {cookies: 9, main: [Bus Driver]}
            """);

    assertThat(position.references(Viewer.A, Seat.A, "hand")).containsExactly(CardRef.NONE);
  }

  private HeardPosition position(String text) {
    return HeardPosition.of(game, text);
  }
}
