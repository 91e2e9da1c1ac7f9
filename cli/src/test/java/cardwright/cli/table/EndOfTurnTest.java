package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.EndOfTurn;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndOfTurnTest {
  private static List<Message> parts(String name, Position position) {
    Game game = Catalog.builtIn().game(name);
    return EndOfTurn.of(game, new View(position), Optional.empty(), 7);
  }

  private static List<String> words(List<Message> parts) {
    return parts.stream().map(each -> each.words(Seat.A)).toList();
  }

  private static Position ponies(Map<String, Object> a, Map<String, Object> b) {
    return position("mlpccg", Map.of(), a, b);
  }

  @Test
  void a_problem_that_would_be_confronted_for_the_first_time_brings_its_bonus_too() {
    Position position =
        ponies(
            Map.of(
                "tokens",
                3,
                "at-own",
                List.of("Red Gala", "Mint Jewelup"),
                "problem",
                List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));

    assertThat(words(parts("mlpccg", position))).containsExactly("It's Alive! +2");
  }

  @Test
  void a_problem_whose_requirement_is_not_met_says_what_is_missing() {
    Position position =
        ponies(
            Map.of("at-other", List.of("Mint Jewelup"), "problem", List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));

    assertThat(words(parts("mlpccg", position)))
        .containsExactly("Cloudbursting: you need 3 more power");
  }

  @Test
  void two_problems_that_would_be_confronted_are_followed_by_a_faceoff_whose_end_is_not_told() {
    Position position =
        ponies(
            Map.of(
                "at-own", List.of("Red Gala", "Mint Jewelup"),
                "at-other", List.of("Red Gala", "Red Gala", "Red Gala", "Red Gala"),
                "problem", List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));

    assertThat(words(parts("mlpccg", position)))
        .containsExactly("It's Alive! +2", "Cloudbursting +2", "then a faceoff");
  }

  @Test
  void a_turn_without_a_character_at_a_problem_brings_no_points() {
    Position position =
        ponies(
            Map.of("tokens", 3, "home", List.of("Red Gala"), "problem", List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));

    List<Message> parts = parts("mlpccg", position);

    assertThat(words(parts)).containsExactly("no points");
    assertThat(parts.getFirst().words(Seat.A, Locale.GERMAN)).isEqualTo("keine Punkte");
  }

  @Test
  void the_resource_phase_brings_cookies_and_the_free_card() {
    Position position =
        position(
            "littletroubles",
            Map.of("turn", Map.of("player", "A", "number", 5, "phase", "build")),
            Map.of("cookies", 9, "main", List.of("Bus Driver"), "deck", List.of("Pizza Courier")),
            Map.of("cookies", 9, "main", List.of("Bus Driver")));

    assertThat(words(parts("littletroubles", position))).containsExactly("2 cookies", "1 card");
  }

  @Test
  void nothing_is_told_in_the_turn_of_the_other_player() {
    Position position =
        position(
            "littletroubles",
            Map.of("turn", Map.of("player", "B", "number", 5, "phase", "build")),
            Map.of("cookies", 9, "main", List.of("Bus Driver")),
            Map.of("cookies", 9, "main", List.of("Bus Driver"), "deck", List.of("Pizza Courier")));
    position.play(position.choice().pass(), new SeededChance(1));

    assertThat(position.choice().seat()).isEqualTo(Seat.A);
    assertThat(parts("littletroubles", position)).isEmpty();
  }
}
