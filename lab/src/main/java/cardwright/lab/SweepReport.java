package cardwright.lab;

import java.util.ArrayList;
import java.util.Comparator;
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
  public record Value(int value, Optional<String> refused, PairDifferences gains, Encounter games) {
    private Value plus(PlayedPair pair, PlayedPair printed) {
      return new Value(
          value,
          refused,
          gains.plus(PairDifferences.of(pair.points(), printed.points())),
          games.plus(Encounter.of(pair)));
    }
  }

  /// Keeps its own list.
  public SweepReport {
    values = List.copyOf(values);
  }

  /// No games.
  static SweepReport none(String player) {
    return new SweepReport(Encounter.none(player), List.of());
  }

  /// The report with a value that is to be played.
  SweepReport with(int value, String player) {
    return and(new Value(value, Optional.empty(), PairDifferences.NONE, Encounter.none(player)));
  }

  /// The report with a value that cannot be played.
  SweepReport without(int value, String reason) {
    return and(
        new Value(
            value,
            Optional.of(reason),
            PairDifferences.NONE,
            Encounter.none(printed.report().a())));
  }

  private SweepReport and(Value more) {
    List<Value> all = new ArrayList<>(values);
    all.add(more);
    all.sort(Comparator.comparingInt(Value::value));
    return new SweepReport(printed, all);
  }

  /// The report with a pair of games with what is printed.
  SweepReport plusPrinted(PlayedPair pair) {
    return new SweepReport(printed.plus(Encounter.of(pair)), values);
  }

  /// The report with a pair of games with another value.
  SweepReport plus(int value, PlayedPair pair, PlayedPair asItIs) {
    return new SweepReport(
        printed,
        values.stream()
            .map(each -> each.value() == value ? each.plus(pair, asItIs) : each)
            .toList());
  }

  /// How many games there were.
  public long games() {
    return printed.games() + values.stream().mapToLong(each -> each.games().games()).sum();
  }

  /// How many of them were different ones.
  public long distinct() {
    return printed.distinct() + values.stream().mapToLong(each -> each.games().distinct()).sum();
  }
}
