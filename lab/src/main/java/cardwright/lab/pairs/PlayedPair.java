package cardwright.lab.pairs;

import cardwright.lab.games.Experiment;
import java.util.stream.Stream;

/// Two games of the same decks that are over, with the same seed and the seats exchanged.
public record PlayedPair(Experiment.Played first, Experiment.Played second) {
  /// What the first deck got in both.
  double points() {
    return first.score() + second.score();
  }

  /// The courses of both.
  Stream<Long> courses() {
    return Stream.of(first.course(), second.course());
  }
}
