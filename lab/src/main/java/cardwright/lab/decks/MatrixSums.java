package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.EncounterSums;
import java.util.List;
import java.util.stream.Stream;

/// What a matrix comes to, added up while it is played. Any thread may ask what there is so far.
public final class MatrixSums {
  private final List<Deck> decks;
  private final EncounterSums sums;

  MatrixSums(List<Deck> decks, String player) {
    this.decks = decks;
    this.sums =
        new EncounterSums(
            Stream.generate(() -> new EncounterSum(player))
                .limit(decks.size() * (decks.size() - 1L) / 2)
                .toList());
  }

  /// Adds games of two decks.
  ///
  /// @param number of their encounter, as they stand in [MatrixReport#encounters]
  void add(int number, Encounter more) {
    sums.add(number, more);
  }

  /// How many games are over.
  public long games() {
    return sums.games();
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public MatrixReport report() {
    return new MatrixReport(decks, sums.encounters());
  }
}
