package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Which move somebody means who types something.
class MoveInputTest {
  private static final Map<String, Object> FIGHT =
      Map.of("turn", Map.of("player", "A", "number", 5, "phase", "fight"));

  /// Goldie Delicious is in hand and Hummingbird at home, with some cards in the discard pile.
  private static Position dinner(String... discarded) {
    return position(
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
            List.of(discarded),
            "problem",
            List.of("It's Alive!")),
        Map.of("problem", List.of("Cloudbursting")));
  }

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
    Position position = dinner("House Mouse");
    int play = position.choice().indexOf("play goldie delicious at own");
    position.play(play, new SeededChance(1));

    assertThat(position.choice().notations()).containsExactly("yes", "no");
    assertThat(meant(position, "pass")).isEqualTo("no");
  }

  @Test
  void a_side_that_need_not_be_said_is_understood_where_it_is_right() {
    Position position =
        position(
            "littletroubles",
            FIGHT,
            Map.of("cookies", 9, "main", List.of("Bus Driver")),
            Map.of("cookies", 9, "main", List.of("Lunch Cook", "Gardener")));

    assertThat(meant(position, "fight bus driver > lunch cook of b"))
        .isEqualTo("fight bus driver > lunch cook");
    assertThat(meant(position, "fight bus driver of a > lunch cook of b"))
        .isEqualTo("fight bus driver > lunch cook");
    assertThat(meant(position, "fight bus driver of a > lun"))
        .isEqualTo("fight bus driver > lunch cook");
    assertThat(
            MoveInput.refusal(position, "fight bus driver > lunch cook of b")
                .words(null, Locale.ENGLISH))
        .isEqualTo(
            MoveInput.refusal(position, "fight bus driver > lunch cook")
                .words(null, Locale.ENGLISH));
    assertThatThrownBy(() -> meant(position, "fight bus driver > lunch cook of a"))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> meant(position, "fight bus driver of a"))
        .hasMessageContaining("may be more than one move");
  }

  @Test
  void a_side_is_understood_in_other_games_too() {
    Position position =
        position(
            "ggltcg",
            Map.of("turn", Map.of("player", "A", "number", 5)),
            Map.of("cc", 4, "play", List.of("Knight"), "hand", List.of("Ka")),
            Map.of("play", List.of("Wizard")));

    assertThat(meant(position, "tussle knight of a > wizard of b"))
        .isEqualTo("tussle knight > wizard");
  }

  @Test
  void a_full_name_is_understood_where_moves_need_only_the_title() {
    Position position = dinner();

    assertThat(meant(position, "play Goldie Delicious, Dinner Time at other"))
        .isEqualTo("play goldie delicious at other");
    assertThat(meant(position, "move hummingbird, nimble flier of a to own"))
        .isEqualTo("move hummingbird to own");
    assertThatThrownBy(() -> meant(position, "play goldie delicious, dinner time"))
        .hasMessageContaining("may be more than one move");
    assertThatThrownBy(() -> meant(position, "play goldie delicious, supper time at other"))
        .hasMessageContaining("is not offered");
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
