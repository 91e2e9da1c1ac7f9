package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.lab.games.Pebbles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FittingTest {
  private static final EvaluationFeature.Kind GOOD =
      new EvaluationFeature.Kind(Message.plain("good heaps"), 0.5);
  private static final Pebbles TERMED = new Pebbles(Optional.of(GOOD));

  private static Fit fit(int games, long seed, int threads) {
    return new Fitting(
            TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "random", games, seed, threads))
        .run(Optional.empty(), (done, soFar) -> {});
  }

  @Test
  void the_fit_is_the_same_for_any_number_of_threads() {
    assertThat(fit(200, 7, 3)).isEqualTo(fit(200, 7, 1));
    assertThat(fit(200, 8, 1)).isNotEqualTo(fit(200, 7, 1));
  }

  @Test
  void what_helps_to_win_gets_a_weight() {
    Fit fit = fit(2_000, 7, 2);
    assertThat(fit.terms().getFirst().odds()).isPositive();
    assertThat(fit.terms().getFirst().stands()).isEqualTo(0.5);
    assertThat(fit.loss().fitted()).isLessThan(StrictMath.log(2));
    assertThat(fit.games()).isEqualTo(2_000);
  }

  @Test
  void every_progress_is_told() {
    List<Integer> told = new ArrayList<>();
    new Fitting(TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "random", 20, 7, 2))
        .run(Optional.empty(), (done, soFar) -> told.add(done));
    assertThat(told).hasSize(20).isSorted().last().isEqualTo(20);
  }

  @Test
  void weights_that_are_right_for_the_scores_come_back_in_the_games_own_measure() {
    Chance chance = new SeededChance(3);
    List<Fit.Seen> seen = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double a = chance.roll(9);
      double b = chance.roll(9);
      double sum = 0.3 * a - 0.6 * b;
      double score = chance.roll(1_000_000) < 1_000_000 * Logistic.chance(sum) ? 1 : 0;
      List<EvaluationFeature> own =
          List.of(
              new EvaluationFeature(Message.plain("a"), a, 1 * a),
              new EvaluationFeature(Message.plain("b"), b, -2 * b));
      List<EvaluationFeature> none =
          List.of(
              new EvaluationFeature(Message.plain("a"), 0, 0),
              new EvaluationFeature(Message.plain("b"), 0, 0));
      seen.add(new Fit.Seen(own, none, StrictMath.tanh(sum / 2), Seat.of(i % 2), score));
    }
    Fit fit = Fit.of(seen, seen, 1);
    assertThat(fit.terms().getFirst().fitted()).isEqualTo(1, within(0.1));
    assertThat(fit.terms().getLast().fitted()).isEqualTo(-2, within(0.1));
    assertThat(fit.terms().getLast().stands()).isEqualTo(-2, within(1e-9));
    assertThat(fit.loss().fitted()).isEqualTo(fit.loss().stands(), within(0.002));
  }

  @Test
  void a_game_with_the_fitted_weights_values_its_positions_by_them() {
    Fit fit = fit(400, 7, 2);
    Game reweighed = fit.in(TERMED);
    Position start =
        TERMED.start(
            Opening.of("heap", Deck.of("Pebble"), Deck.of("Pebble")), new SeededChance(1), null);
    double lead =
        TERMED.terms(start, Seat.A).getFirst().amount()
            - TERMED.terms(start, Seat.B).getFirst().amount();
    assertThat(lead).isNotZero();
    assertThat(reweighed.value(start, Seat.A))
        .isEqualTo(StrictMath.tanh(fit.terms().getFirst().odds() * lead / 2), within(1e-12))
        .isEqualTo(-reweighed.value(start, Seat.B), within(1e-12));
  }

  @Test
  void what_cannot_be_fitted_is_refused() {
    assertThatThrownBy(() ->
            new Fitting(TrainingGames.ofItself(new Pebbles(), Pebbles.FORMAT, "random", 10, 1, 1))
                .run(Optional.empty(), (done, soFar) -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("Pebbles does not name what its evaluation is made of");
    assertThatThrownBy(() -> TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "random", 9, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("learning needs at least 10 games, not 9");
    assertThatThrownBy(() -> TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "oracle", 10, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no player 'oracle'");
  }
}
