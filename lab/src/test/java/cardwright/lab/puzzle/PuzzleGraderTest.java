package cardwright.lab.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PuzzleGraderTest {
  private static int rating(int greedy, int easy, int normal, int hard, int expert) {
    return PuzzleGrader.rating(
        Map.of("greedy", greedy, "easy", easy, "normal", normal, "hard", hard, "expert", expert));
  }

  @Test
  void the_fewer_players_solve_a_puzzle_the_harder_it_is() {
    List<Integer> ratings =
        List.of(
            rating(4, 4, 4, 4, 4),
            rating(0, 4, 4, 4, 4),
            rating(0, 0, 4, 4, 4),
            rating(0, 0, 0, 4, 4),
            rating(0, 0, 0, 0, 4),
            rating(0, 0, 0, 0, 0));

    assertThat(ratings).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void what_every_second_try_of_a_player_solves_is_rated_near_that_player() {
    assertThat(rating(1, 1, 2, 3, 3)).isBetween(1200, 1400);
  }
}
