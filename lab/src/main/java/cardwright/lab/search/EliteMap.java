package cardwright.lab.search;

import cardwright.engine.Chance;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Fills a grid with the best deck of each cell: MAP-Elites (Mouret and Clune 2015).
///
/// A new deck is made of decks of the grid. It plays the same games as the deck that holds its cell, and takes the cell where it scores more in them. What a deck
/// scored that had a cell once is not forgotten: the best of a cell, in the end, are those that score most at least, of all that lie there.
///
/// @param searched plays the games
/// @param generations how often new decks are made
/// @param pairs how many pairs of games each deck plays in a generation
record EliteMap(
    DeckVariation variation, SearchedDecks searched, DeckGrid grid, int generations, int pairs) {
  /// Row by row.
  static final Comparator<DeckGrid.Cell> PLACE =
      Comparator.comparingInt(DeckGrid.Cell::row).thenComparingInt(DeckGrid.Cell::column);

  /// One of so many new decks is a mix of two.
  private static final int MIXED = 3;

  /// Fills the grid.
  ///
  /// @param first the decks to begin with; each generation has as many new ones
  /// @param chance decides which decks are made
  void run(List<List<String>> first, Chance chance) {
    Map<DeckGrid.Cell, List<String>> elites = new LinkedHashMap<>();
    challenge(elites, first);
    for (int generation = 0; generation < generations; generation++) {
      List<List<String>> parents = List.copyOf(elites.values());
      List<List<String>> made = new ArrayList<>();
      for (int i = 0; i < first.size(); i++) {
        made.add(offspring(parents, chance));
      }
      challenge(elites, made);
    }
  }

  private List<String> offspring(List<List<String>> parents, Chance chance) {
    List<String> one = parents.get(chance.roll(parents.size()));
    if (chance.roll(MIXED) == 0) {
      one = variation.mixed(one, parents.get(chance.roll(parents.size())), chance);
    }
    return variation.exchanged(one, Evolution.exchanges(chance), chance);
  }

  private void challenge(Map<DeckGrid.Cell, List<String>> elites, List<List<String>> made) {
    Set<List<String>> playing = new LinkedHashSet<>(made);
    for (List<String> deck : made) {
      List<String> elite = elites.get(grid.cell(deck));
      if (elite != null) {
        playing.add(elite);
      }
    }
    Map<List<String>, PairScores> played = searched.play(List.copyOf(playing), pairs);
    for (List<String> deck : playing) {
      elites.merge(
          grid.cell(deck),
          deck,
          (elite, other) -> score(played, other) > score(played, elite) ? other : elite);
    }
  }

  private static double score(Map<List<String>, PairScores> played, List<String> deck) {
    return played.getOrDefault(deck, PairScores.NONE).score();
  }
}
