package cardwright.mlpccg;

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
  private final Game game = MlpCcg.load();

  private static final String PONY =
      """
      cards: |
        # Playful Pony
        Friend, pink 1, cost 1, Pegasus
        When this card moves to a Problem, you may move this card to another Problem.
        # Small Trouble
        Troublemaker, power 2, points 1
      """;

  @Test
  void a_move_means_the_one_of_two_friends_of_one_name_that_goes() {
    HeardPosition position =
        position(
            PONY
                + """
                A: {tokens: 9, home: [Playful Pony, Playful Pony], problem: [It's Alive!]}
                B: {problem: [Cloudbursting]}
                """);
    List<Integer> home = position.references(Viewer.B, Seat.A, "home");

    position.play("move playful pony 2 to own");

    assertThat(home).doesNotHaveDuplicates().doesNotContain(CardRef.NONE);
    assertThat(position.meant("Moved", Viewer.B))
        .isEqualTo(position.references(Viewer.B, Seat.A, "at-own"))
        .hasSize(1);
  }

  @Test
  void a_face_down_card_is_not_told_apart() {
    HeardPosition position =
        position(
            PONY
                + """
                A: {tokens: 9, hand: [Small Trouble], problem: [It's Alive!]}
                B: {problem: [Cloudbursting]}
                """);
    assertThat(position.references(Viewer.A, Seat.A, "hand")).containsExactly(CardRef.NONE);

    position.play("play small trouble at own");

    assertThat(position.meant("PlayedFaceDown", Viewer.A)).containsExactly(CardRef.NONE);
    assertThat(position.meant("PlayedFaceDown", Viewer.B)).isEmpty();
    assertThat(position.references(Viewer.A, Seat.A, "at-own")).containsExactly(CardRef.NONE);
  }

  private HeardPosition position(String text) {
    return HeardPosition.of(game, text);
  }
}
