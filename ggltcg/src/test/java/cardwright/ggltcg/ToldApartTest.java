package cardwright.ggltcg;

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
  private final Game game = Ggltcg.load();

  @Test
  void a_tussle_of_two_toys_of_one_name_means_each_on_its_side() {
    HeardPosition position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Wizard]}
            B: {cc: 0, play: [Wizard], hand: [Ka]}
            """);
    int mine = position.references(Viewer.B, Seat.A, "play").getFirst();
    int theirs = position.references(Viewer.B, Seat.B, "play").getFirst();

    position.play("tussle wizard > wizard");

    assertThat(mine).isNotEqualTo(theirs).isNotEqualTo(CardRef.NONE);
    assertThat(position.meant("Tussled", Viewer.B)).containsExactly(mine, theirs);
    assertThat(position.meant("Struck", Viewer.B).getFirst()).isEqualTo(mine);
  }

  @Test
  void a_played_card_is_the_one_that_enters_play() {
    HeardPosition position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 7, play: [Knight], hand: [Ka]}
            B: {cc: 0, play: [Ka]}
            """);

    position.play("play ka");

    List<Integer> now = position.references(Viewer.B, Seat.A, "play");
    assertThat(now).containsAll(position.meant("Played", Viewer.B));
  }

  @Test
  void a_card_in_a_hand_is_not_told_apart() {
    HeardPosition position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Wizard], hand: [Sun, Ka]}
            B: {cc: 0, play: [Ka]}
            """);

    assertThat(position.references(Viewer.A, Seat.A, "hand"))
        .containsExactly(CardRef.NONE, CardRef.NONE);
    assertThat(position.references(Viewer.A, Seat.B, "play")).doesNotContain(CardRef.NONE);
  }

  private HeardPosition position(String text) {
    return HeardPosition.of(game, text);
  }
}
