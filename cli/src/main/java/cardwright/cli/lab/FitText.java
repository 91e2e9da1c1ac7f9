package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.lab.training.Fit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Weights of an evaluation, as they stand and as they fit, in words.
record FitText(Fit fit) {
  List<String> lines() {
    int width = fit.terms().stream().mapToInt(each -> each.name().length()).max().orElse(1);
    List<String> lines = new ArrayList<>();
    String head = "%-" + width + "s %10s %10s %10s";
    lines.add(
        String.format(Locale.ROOT, head, "the points of one of", "stand at", "fit at", "log odds"));
    String row = "%-" + width + "s %10.3f %10.3f %10.4f";
    for (Fit.Weight each : fit.terms()) {
      lines.add(
          String.format(Locale.ROOT, row, each.name(), each.stands(), each.fitted(), each.odds()));
    }
    lines.add("deciding is worth " + figure(fit.onTurn()) + " log odds");
    lines.add(
        Count.of(fit.positions(), "position")
            + " of "
            + Count.of(fit.games(), "game")
            + "; on every fifth game, held out, the mean log loss of forecasts is");
    lines.add("  " + figure(fit.loss().stands()) + " by the value as it stands");
    lines.add(
        "  " + figure(fit.loss().stretched()) + " by that value made as sure as it should be");
    lines.add(
        "  " + figure(fit.loss().fitted()) + " by the fitted weights (0.6931 is no knowledge)");
    return lines;
  }

  /// `0.6931`.
  static String figure(double number) {
    return String.format(Locale.ROOT, "%.4f", number);
  }
}
