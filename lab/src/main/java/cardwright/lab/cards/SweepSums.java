package cardwright.lab.cards;

import cardwright.lab.games.EncounterSum;
import cardwright.lab.pairs.ChangeSum;
import cardwright.lab.pairs.ChangedGames;
import cardwright.lab.pairs.PairedResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a sweep comes to, added up while it is played. Any thread may ask what there is so far.
public final class SweepSums {
  private final String player;
  private final List<Integer> values;
  private final Map<Integer, String> refused;
  private final EncounterSum printed;
  private final List<ChangeSum> changes = new ArrayList<>();
  private long games;

  /// @param values those that are played beside the one that is printed
  /// @param refused those that cannot be played, with the reasons
  SweepSums(List<Integer> values, Map<Integer, String> refused, String player) {
    this.player = player;
    this.values = List.copyOf(values);
    this.refused = Map.copyOf(refused);
    this.printed = new EncounterSum(player);
    values.forEach(_ -> changes.add(new ChangeSum(player)));
  }

  /// Adds games with what is printed and with each value.
  synchronized void add(PairedResult more) {
    printed.add(more.asItIs());
    for (int i = 0; i < changes.size(); i++) {
      changes.get(i).add(more.changes().get(i));
    }
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public synchronized SweepReport report() {
    Map<Integer, SweepReport.Value> all = new TreeMap<>();
    for (int i = 0; i < changes.size(); i++) {
      ChangedGames change = changes.get(i).changed();
      int value = values.get(i);
      all.put(
          value, new SweepReport.Value(value, Optional.empty(), change.gains(), change.games()));
    }
    ChangedGames none = ChangedGames.none(player);
    refused.forEach((value, reason) ->
        all.put(
            value, new SweepReport.Value(value, Optional.of(reason), none.gains(), none.games())));
    return new SweepReport(printed.encounter(), all.values().stream().toList());
  }
}
