package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.SeededChance;
import cardwright.lab.training.Logistic.Sample;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LogisticTest {
  private static List<Sample> drawn(int count, List<Double> weights) {
    Chance chance = new SeededChance(4);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Double> figures = new ArrayList<>();
      double sum = 0;
      for (double weight : weights) {
        double figure = chance.roll(9) - 4;
        figures.add(figure);
        sum += weight * figure;
      }
      boolean wins = chance.roll(1_000_000) < 1_000_000 * Logistic.chance(sum);
      samples.add(new Sample(figures, wins ? 1 : 0));
    }
    return samples;
  }

  @Test
  void the_weights_that_made_the_scores_are_found() {
    List<Double> weights = List.of(0.5, -0.25, 0.0);
    Logistic found = Logistic.of(drawn(20_000, weights));
    for (int i = 0; i < weights.size(); i++) {
      assertThat(found.weights().get(i)).isEqualTo(weights.get(i), within(0.03));
    }
  }

  @Test
  void no_other_weights_lose_less() {
    List<Sample> samples = drawn(2_000, List.of(0.5, -0.25));
    Logistic found = Logistic.of(samples);
    for (double by : List.of(-0.01, 0.01)) {
      List<Double> others = List.of(found.weights().getFirst() + by, found.weights().getLast());
      assertThat(new Logistic(others).loss(samples)).isGreaterThan(found.loss(samples));
    }
  }

  @Test
  void figures_that_always_go_together_share_their_weight() {
    List<Sample> twice =
        drawn(5_000, List.of(0.6)).stream()
            .map(each ->
                new Sample(
                    List.of(each.figures().getFirst(), each.figures().getFirst()), each.score()))
            .toList();
    Logistic found = Logistic.of(twice);
    assertThat(found.weights().getFirst() + found.weights().getLast()).isEqualTo(0.6, within(0.05));
  }
}
