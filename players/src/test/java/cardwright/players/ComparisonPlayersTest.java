package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The players that others are compared with: flat Monte Carlo, and alpha-beta on one determinization.
final class ComparisonPlayersTest {
  private static final int PLAYS = 30;

  private final Bazaar game = new Bazaar();

  private Position start(long seed) {
    return game.start(
        Opening.of("usual", Bazaar.STALLS, Bazaar.THIEVES), new SeededChance(seed), null);
  }

  private double score(String one, String other) {
    return BazaarMatch.score(one, other, PLAYS, number -> start(number / 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat:200", "alphabeta:200"})
  void they_beat_random_play(String name) {
    assertThat(score(name, "random")).isGreaterThan(0.8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat:50", "alphabeta:50"})
  void they_make_the_same_moves_with_the_same_seed(String name) {
    assertThat(Players.repeats(name, PlayerOptions.NONE)).isTrue();
    assertThat(moves(name, PlayerOptions.NONE)).isEqualTo(moves(name, PlayerOptions.NONE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat", "alphabeta", "flat:1s", "alphabeta:20ms"})
  void with_a_time_they_need_not(String name) {
    assertThat(Players.repeats(name, PlayerOptions.NONE)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat:1000000", "alphabeta:1000000"})
  void a_limit_in_time_ends_their_thought(String name) {
    PlayerOptions limited = PlayerOptions.NONE.within(OptionalLong.of(1));
    Position position = start(1);
    int move = Players.named(name, game, 1, limited).choose(new View(position));
    assertThat(move).isBetween(0, position.choice().count() - 1);
  }

  private List<Integer> moves(String name, PlayerOptions options) {
    return IntStream.range(0, 20)
        .mapToObj(seed -> Players.named(name, game, seed, options).choose(new View(start(seed))))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat:400", "alphabeta:400"})
  void a_win_behind_an_answer_is_found(String name) {
    assertThat(moveInTrap(name)).isEqualTo("wait");
  }

  @Test
  void alpha_beta_looks_so_deep_as_its_budget_allows() {
    assertThat(moveInTrap("alphabeta:2")).isEqualTo("grab");
  }

  /// The move made where what looks best at once loses to the answer, and the other move wins whatever is answered.
  private static String moveInTrap(String name) {
    Walk walk =
        new Walk(
            Map.of(
                "start", decides(Seat.A, 0, Map.of("grab", "rich", "wait", "calm")),
                "rich", decides(Seat.B, 0.9, Map.of("strike", "lost", "sleep", "won")),
                "calm", decides(Seat.B, -0.9, Map.of("strike", "won", "sleep", "won")),
                "won", end(1),
                "lost", end(-1)));
    View view = new View(Walk.at("start", walk));
    int move = Players.named(name, walk, 1).choose(view);
    return view.choice().move(move).notation();
  }

  private static Walk.Place decides(Seat seat, double value, Map<String, String> moves) {
    return new Walk.Place(
        seat,
        value,
        false,
        moves.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> List.of(each.getValue()))));
  }

  private static Walk.Place end(double value) {
    return new Walk.Place(null, value, true, Map.of());
  }
}
