package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.lab.games.Pebbles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TuningTest {
  private static final String GOOD = "good heaps";

  /// Pebbles, in which having a heap from which one can win is worth that.
  private static Pebbles worth(double good) {
    return new Pebbles(Optional.of(new EvaluationFeature.Kind(Message.plain(GOOD), 0.5)))
        .valuedBy(
            "width\t1\t1\nstart\t0\ninput\t%s\t0\t%s\nsecond\t0\t0\t0\nlast\t0\t0\n"
                .formatted(GOOD, good));
  }

  private static Tuned tuned(double good, int steps, long seed, int threads) {
    return tuning(worth(good), steps, seed, threads).run((done, soFar) -> {});
  }

  private static Tuning tuning(Pebbles game, int steps, long seed, int threads) {
    return new Tuning(game, Pebbles.FORMAT, "greedy", new TuningSettings(steps, 8), seed, threads);
  }

  @Test
  void what_helps_to_win_comes_to_be_worth_something() {
    Tuned tuned = tuned(0, 40, 7, 1);
    assertThat(tuned.terms())
        .singleElement()
        .satisfies(term -> {
          assertThat(term.name()).isEqualTo(GOOD);
          assertThat(term.before()).isZero();
          assertThat(term.after()).isPositive();
        });
    assertThat(worth(0).valuedBy(tuned.network()).learnedValue())
        .contains("input\t" + GOOD + "\t0\t0.");
  }

  @Test
  void terms_that_are_worth_something_together_keep_that() {
    assertThat(tuned(0.75, 20, 7, 1).terms().getFirst().after()).isEqualTo(0.75, within(1e-4));
  }

  @Test
  void it_is_the_same_for_any_number_of_threads() {
    assertThat(tuned(0, 10, 7, 3)).isEqualTo(tuned(0, 10, 7, 1));
    assertThat(tuned(0, 10, 8, 1)).isNotEqualTo(tuned(0, 10, 7, 1));
  }

  @Test
  void every_step_is_told_and_what_it_comes_to_is_what_fewer_steps_come_to() {
    List<Tuned> told = new ArrayList<>();
    Tuned all =
        tuning(worth(0), 5, 7, 1)
            .run((done, soFar) -> {
              assertThat(soFar.get().steps()).isEqualTo(done);
              told.add(soFar.get());
            });
    assertThat(told).hasSize(5).last().isEqualTo(all);
  }

  @Test
  void what_cannot_be_tuned_is_refused() {
    Pebbles nameless =
        new Pebbles().valuedBy("width\t1\t1\nstart\t0\nsecond\t0\t0\t0\nlast\t0\t0\n");
    assertThatThrownBy(() -> tuning(nameless, 5, 7, 1).run((done, soFar) -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("Pebbles does not name the terms of its value");
    assertThatThrownBy(() -> new TuningSettings(5, 7))
        .isInstanceOf(Refused.class)
        .hasMessage("the games of a step are played in pairs: an even number, not 7");
    assertThatThrownBy(() -> new TuningSettings(0, 8))
        .isInstanceOf(Refused.class)
        .hasMessage("steps of tuning are from 1 to 1000000, not 0");
  }
}
