package cardwright.cli;

import cardwright.engine.Choice;
import cardwright.engine.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Lists the moves of a choice with the numbers that a person types.
final class MovesText {
  private static final int GAP = 3;

  private MovesText() {}

  /// All moves with what they mean, one a line.
  static List<String> all(Choice choice) {
    List<Move> moves = moves(choice);
    int longest = moves.stream().mapToInt(move -> move.notation().length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      String notation = moves.get(i).notation();
      String gap = " ".repeat(longest - notation.length() + GAP);
      lines.add(number(i, moves.size()) + notation + gap + moves.get(i).meaning());
    }
    return lines;
  }

  /// The moves in columns, as many as there is room for. Where some are left out, the last line
  /// says how many, and has the last move: the one that ends the turn or passes.
  ///
  /// @param rows how many lines there are room for, at least 2
  static List<String> columns(Choice choice, int width, int rows) {
    List<String> cells = cells(choice);
    int wide = cells.stream().mapToInt(String::length).max().orElse(0) + GAP;
    int columns = Math.max(1, (width + GAP) / wide);
    int needed = (cells.size() + columns - 1) / columns;
    if (needed <= rows) {
      return rows(cells, needed, wide);
    }
    int shown = (rows - 1) * columns;
    List<String> lines = rows(cells.subList(0, shown), rows - 1, wide);
    int more = cells.size() - shown - 1;
    lines.add(cells.getLast() + " ".repeat(GAP) + "... and " + more + " more: type moves");
    return lines;
  }

  /// How many lines the moves take in columns.
  static int rows(Choice choice, int width) {
    return columns(choice, width, Integer.MAX_VALUE).size();
  }

  private static List<String> rows(List<String> cells, int rows, int wide) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int cell = row; cell < cells.size(); cell += rows) {
        line.append(cells.get(cell)).append(" ".repeat(wide - cells.get(cell).length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static List<String> cells(Choice choice) {
    List<Move> moves = moves(choice);
    return IntStream.range(0, moves.size())
        .mapToObj(i -> number(i, moves.size()) + moves.get(i).notation())
        .toList();
  }

  private static List<Move> moves(Choice choice) {
    return IntStream.range(0, choice.count()).mapToObj(choice::move).toList();
  }

  private static String number(int index, int count) {
    int digits = Integer.toString(count).length();
    String number = Integer.toString(index + 1);
    return " ".repeat(digits - number.length() + 1) + number + " ";
  }
}
