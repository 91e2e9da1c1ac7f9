package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import java.util.ArrayList;
import java.util.List;

/// What a matrix comes to, added up while it is played. Any thread may ask what there is so far.
public final class MatrixSums {
  private final List<Deck> decks;
  private final List<EncounterSum> encounters = new ArrayList<>();
  private long games;

  MatrixSums(List<Deck> decks, String player) {
    this.decks = decks;
    for (int i = 0; i < decks.size() * (decks.size() - 1) / 2; i++) {
      encounters.add(new EncounterSum(player));
    }
  }

  /// Adds games of two decks.
  ///
  /// @param number of their encounter, as they stand in [MatrixReport#encounters]
  synchronized void add(int number, Encounter more) {
    encounters.get(number).add(more);
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public synchronized MatrixReport report() {
    return new MatrixReport(decks, encounters.stream().map(EncounterSum::encounter).toList());
  }
}
