package cardwright.cli.lab;

import cardwright.lab.statistics.Margin;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The option of experiments that end as soon as the ranges that they compare are narrow enough.
final class LabMargin {
  @Option(
      names = "--margin",
      paramLabel = "POINTS",
      description =
          "end as soon as no range that is compared reaches more than so many points of 100 to either side of its score, at two looks in a row: the first"
              + " comes after 50 pairs each, the next ones after a third more each time. --pairs is then the most that is played. All is played when not given")
  private Optional<Double> points = Optional.empty();

  /// How far the ranges may reach.
  ///
  /// @throws cardwright.engine.Refused when it is no margin
  Optional<Margin> margin() {
    return points.map(Margin::new);
  }
}
