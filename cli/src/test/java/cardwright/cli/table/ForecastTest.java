package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.players.Advice;
import cardwright.players.Reason;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What comes of a move is told beforehand in the sentences in which the log tells it.
class ForecastTest {
  private static List<String> told(String name, Position position, String move, Locale language) {
    Game game = Catalog.builtIn().game(name);
    View view = new View(position);
    Reason reason = Reason.of(game, view, view.choice().indexOf(move), Optional.empty(), 7);
    return Advice.sentences(reason, view.seat()).stream()
        .map(each -> each.words(Seat.A, language))
        .toList();
  }

  private static List<String> told(String name, Position position, String move) {
    return told(name, position, move, Locale.ENGLISH);
  }

  @Test
  void a_tussle_of_ggltcg_tells_who_goes_to_sleep() {
    Position position =
        position(
            "ggltcg",
            Map.of(),
            Map.of("cc", 4, "play", List.of("Ka")),
            Map.of("play", List.of("Wizard", "Ka"), "hand", List.of("Sun")));

    assertThat(told("ggltcg", position, "tussle ka > wizard"))
        .containsExactly("Ka strikes Wizard for 11.", "Wizard falls asleep.");
    assertThat(told("ggltcg", position, "tussle ka > wizard", Locale.GERMAN)).hasSize(2);
  }

  @Test
  void a_fight_of_little_troubles_is_told_as_far_as_nobody_else_decides() {
    Position position =
        position(
            "littletroubles",
            Map.of("turn", Map.of("player", "A", "number", 5, "phase", "fight")),
            Map.of("main", List.of("Firefighter")),
            Map.of("main", List.of("Florist")));

    assertThat(told("littletroubles", position, "fight firefighter > florist"))
        .containsExactly("You gain 1 cookie and have 31.");
  }

  @Test
  void a_character_of_the_pony_game_that_moves_is_told_where_it_goes() {
    Position position =
        position(
            "mlpccg",
            Map.of(),
            Map.of("tokens", 3, "home", List.of("Red Gala"), "problem", List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));

    assertThat(told("mlpccg", position, "move red gala to own"))
        .containsExactly("Red Gala, Favorite Cousin moves to your Problem.");
  }

  @Test
  void a_card_of_which_nothing_comes_by_itself_is_told_to_be_played() {
    Position position =
        position(
            "ggltcg",
            Map.of(),
            Map.of("cc", 4, "hand", List.of("Umbruh")),
            Map.of("play", List.of("Ka"), "hand", List.of("Sun")));

    assertThat(told("ggltcg", position, "play umbruh"))
        .containsExactly("You play Umbruh for 1 CC.");
  }
}
