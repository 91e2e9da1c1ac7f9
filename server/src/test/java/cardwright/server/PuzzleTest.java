package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Puzzles are shown as whoever solves them sees them; the best move is told by nothing but an answer, and a wrong one is refuted.
final class PuzzleTest {
  @RegisterExtension private static final OneServer SERVER = new OneServer();

  private static final String DRUM_OR_WIZARD = "/api/games/ggltcg/puzzles/1";

  private final Client client = Client.guest(SERVER.port());

  private JsonNode answered(String puzzle, String move) {
    Client.Answer answer = client.post(puzzle + "/answer", Map.of("move", move));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  @Test
  void puzzles_are_told_by_theme_without_their_solutions() {
    Client.Answer answer = client.get("/api/games/ggltcg/puzzles");

    JsonNode first = answer.json().at("/puzzles/0");
    assertThat(first.get("title").asString()).isEqualTo("Drum or Wizard");
    assertThat(first.get("theme").asString()).isEqualTo("tussles");
    assertThat(answer.text()).doesNotContain("wizard > umbruh", "winner");
  }

  @Test
  void a_puzzle_is_a_table_and_the_moves_that_can_be_made() {
    JsonNode puzzle = client.get(DRUM_OR_WIZARD).json();

    assertThat(puzzle.get("forced").asBoolean()).isTrue();
    List<String> moves = new ArrayList<>();
    puzzle.at("/position/choice/moves").forEach(move -> moves.add(move.get("notation").asString()));
    assertThat(moves).contains("tussle wizard > umbruh", "tussle drum > umbruh");
  }

  @Test
  void the_best_move_is_right_and_its_line_is_played_to_the_end() {
    JsonNode answer = answered(DRUM_OR_WIZARD, "tussle wizard > umbruh");

    assertThat(answer.get("right").asBoolean()).isTrue();
    assertThat(answer.get("best").asInt()).isEqualTo(100);
    assertThat(answer.get("solution").size()).isZero();
    JsonNode steps = answer.get("steps");
    assertThat(steps.get(0).get("seat").asString()).isEqualTo("A");
    assertThat(steps.get(0).get("events").size()).isPositive();
    assertThat(steps.size()).isGreaterThan(3);
  }

  @Test
  void a_wrong_move_is_refuted_by_the_other_side() {
    JsonNode answer = answered(DRUM_OR_WIZARD, "tussle drum > umbruh");

    assertThat(answer.get("right").asBoolean()).isFalse();
    assertThat(answer.get("chance").asInt()).isLessThan(answer.get("best").asInt());
    List<String> seats = new ArrayList<>();
    answer.get("steps").forEach(step -> seats.add(step.get("seat").asString()));
    assertThat(seats).startsWith("A").contains("B");
    assertThat(answer.get("solution").size()).isPositive();
    JsonNode again = answered(DRUM_OR_WIZARD, "tussle drum > umbruh");
    assertThat(again.get("steps")).isEqualTo(answer.get("steps"));
  }

  @Test
  void the_first_answer_rates_who_gave_it_and_the_puzzle_and_no_other_does() {
    Client solver = Client.guest(SERVER.port());
    String puzzle = "/api/games/ggltcg/puzzles/2";
    JsonNode list = solver.get("/api/games/ggltcg/puzzles").json();
    assertThat(list.at("/own/rating").asInt()).isEqualTo(1200);
    assertThat(list.at("/own/deviation").asInt()).isEqualTo(350);
    int graded = list.at("/puzzles/1/rating").asInt();
    String right = rightAnswer(puzzle);

    JsonNode first = solver.post(puzzle + "/answer", Map.of("move", right)).json().get("counted");
    JsonNode second = solver.post(puzzle + "/answer", Map.of("move", right)).json().get("counted");

    assertThat(first.get("first").asBoolean()).isTrue();
    assertThat(first.at("/before/rating").asInt()).isEqualTo(1200);
    assertThat(first.at("/after/rating").asInt()).isGreaterThan(1200);
    assertThat(first.at("/after/deviation").asInt()).isLessThan(350);
    assertThat(first.get("puzzleAfter").asInt()).isLessThan(first.get("puzzleBefore").asInt());
    assertThat(second.get("first").asBoolean()).isFalse();
    assertThat(second.get("after")).isEqualTo(first.get("after"));
    JsonNode after = solver.get("/api/games/ggltcg/puzzles").json();
    assertThat(after.get("own")).isEqualTo(first.get("after"));
    assertThat(after.at("/puzzles/1/rating").asInt()).isEqualTo(first.get("puzzleAfter").asInt());
    assertThat(solver.get(puzzle).json().get("rating").asInt())
        .isEqualTo(first.get("puzzleAfter").asInt())
        .isNotEqualTo(graded);
  }

  /// The right answer, found by somebody else.
  private String rightAnswer(String puzzle) {
    for (JsonNode move : client.get(puzzle).json().at("/position/choice/moves")) {
      String notation = move.get("notation").asString();
      if (answered(puzzle, notation).get("right").asBoolean()) {
        return notation;
      }
    }
    throw new AssertionError("no answer is right");
  }

  @Test
  void every_puzzle_has_an_answer_that_is_right_and_others_that_are_wrong() {
    JsonNode puzzles = client.get("/api/games/ggltcg/puzzles").json().get("puzzles");
    for (JsonNode each : puzzles) {
      if (each.get("number").asInt() % 4 != 1) {
        continue;
      }
      String puzzle = "/api/games/ggltcg/puzzles/" + each.get("number").asInt();
      List<Boolean> right = new ArrayList<>();
      for (JsonNode move : client.get(puzzle).json().at("/position/choice/moves")) {
        JsonNode answer = answered(puzzle, move.get("notation").asString());
        right.add(answer.get("right").asBoolean());
        if (!answer.get("right").asBoolean()) {
          assertThat(answer.get("chance").asInt())
              .as("%s %s", puzzle, move.get("notation"))
              .isLessThanOrEqualTo(answer.get("best").asInt());
        }
      }
      assertThat(right).as(puzzle).containsOnlyOnce(true).contains(false);
    }
  }

  @Test
  void nonsense_is_refused() {
    assertThat(client.post(DRUM_OR_WIZARD + "/answer", Map.of("move", "win")).status())
        .isEqualTo(422);
    assertThat(client.post(DRUM_OR_WIZARD + "/answer", Map.of("move", 7)).status()).isEqualTo(400);
    for (String number : List.of("0", "-1", "01", "99999999999", "x", "1%20")) {
      assertThat(client.get("/api/games/ggltcg/puzzles/" + number).status())
          .as(number)
          .isEqualTo(404);
    }
  }

  @Test
  void who_is_nobody_yet_may_look_but_not_answer() {
    Client nobody = new Client(SERVER.port());

    assertThat(nobody.get(DRUM_OR_WIZARD).status()).isEqualTo(200);
    assertThat(
            nobody
                .post(DRUM_OR_WIZARD + "/answer", Map.of("move", "tussle wizard > umbruh"))
                .status())
        .isEqualTo(401);
  }
}
