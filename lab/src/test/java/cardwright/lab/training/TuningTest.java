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

  private static final String PEBBLES = "pebbles";

  /// Pebbles, in which having a heap from which one can win is worth that, and pebbles are worth this.
  private static Pebbles worth(double good, double pebbles) {
    return new Pebbles(Optional.of(new EvaluationFeature.Kind(Message.plain(GOOD), 0.5)))
        .valuedBy(
            "width\t1\t1\nstart\t0\ninput\t%s\t0\t%s\ninput\t%s\t0\t%s\nsecond\t0\t0\t0\nlast\t0\t0\n"
                .formatted(GOOD, good, PEBBLES, pebbles));
  }

  private static Pebbles worth(double good) {
    return worth(good, 0);
  }

  private static Tuned tuned(double good, int steps, long seed, int threads) {
    return tuning(worth(good), steps, seed, threads).run((done, soFar) -> {});
  }

  private static Tuning tuning(Pebbles game, int steps, long seed, int threads) {
    return new Tuning(
        game, Pebbles.FORMAT, "", "greedy", new TuningSettings(steps, 8), seed, threads);
  }

  @Test
  void what_helps_to_win_comes_to_be_worth_something() {
    Tuned tuned = tuned(0, 40, 7, 1);
    Tuned.Term good = tuned.terms().getFirst();
    assertThat(good.name()).isEqualTo(GOOD);
    assertThat(good.before()).isZero();
    assertThat(good.after()).isPositive();
    assertThat(worth(0).valuedBy(tuned.network()).learnedValue())
        .contains("input\t" + GOOD + "\t0\t0.");
  }

  @Test
  void terms_by_themselves_stay_as_large_as_they_were_all_together() {
    // What is good becomes worth more, so what is worth nothing becomes worth less. Only the first
    // step is looked at: a mean is smaller.
    Tuned tuned = tuned(0.01, 0.8, 1);
    Tuned.Term good = tuned.terms().getFirst();
    Tuned.Term pebbles = tuned.terms().getLast();
    double spread =
        TermSpread.of(TrainingGames.ofItself(worth(0.01, 0.8), Pebbles.FORMAT, "greedy", 40, 7, 1))
            .firstEntry()
            .getValue();
    assertThat(good.after()).isNotCloseTo(0.01, within(1e-3));
    assertThat(pebbles.after()).isNotCloseTo(0.8, within(1e-5));
    assertThat(Math.hypot(good.after() * spread, pebbles.after()))
        .isEqualTo(Math.hypot(0.01 * spread, 0.8), within(1e-4));
  }

  private static Tuned tuned(double good, double pebbles, int steps) {
    return tuning(worth(good, pebbles), steps, 7, 1).run((done, soFar) -> {});
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
    assertThat(told.get(2)).isEqualTo(tuned(0, 3, 7, 1));
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
