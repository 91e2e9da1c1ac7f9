package cardwright.lab.cards;

import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairDifferences;
import java.util.List;
import java.util.Optional;

/// What the decks with a card came to with each value of one of its figures.
///
/// @param printed with the value that is printed
/// @param values the others, ascending
public record SweepReport(Encounter printed, List<Value> values) {
  /// What they came to with another value.
  ///
  /// @param refused why it could not be played; empty where it could
  /// @param gains what the decks scored beyond what they score with the value that is printed, in the same pairs
  /// @param games the games with it
  public record Value(
      int value, Optional<String> refused, PairDifferences gains, Encounter games) {}

  /// Keeps its own list.
  public SweepReport {
    values = List.copyOf(values);
  }

  /// How many games there were.
  public long games() {
    return printed.games() + values.stream().mapToLong(each -> each.games().games()).sum();
  }

  /// How far the widest range of what a value brings reaches from that, of the values that are played.
  public double widest() {
    return values.stream()
        .filter(each -> each.refused().isEmpty())
        .mapToDouble(each -> each.gains().reach())
        .max()
        .orElse(0);
  }

  /// How many of them were different ones.
  public long distinct() {
    return printed.distinct() + values.stream().mapToLong(each -> each.games().distinct()).sum();
  }
}
