package cardwright.lab;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a sweep comes to, added up while it is played. Any thread may ask what there is so far.
public final class SweepSums {
  private final String player;
  private final EncounterSum printed;
  private final Map<Integer, ValueSum> values = new TreeMap<>();
  private final Map<Integer, String> refused = new TreeMap<>();
  private long games;

  SweepSums(String player) {
    this.player = player;
    this.printed = new EncounterSum(player);
  }

  private static final class ValueSum {
    private final EncounterSum games;
    private PairDifferences gains = PairDifferences.NONE;

    ValueSum(String player) {
      games = new EncounterSum(player);
    }
  }

  /// Adds a value that is to be played.
  synchronized void add(int value) {
    values.put(value, new ValueSum(player));
  }

  /// Adds a value that cannot be played.
  synchronized void refuse(int value, String reason) {
    refused.put(value, reason);
  }

  /// Adds a pair of games with what is printed.
  synchronized void asPrinted(PlayedPair pair) {
    printed.add(Encounter.of(pair));
    games += 2;
  }

  /// Adds a pair of games with another value.
  ///
  /// @param value one that was added
  /// @param asItIs the same pair with what is printed
  synchronized void with(int value, PlayedPair pair, PlayedPair asItIs) {
    ValueSum sum = values.get(value);
    if (sum == null) {
      throw new IllegalArgumentException("the value " + value + " was not added");
    }
    sum.games.add(Encounter.of(pair));
    sum.gains = sum.gains.plus(PairDifferences.of(pair.points(), asItIs.points()));
    games += 2;
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over.
  public synchronized SweepReport report() {
    Map<Integer, SweepReport.Value> all = new TreeMap<>();
    values.forEach((value, sum) ->
        all.put(
            value,
            new SweepReport.Value(value, Optional.empty(), sum.gains, sum.games.encounter())));
    refused.forEach((value, reason) ->
        all.put(
            value,
            new SweepReport.Value(
                value, Optional.of(reason), PairDifferences.NONE, Encounter.none(player))));
    return new SweepReport(printed.encounter(), all.values().stream().toList());
  }
}
