package cardwright.lab.ladder;

import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import java.util.ArrayList;
import java.util.List;

/// What a ladder comes to, added up while it is played. Any thread may ask what there is so far.
public final class LadderSums {
  private final List<String> players;
  private final List<EncounterSum> encounters = new ArrayList<>();
  private long games;

  LadderSums(List<String> players) {
    this.players = players;
    for (int one = 0; one < players.size(); one++) {
      for (int other = one + 1; other < players.size(); other++) {
        encounters.add(new EncounterSum(players.get(one), players.get(other)));
      }
    }
  }

  /// Adds games of two players.
  ///
  /// @param number of their encounter, as they stand in [LadderReport#encounters]
  synchronized void add(int number, Encounter more) {
    encounters.get(number).add(more);
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public synchronized LadderReport report() {
    return new LadderReport(players, encounters.stream().map(EncounterSum::encounter).toList());
  }
}
