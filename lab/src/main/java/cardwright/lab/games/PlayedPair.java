package cardwright.lab.games;

import java.util.stream.Stream;

/// Two games that are over, with the same seed and the seats exchanged.
public record PlayedPair(Played first, Played second) {
  /// What the first side got in both.
  public double points() {
    return first.score() + second.score();
  }

  /// The courses of both.
  public Stream<Long> courses() {
    return Stream.of(first.course(), second.course());
  }
}
