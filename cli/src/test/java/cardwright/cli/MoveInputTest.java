package cardwright.cli;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Which move somebody means who types something.
class MoveInputTest {
  private static final Map<String, Object> FIGHT =
      Map.of("turn", Map.of("player", "A", "number", 5, "phase", "fight"));

  private static String meant(Position position, String typed) {
    return position.choice().notation(MoveInput.move(position, typed));
  }

  @Test
  void who_passes_where_a_fight_is_picked_picks_none() {
    Position position =
        position(
            "littletroubles",
            FIGHT,
            Map.of("cookies", 9, "main", List.of("Bus Driver")),
            Map.of("cookies", 9, "main", List.of("Bus Driver")));

    assertThat(position.choice().notations()).contains("no fight").doesNotContain("pass");
    assertThat(meant(position, "pass")).isEqualTo("no fight");
    assertThat(meant(position, " Pass ")).isEqualTo("no fight");
  }

  @Test
  void who_passes_where_a_text_may_be_left_leaves_it() {
    Position position =
        position(
            "mlpccg",
            Map.of(),
            Map.of(
                "tokens",
                9,
                "home",
                List.of("Hummingbird, Nimble Flier"),
                "hand",
                List.of("Goldie Delicious, Dinner Time"),
                "discard",
                List.of("House Mouse"),
                "problem",
                List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));
    int play = position.choice().indexOf("play goldie delicious at own");
    position.play(play, new SeededChance(1));

    assertThat(position.choice().notations()).containsExactly("yes", "no");
    assertThat(meant(position, "pass")).isEqualTo("no");
  }

  @Test
  void where_every_move_does_something_to_pass_is_none_of_them() {
    Position position =
        position(
            "ggltcg",
            Map.of("turn", Map.of("player", "A", "number", 5)),
            Map.of("cc", 4, "play", List.of("Knight"), "hand", List.of("Ka")),
            Map.of("play", List.of("Wizard")));

    assertThatThrownBy(() -> MoveInput.move(position, "pass"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("'pass' is not offered");
  }
}
