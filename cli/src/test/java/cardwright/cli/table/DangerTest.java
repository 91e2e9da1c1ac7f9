package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.engine.View;
import cardwright.players.Danger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DangerTest {
  private static boolean isLethal(Map<String, Object> a, Map<String, Object> b, String move) {
    Game game = Catalog.builtIn().game("ggltcg");
    Position position =
        game.position(
            new PositionSpec(
                new Settings("the table", Map.of()), new Settings("A", a), new Settings("B", b)));
    assertThat(position.choice().seat()).isEqualTo(Seat.A);
    View view = new View(position);
    return Danger.isLethal(game, view, view.choice().indexOf(move), Optional.empty(), 5);
  }

  @Test
  void a_last_toy_that_a_stronger_one_can_tussle_is_in_danger_when_the_turn_is_ended() {
    assertThat(
            isLethal(
                Map.of("cc", 4, "play", List.of("Umbruh")),
                Map.of("cc", 4, "play", List.of("Ka")),
                "end turn"))
        .isTrue();
  }

  @Test
  void nothing_is_proved_while_a_card_in_hand_stays_awake_beside_it() {
    assertThat(
            isLethal(
                Map.of(
                    "cc",
                    4,
                    "play",
                    List.of("Umbruh"),
                    "hand",
                    List.of("Knight", "Wizard", "Beary")),
                Map.of("cc", 0, "play", List.of("Ka")),
                "end turn"))
        .isFalse();
  }

  @Test
  void a_move_that_does_not_hand_the_turn_over_leaves_nothing() {
    assertThat(
            isLethal(
                Map.of("cc", 7, "play", List.of("Umbruh"), "hand", List.of("Wizard")),
                Map.of("cc", 4, "play", List.of("Ka")),
                "play wizard"))
        .isFalse();
  }
}
