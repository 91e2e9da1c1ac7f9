package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayersTest {
  private final Map<String, Walk.Place> places = new LinkedHashMap<>();

  @Test
  void an_unknown_player_is_refused_with_the_names_of_the_known_ones() {
    assertThatThrownBy(() -> Players.named("oracle", new Walk(places), 1))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there is no player 'oracle'; known are random, greedy, beginner, easy, normal, hard, expert, search, flat,"
                + " alphabeta");
  }

  @Test
  void a_player_is_found_regardless_of_case() {
    assertThat(Players.named("Greedy", new Walk(places), 1)).isInstanceOf(GreedyPlayer.class);
    assertThat(Players.names())
        .containsExactly(
            "random",
            "greedy",
            "beginner",
            "easy",
            "normal",
            "hard",
            "expert",
            "search",
            "flat",
            "alphabeta");
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "beginner", "easy", "normal", "search:50"})
  void a_player_makes_the_same_moves_with_the_same_seed(String name) {
    place("start", Seat.A, 0, "left", "dice", "right", "dice");
    moves("dice", Seat.B, 0, Map.of("on", List.of("start")));
    assertThat(choices(name, 7)).isEqualTo(choices(name, 7));
  }

  @Test
  void the_random_player_makes_each_move_about_equally_often() {
    place("start", Seat.A, 0, "left", "start", "middle", "start", "right", "start");
    List<Integer> choices = choices("random", 7);
    for (int move = 0; move < 3; move++) {
      int wanted = move;
      assertThat(choices.stream().filter(each -> each == wanted).count()).isBetween(280L, 390L);
    }
  }

  @Test
  void the_greedy_player_takes_the_move_of_the_best_value() {
    place("start", Seat.A, 0, "lose some", "poor", "win some", "rich", "stay", "even");
    other("poor", -0.2);
    other("rich", 0.2);
    other("even", 0);
    assertThat(greedy()).isEqualTo("win some");
  }

  @Test
  void the_greedy_player_takes_a_win_and_shuns_a_loss() {
    place("start", Seat.A, 0, "lose", "lost", "win", "won", "get rich", "rich");
    end("lost", -1);
    end("won", 1);
    other("rich", 0.9);
    assertThat(greedy()).isEqualTo("win");
  }

  @Test
  void the_first_of_equal_moves_is_taken() {
    place("start", Seat.A, 0, "one", "even", "two", "even");
    other("even", 0);
    assertThat(greedy()).isEqualTo("one");
  }

  @Test
  void a_move_that_gains_nothing_is_not_preferred_to_ending_the_turn() {
    place("start", Seat.A, 0.1, "dither", "same", "end turn", "theirs");
    place("same", Seat.A, 0.1, "dither", "start", "end turn", "theirs");
    other("theirs", -0.1);
    assertThat(greedy()).isEqualTo("end turn");
  }

  @Test
  void a_move_that_gains_something_is_made_before_the_turn_ends() {
    place("start", Seat.A, 0.1, "end turn", "theirs", "gain", "richer");
    place("richer", Seat.A, 0.2, "dither", "richer", "end turn", "theirs later");
    other("theirs", -0.1);
    other("theirs later", 0);
    assertThat(greedy()).isEqualTo("gain");
  }

  @Test
  void a_move_that_loses_something_is_made_where_the_next_one_of_the_turn_wins_more() {
    place("start", Seat.A, 0, "end turn", "theirs", "sow", "sown");
    place("sown", Seat.A, -0.2, "end turn", "theirs poorer", "reap", "reaped");
    place("reaped", Seat.A, 0.6, "end turn", "theirs later", "dither", "reaped");
    other("theirs", 0);
    other("theirs poorer", -0.2);
    other("theirs later", 0.6);
    assertThat(greedy()).isEqualTo("sow");
  }

  @Test
  void a_plan_goes_no_further_than_the_own_turn() {
    place("start", Seat.A, 0, "end turn", "theirs", "sow", "sown");
    place("sown", Seat.A, -0.2, "end turn", "theirs poorer", "wait", "theirs to wait");
    place("theirs to wait", Seat.B, -0.2, "pass it back", "mine again'", "forget", "mine again'");
    place("mine again'", Seat.A, -0.2, "end turn", "theirs poorer", "reap", "reaped'");
    other("theirs", 0);
    other("theirs poorer", -0.2);
    other("reaped'", 0.6);
    assertThat(greedy()).isEqualTo("end turn");
  }

  @Test
  void the_best_target_of_a_move_counts() {
    place("start", Seat.A, 0, "end turn", "theirs", "aim", "targets");
    place("targets", Seat.A, -0.5, "bad", "worse", "good", "better");
    place("worse", Seat.A, -0.5, "end turn", "theirs");
    place("better", Seat.A, 0.5, "end turn", "theirs later");
    other("theirs", 0);
    other("theirs later", 0.4);
    assertThat(greedy()).isEqualTo("aim");
  }

  @Test
  void the_last_move_that_can_be_paid_is_no_end_of_the_turn() {
    place("start", Seat.A, 0, "spend all", "poor", "aim", "targets", "end turn", "theirs");
    place("poor", Seat.A, -0.3, "end turn", "theirs later");
    place("targets", Seat.A, 0, "good", "better", "bad", "poor");
    place("better", Seat.A, 0.5, "dither", "better", "end turn", "theirs richer");
    other("theirs", 0);
    other("theirs later", -0.3);
    other("theirs richer", 0.2);
    assertThat(greedy()).isEqualTo("aim");
  }

  @Test
  void an_answer_of_the_other_side_is_feared() {
    place("start", Seat.A, 0, "attack", "window", "end turn", "theirs");
    place("window", Seat.B, 0.6, "let it be", "hit", "call it off", "missed");
    place("hit", Seat.A, 0.6, "end turn", "theirs later");
    place("missed", Seat.A, -0.4, "end turn", "theirs with less");
    other("theirs", 0);
    other("theirs later", 0.6);
    other("theirs with less", -0.4);
    assertThat(greedy()).isEqualTo("end turn");
  }

  @Test
  void chance_is_weighed_by_the_same_samples_for_every_move() {
    moves(
        "start",
        Seat.A,
        0,
        Map.of("gamble", List.of("poor", "rich"), "also gamble", List.of("poor", "rich")));
    other("poor", -0.5);
    other("rich", 0.5);
    assertThat(choices("greedy", 7)).containsOnly(0);
  }

  @Test
  void where_both_may_pass_a_move_is_judged_by_what_both_then_pass_into() {
    place("start", Seat.A, 0, "pass", "offered", "plant", "planted");
    place("offered", Seat.B, 0, "pass", "harvest'", "play storm", "storm");
    place("planted", Seat.B, -0.2, "pass", "start again", "play storm", "storm");
    place("start again", Seat.A, -0.2, "pass", "offered again", "plant", "planted");
    place("offered again", Seat.B, -0.2, "pass", "rich harvest'", "play storm", "storm");
    place("storm", Seat.A, -0.9, "pass", "poor'");
    other("harvest'", 0.1);
    other("rich harvest'", 0.4);
    other("poor'", -0.9);
    assertThat(greedy()).isEqualTo("plant");
  }

  @Test
  void a_play_that_gains_nothing_by_the_end_of_the_turn_is_not_made() {
    place("start", Seat.A, 0, "waste", "wasted", "pass", "offered");
    place("wasted", Seat.B, 0.3, "pass", "less again");
    place("less again", Seat.A, 0.3, "pass", "less offered", "waste", "wasted");
    place("less offered", Seat.B, 0.3, "pass", "less'");
    place("offered", Seat.B, 0, "pass", "harvest'");
    other("less'", 0);
    other("harvest'", 0.1);
    assertThat(greedy()).isEqualTo("pass");
  }

  @Test
  void the_best_target_of_a_play_counts_when_both_have_passed() {
    place("start", Seat.A, 0, "pass", "offered", "aim", "targets");
    place("targets", Seat.A, 0, "bad", "worse", "good", "better");
    place("worse", Seat.B, 0, "pass", "worse again");
    place("worse again", Seat.A, 0, "pass", "worse'");
    place("better", Seat.B, 0, "pass", "better again");
    place("better again", Seat.A, 0, "pass", "better'");
    place("offered", Seat.B, 0, "pass", "harvest'");
    other("worse'", -0.5);
    other("better'", 0.5);
    other("harvest'", 0);
    assertThat(greedy()).isEqualTo("aim");
  }

  @Test
  void after_the_second_pass_the_next_turn_is_not_passed_through_too() {
    place("start", Seat.A, 0, "hinder", "hindered", "pass", "their turn'");
    place("hindered", Seat.B, 0, "pass", "hindered again");
    place("hindered again", Seat.A, 0, "pass", "hindered turn'");
    place("their turn'", Seat.B, 0.1, "pass", "mine'");
    place("mine'", Seat.A, 0.1, "pass", "lost''");
    place("hindered turn'", Seat.B, 0, "pass", "mine'");
    end("lost''", -1);
    assertThat(greedy()).isEqualTo("pass");
  }

  @Test
  void what_cannot_be_passed_on_the_way_to_the_end_of_the_turn_is_decided_at_once() {
    place("start", Seat.A, 0, "pass", "offered", "plant", "planted");
    place("planted", Seat.B, 0, "pass", "planted again");
    place("planted again", Seat.A, 0, "pass", "discard");
    place("discard", Seat.A, 0, "discard gold", "poor'", "discard straw", "rich'");
    place("offered", Seat.B, 0, "pass", "harvest'");
    other("poor'", -0.5);
    other("rich'", 0.5);
    other("harvest'", 0);
    assertThat(greedy()).isEqualTo("plant");
  }

  private void place(String name, Seat seat, double value, String... waysAndPlaces) {
    Map<String, List<String>> moves = new LinkedHashMap<>();
    for (int i = 0; i < waysAndPlaces.length; i += 2) {
      moves.put(waysAndPlaces[i], List.of(waysAndPlaces[i + 1]));
    }
    moves(name, seat, value, moves);
  }

  private void moves(String name, Seat seat, double value, Map<String, List<String>> moves) {
    places.put(name, new Walk.Place(seat, value, false, moves));
  }

  private void end(String name, double value) {
    places.put(name, new Walk.Place(null, value, true, Map.of()));
  }

  /// A place where B goes on with a turn of its own.
  private void other(String name, double value) {
    place(name, Seat.B, value, "go on", name, "rest", name);
  }

  private String greedy() {
    Walk walk = new Walk(places);
    View view = new View(Walk.at("start", walk));
    int choice = Players.named("greedy", walk, 1).choose(view);
    return view.choice().move(choice).notation();
  }

  private List<Integer> choices(String name, long seed) {
    Walk walk = new Walk(places);
    Player player = Players.named(name, walk, seed);
    View view = new View(Walk.at("start", walk));
    return IntStream.range(0, 1000).mapToObj(i -> player.choose(view)).toList();
  }
}
