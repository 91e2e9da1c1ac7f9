package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.EncounterSums;
import java.util.ArrayList;
import java.util.List;

/// What going first comes to, added up while it is played. Any thread may ask what there is so far.
public final class GoingFirstSums {
  private final List<Deck> decks;
  private final List<String> players;

  /// How many encounters there are under each player.
  private final int level;

  private final EncounterSums sums;

  GoingFirstSums(List<Deck> decks, List<String> players) {
    this.decks = decks;
    this.players = players;
    this.level = decks.size() * (decks.size() + 1) / 2;
    List<EncounterSum> encounters = new ArrayList<>();
    for (String player : players) {
      for (int number = 0; number < level; number++) {
        encounters.add(new EncounterSum(player));
      }
    }
    this.sums = new EncounterSums(encounters);
  }

  /// Adds games of two decks, or of one with itself.
  ///
  /// @param player the number of who played them
  /// @param number of their encounter, as they stand in [GoingFirstReport.Level#encounters]
  void add(int player, int number, Encounter more) {
    sums.add(player * level + number, more);
  }

  /// How many games are over.
  public long games() {
    return sums.games();
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public GoingFirstReport report() {
    List<Encounter> encounters = sums.encounters();
    List<GoingFirstReport.Level> all = new ArrayList<>();
    for (int player = 0; player < players.size(); player++) {
      all.add(
          new GoingFirstReport.Level(
              players.get(player),
              decks,
              encounters.subList(player * level, (player + 1) * level)));
    }
    return new GoingFirstReport(all);
  }
}
