package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import java.util.ArrayList;
import java.util.List;

/// What going first comes to, added up while it is played. Any thread may ask what there is so far.
public final class GoingFirstSums {
  private final List<Deck> decks;
  private final List<String> players;
  private final List<List<EncounterSum>> levels = new ArrayList<>();
  private long games;

  GoingFirstSums(List<Deck> decks, List<String> players) {
    this.decks = decks;
    this.players = players;
    for (String player : players) {
      List<EncounterSum> level = new ArrayList<>();
      for (int i = 0; i < decks.size() * (decks.size() + 1) / 2; i++) {
        level.add(new EncounterSum(player));
      }
      levels.add(level);
    }
  }

  /// Adds games of two decks, or of one with itself.
  ///
  /// @param player the number of who played them
  /// @param number of their encounter, as they stand in [GoingFirstReport.Level#encounters]
  synchronized void add(int player, int number, Encounter more) {
    levels.get(player).get(number).add(more);
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public synchronized GoingFirstReport report() {
    List<GoingFirstReport.Level> all = new ArrayList<>();
    for (int player = 0; player < players.size(); player++) {
      all.add(
          new GoingFirstReport.Level(
              players.get(player),
              decks,
              levels.get(player).stream().map(EncounterSum::encounter).toList()));
    }
    return new GoingFirstReport(all);
  }
}
