package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.Positions;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The picks of both players, which were shown at the start.
final class DeckListTest {
  private final Game game = Ggltcg.load();

  @ParameterizedTest
  @EnumSource(Viewer.class)
  void everybody_sees_with_what_each_player_began_and_no_more_of_a_hand(Viewer viewer) {
    Position position =
        Positions.of(
            game,
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Wizard], hand: [Sun, Ka], sleep: [Knight]}
            B: {cc: 0, play: [{card: Umbruh, owner: A}], hand: [Beary]}
            """);

    position.play(position.choice().indexOf("play ka"), new SeededChance(1));

    Table table = position.table(viewer);
    assertThat(table.side(Seat.A).deckList())
        .containsExactly("Ka", "Knight", "Sun", "Umbruh", "Wizard");
    assertThat(table.side(Seat.B).deckList()).containsExactly("Beary");
    assertThat(table.side(Seat.B).zone("hand").orElseThrow().cards())
        .hasSize(viewer == Viewer.B || viewer == Viewer.JUDGE ? 1 : 0);
  }
}
