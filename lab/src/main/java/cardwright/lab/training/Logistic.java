package cardwright.lab.training;

import java.util.Arrays;
import java.util.List;

/// Logistic regression without a constant: how likely a win is by what two sides differ in.
///
/// @param weights one for each figure
record Logistic(List<Double> weights) {
  private static final int STEPS = 60;
  private static final int HALVINGS = 30;
  private static final double SAME = 1e-10;

  /// Keeps figures that always go together from having any weights at all.
  private static final double PULL = 1e-6;

  /// What was seen once.
  ///
  /// @param figures what one side has more than the other
  /// @param score what that side got: 1 for a win, 0 for a loss, one half for a draw
  record Sample(List<Double> figures, double score) {}

  /// The weights under which what was seen is most likely (Newton's method).
  ///
  /// @param samples at least one, all with as many figures
  static Logistic of(List<Sample> samples) {
    int size = samples.getFirst().figures().size();
    double[] weights = new double[size];
    double loss = loss(samples, weights);
    for (int step = 0; step < STEPS; step++) {
      double[] change = change(samples, weights);
      double[] next = moved(weights, change, 1);
      double now = loss(samples, next);
      double far = 1;
      for (int i = 0; i < HALVINGS && now > loss; i++) {
        far /= 2;
        next = moved(weights, change, far);
        now = loss(samples, next);
      }
      boolean done = loss - now < SAME;
      if (now <= loss) {
        weights = next;
        loss = now;
      }
      if (done) {
        break;
      }
    }
    return new Logistic(Arrays.stream(weights).boxed().toList());
  }

  /// The mean loss of all forecasts; 0.693 for who knows nothing.
  double loss(List<Sample> samples) {
    return loss(samples, weights.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /// The loss of a forecast.
  ///
  /// @param chance that was given to a win, from 0 to 1
  static double loss(double chance, double score) {
    double sure = Math.clamp(chance, 1e-9, 1 - 1e-9);
    return -(score * StrictMath.log(sure) + (1 - score) * StrictMath.log(1 - sure));
  }

  /// The chance to win that goes with a sum of weighted figures.
  static double chance(double sum) {
    return 1 / (1 + StrictMath.exp(-sum));
  }

  private static double loss(List<Sample> samples, double[] weights) {
    double sum = 0;
    for (Sample sample : samples) {
      sum += loss(chance(sum(sample, weights)), sample.score());
    }
    return sum / samples.size();
  }

  private static double sum(Sample sample, double[] weights) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * sample.figures().get(i);
    }
    return sum;
  }

  private static double[] moved(double[] weights, double[] change, double far) {
    double[] moved = weights.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += far * change[i];
    }
    return moved;
  }

  private static double[] change(List<Sample> samples, double[] weights) {
    int size = weights.length;
    double[][] slopes = new double[size][size + 1];
    for (Sample sample : samples) {
      double chance = chance(sum(sample, weights));
      double certain = chance * (1 - chance);
      for (int i = 0; i < size; i++) {
        double figure = sample.figures().get(i);
        slopes[i][size] += (sample.score() - chance) * figure;
        for (int j = 0; j < size; j++) {
          slopes[i][j] += certain * figure * sample.figures().get(j);
        }
      }
    }
    for (int i = 0; i < size; i++) {
      slopes[i][i] += PULL * (1 + slopes[i][i]);
    }
    return solved(slopes);
  }

  /// Solves linear equations (Gauss); the last column is the right side.
  private static double[] solved(double[][] rows) {
    int size = rows.length;
    for (int at = 0; at < size; at++) {
      int most = at;
      for (int row = at + 1; row < size; row++) {
        most = Math.abs(rows[row][at]) > Math.abs(rows[most][at]) ? row : most;
      }
      double[] swapped = rows[at];
      rows[at] = rows[most];
      rows[most] = swapped;
      for (int row = 0; row < size; row++) {
        double share = row == at ? 0 : rows[row][at] / rows[at][at];
        for (int column = at; column <= size; column++) {
          rows[row][column] -= share * rows[at][column];
        }
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = rows[i][size] / rows[i][i];
    }
    return solution;
  }
}
