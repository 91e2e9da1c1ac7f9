package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Which card of several of one name the log means.
class CardNumbersTest {
  private static List<String> told(Position position, Locale language, String move) {
    PlayLog log = new PlayLog(language);
    position.listen(log);
    log.begins(position.table(Viewer.SPECTATOR));
    position.play(position.choice().indexOf(move), new SeededChance(1));
    return log.of(Viewer.SPECTATOR);
  }

  private static Position wizards() {
    return position(
        "ggltcg",
        Map.of("turn", Map.of("player", "A", "number", 5)),
        Map.of("cc", 4, "play", List.of("Wizard", "Knight")),
        Map.of("cc", 0, "play", List.of("Wizard"), "hand", List.of("Ka")));
  }

  @Test
  void a_card_of_which_its_side_has_several_is_told_with_the_number_that_moves_have() {
    Position position =
        position(
            "littletroubles",
            Map.of("turn", Map.of("player", "A", "number", 5, "phase", "fight")),
            Map.of("cookies", 9, "main", List.of("Bus Driver", "Bus Driver")),
            Map.of("cookies", 9, "main", List.of("Pizza Courier")));

    assertThat(told(position, Locale.ENGLISH, "fight bus driver 2 > pizza courier"))
        .contains("A's Bus Driver 2 picks a fight with Pizza Courier.");
  }

  @Test
  void a_card_of_which_each_side_has_one_is_told_with_its_side_once() {
    assertThat(told(wizards(), Locale.ENGLISH, "tussle wizard > wizard"))
        .contains("A's Wizard tussles Wizard of B for 1 CC.");
    assertThat(told(wizards(), Locale.GERMAN, "tussle wizard > wizard"))
        .anyMatch(line -> line.contains("Wizard von A") && line.contains("Wizard von B"));
  }

  @Test
  void a_card_that_no_other_one_has_the_name_of_is_told_by_its_name() {
    assertThat(told(wizards(), Locale.ENGLISH, "tussle knight > wizard"))
        .anyMatch(line -> line.startsWith("A's Knight tussles Wizard of B for"));
  }
}
