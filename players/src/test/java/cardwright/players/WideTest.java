package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/// Decisions of very many moves.
final class WideTest {
  /// How many nanoseconds go by on the player's clock with each move that is tried.
  private static final long MOVE = 20_000;

  private static final int MOVES = 600;
  private static final int TARGETS = 400;
  private static final int PLAYS = 5;

  private final Map<String, Walk.Place> places = new LinkedHashMap<>();

  private void place(String name, Seat seat, double value, Map<String, List<String>> moves) {
    places.put(name, new Walk.Place(seat, value, false, moves));
  }

  /// Hundreds of moves that ask for one of hundreds of targets, for both, turn after turn.
  private void turn(String turn, String next, Seat seat, boolean passing) {
    Map<String, List<String>> moves = new LinkedHashMap<>();
    Map<String, List<String>> targets = new LinkedHashMap<>();
    for (int i = 0; i < MOVES; i++) {
      moves.put("aim " + i, List.of("targets" + turn));
    }
    for (int i = 0; i < TARGETS; i++) {
      targets.put("hit " + i, List.of("start" + turn));
    }
    moves.put(passing ? "pass" : "end turn", List.of(passing ? "offered" + turn : "start" + next));
    place("start" + turn, seat, 0, moves);
    place("targets" + turn, seat, 0.1, targets);
    Map<String, List<String>> answers = new LinkedHashMap<>(moves);
    answers.put("pass", List.of("start" + next));
    place("offered" + turn, seat.other(), 0, answers);
  }

  private double millis(boolean passing, Budget budget) {
    String turn = "";
    for (int i = 0; i < PLAYS; i++) {
      turn(turn, turn + "'", Seat.of(i % 2), passing);
      turn += "'";
    }
    places.put("start" + turn, new Walk.Place(null, 1, true, Map.of()));
    Walk walk = new Walk(places);
    LongSupplier clock = () -> walk.played().sum() * MOVE;
    SearchPlayer player =
        new SearchPlayer(walk, budget, Accuracy.FULL, 1, PlayerOptions.NONE, clock);
    player.think(new View(Walk.at("start", walk)));
    return clock.getAsLong() / 1e6;
  }

  @Test
  void hundreds_of_moves_with_hundreds_of_targets_take_no_longer_than_asked() {
    assertThat(millis(false, Budget.millis(100))).isLessThan(150);
  }

  @Test
  void hundreds_of_moves_until_both_have_passed_take_no_longer_than_asked() {
    assertThat(millis(true, Budget.millis(100))).isLessThan(150);
  }

  @Test
  void without_a_time_limit_they_take_far_longer() {
    assertThat(millis(true, Budget.iterations(1))).isGreaterThan(1000);
  }
}
