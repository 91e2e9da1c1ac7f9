package cardwright.lab.ladder;

import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.EncounterSums;
import java.util.ArrayList;
import java.util.List;

/// What a ladder comes to, added up while it is played. Any thread may ask what there is so far.
public final class LadderSums {
  private final List<String> players;
  private final EncounterSums sums;

  LadderSums(List<String> players) {
    this.players = players;
    List<EncounterSum> encounters = new ArrayList<>();
    for (int one = 0; one < players.size(); one++) {
      for (int other = one + 1; other < players.size(); other++) {
        encounters.add(new EncounterSum(players.get(one), players.get(other)));
      }
    }
    this.sums = new EncounterSums(encounters);
  }

  /// Adds games of two players.
  ///
  /// @param number of their encounter, as they stand in [LadderReport#encounters]
  void add(int number, Encounter more) {
    sums.add(number, more);
  }

  /// How many games are over.
  public long games() {
    return sums.games();
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public LadderReport report() {
    return new LadderReport(players, sums.encounters());
  }
}
