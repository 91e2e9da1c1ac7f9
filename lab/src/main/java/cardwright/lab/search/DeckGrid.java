package cardwright.lab.search;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Cells into which decks are laid out by two numbers by which they differ.
///
/// @param rows by what rows differ
/// @param columns by what columns differ
/// @param size how many rows there are, and how many columns
/// @param faces the cards of the game by name
public record DeckGrid(Side rows, Side columns, int size, Map<String, CardFace> faces) {
  private static final int LEAST_SIZE = 2;
  private static final int MOST_SIZE = 20;

  /// One of its two sides.
  ///
  /// @param axis the number by which decks differ
  /// @param low where the first cell begins
  /// @param high where the last one ends; decks beyond the ends are in the first and the last cell
  public record Side(DeckAxis axis, double low, double high) {
    private int cell(double value, int size) {
      return Math.clamp((int) Math.floor((value - low) / (high - low) * size), 0, size - 1);
    }

    /// Where a cell begins.
    ///
    /// @param cell its number, from 0
    /// @param size how many there are
    public double from(int cell, int size) {
      return low + (high - low) * cell / size;
    }
  }

  /// A place of the grid, from 0.
  public record Cell(int row, int column) {}

  /// Keeps its own map.
  public DeckGrid {
    faces = Map.copyOf(faces);
  }

  /// A grid that spans what some decks differ by.
  ///
  /// @param rows by what its rows differ: the name of a [DeckAxis]
  /// @param columns by what its columns differ
  /// @param size how many rows and columns, from 2 to 20
  /// @param decks cards of decks of the kind that will be laid out
  /// @throws Refused when there is no such number, all decks have the same, or the size is out of bounds
  static DeckGrid over(Game game, String rows, String columns, int size, List<List<String>> decks) {
    if (size < LEAST_SIZE || size > MOST_SIZE) {
      throw new Refused(
          "a map has from " + LEAST_SIZE + " to " + MOST_SIZE + " cells a side, not " + size);
    }
    Map<String, CardFace> faces =
        game.cards().stream()
            .collect(Collectors.toMap(CardFace::name, Function.identity(), (one, other) -> one));
    DeckAxis row = DeckAxis.named(rows, game);
    DeckAxis column = DeckAxis.named(columns, game);
    if (row.equals(column)) {
      throw new Refused(
          "a map needs two numbers by which decks differ, not '" + row.name() + "' twice");
    }
    return new DeckGrid(side(row, decks, faces), side(column, decks, faces), size, faces);
  }

  private static Side side(DeckAxis axis, List<List<String>> decks, Map<String, CardFace> faces) {
    double low = decks.stream().mapToDouble(deck -> axis.of(deck, faces)).min().orElse(0);
    double high = decks.stream().mapToDouble(deck -> axis.of(deck, faces)).max().orElse(0);
    if (low == high) {
      throw new Refused("all decks have the same '" + axis.name() + "', so no map is made of it");
    }
    return new Side(axis, low, high);
  }

  /// Where a deck lies.
  Cell cell(List<String> deck) {
    return new Cell(
        rows.cell(rows.axis.of(deck, faces), size),
        columns.cell(columns.axis.of(deck, faces), size));
  }
}
