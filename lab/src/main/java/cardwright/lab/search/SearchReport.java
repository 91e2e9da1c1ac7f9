package cardwright.lab.search;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a search for good decks found.
///
/// @param best the best decks, the best first by what they scored in the search; on a map the best of each cell, row by row
/// @param looked how many different decks were looked at
/// @param grid how they are laid out, where a map was asked for
/// @param games how many games were played
public record SearchReport(List<Found> best, int looked, Optional<DeckGrid> grid, long games) {
  /// A deck that was found.
  ///
  /// @param cell where it lies, where a map was asked for
  /// @param searched what it scored in the search: much by luck, since it was chosen for it
  /// @param anew its games with fresh seeds against each deck of the field; none where it has not played them yet
  public record Found(
      Deck deck, Optional<DeckGrid.Cell> cell, PairScores searched, List<Encounter> anew) {
    /// Keeps its own list.
    public Found {
      anew = List.copyOf(anew);
    }

    /// What it scored with fresh seeds against all decks of the field together.
    public PairScores all() {
      return anew.stream().map(Encounter::scores).reduce(PairScores.NONE, PairScores::plus);
    }

    Found plus(int against, Encounter more) {
      List<Encounter> sum = new ArrayList<>(anew);
      sum.set(against, anew.get(against).plus(more));
      return new Found(deck, cell, searched, sum);
    }
  }

  /// Keeps its own list.
  public SearchReport {
    best = List.copyOf(best);
  }

  /// Whether all of these decks have played so many pairs against each deck of the field with fresh seeds.
  public boolean isMeasuredAnew(int pairs) {
    return !best.isEmpty()
        && best.stream()
            .allMatch(
                found -> found.anew().stream().allMatch(games -> games.scores().pairs() >= pairs));
  }

  /// How many games were played with fresh seeds.
  public long gamesAnew() {
    return anew().mapToLong(Encounter::games).sum();
  }

  /// How many of these were different ones.
  public long distinctAnew() {
    return anew().mapToLong(Encounter::distinct).sum();
  }

  private Stream<Encounter> anew() {
    return best.stream().flatMap(found -> found.anew().stream());
  }

  SearchReport withGames(long all) {
    return new SearchReport(best, looked, grid, all);
  }

  SearchReport plus(int number, int against, Encounter more) {
    List<Found> sum = new ArrayList<>(best);
    sum.set(number, best.get(number).plus(against, more));
    return new SearchReport(sum, looked, grid, games);
  }
}
