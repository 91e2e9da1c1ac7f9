package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Lists the moves of a choice with the numbers that a person types.
final class MovesText {
  private static final int GAP = 3;

  /// What stands before the card that a move is aimed at.
  private static final Pattern AIMED =
      Pattern.compile("^.+?(?: (?:on|under|onto|with|at|to) | > )");

  private MovesText() {}

  /// All moves with what they mean, one a line.
  static List<String> all(Choice choice, Locale language) {
    return all(choice, "", language);
  }

  /// The moves that have certain words, with what they mean, one a line.
  static List<String> all(Choice choice, String with, Locale language) {
    List<Move> moves = moves(choice);
    int longest = moves.stream().mapToInt(move -> move.notation().length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      String notation = moves.get(i).notation();
      if (notation.contains(with)) {
        String gap = " ".repeat(longest - notation.length() + GAP);
        lines.add(
            number(i, moves.size())
                + notation
                + gap
                + moves.get(i).meaning().words(null, language));
      }
    }
    return lines;
  }

  /// The moves in columns, as many as there is room for. Where there is too little, moves that only
  /// differ in what they are aimed at stand together: `4-15 play nap on … (12)`. Where some are
  /// left out even so, the last line says how many, and has the last move: the one that ends the
  /// turn or passes.
  ///
  /// @param rows how many lines there are room for, at least 2
  /// @param language the language that is read
  static List<String> columns(Choice choice, int width, int rows, Locale language) {
    List<Cell> cells = cells(choice);
    if (needed(cells, width) > rows) {
      cells = together(choice);
    }
    int wide = wide(cells);
    int needed = needed(cells, width);
    if (needed <= rows) {
      return rows(cells, needed, wide);
    }
    int shown = (rows - 1) * perLine(wide, width);
    List<String> lines = rows(cells.subList(0, shown), rows - 1, wide);
    int more = cells.subList(shown, cells.size() - 1).stream().mapToInt(Cell::moves).sum();
    lines.add(withMore(cells.getLast().text() + " ".repeat(GAP), more, width, language));
    return lines;
  }

  private static String withMore(String last, int more, int width, Locale language) {
    Message.Argument number = Message.number(more);
    String whole = last + Messages.of("moves.more", number).words(null, language);
    return whole.length() <= width
        ? whole
        : last + Messages.of("moves.more-in-short", number).words(null, language);
  }

  private static int wide(List<Cell> cells) {
    return cells.stream().mapToInt(cell -> cell.text().length()).max().orElse(0) + GAP;
  }

  private static int perLine(int wide, int width) {
    return Math.max(1, (width + GAP) / wide);
  }

  private static int needed(List<Cell> cells, int width) {
    int columns = perLine(wide(cells), width);
    return (cells.size() + columns - 1) / columns;
  }

  /// How many lines the moves take in columns, one by one.
  static int rows(Choice choice, int width) {
    return needed(cells(choice), width);
  }

  /// How many lines they take where those that only differ in what they are aimed at stand together.
  static int rowsTogether(Choice choice, int width) {
    return needed(together(choice), width);
  }

  private static List<String> rows(List<Cell> cells, int rows, int wide) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int cell = row; cell < cells.size(); cell += rows) {
        String text = cells.get(cell).text();
        line.append(text).append(" ".repeat(wide - text.length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /// What stands in one place of the columns.
  ///
  /// @param moves how many moves it stands for
  private record Cell(String text, int moves) {}

  private static List<Cell> cells(Choice choice) {
    List<Move> moves = moves(choice);
    return IntStream.range(0, moves.size())
        .mapToObj(i -> new Cell(number(i, moves.size()) + moves.get(i).notation(), 1))
        .toList();
  }

  /// Neighbours that only differ in what they are aimed at, each as one.
  private static List<Cell> together(Choice choice) {
    List<Move> moves = moves(choice);
    List<Cell> cells = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= moves.size(); i++) {
      String head = head(moves.get(from));
      if (i == moves.size() || head.isEmpty() || !head.equals(head(moves.get(i)))) {
        int count = i - from;
        String numbers = number(from, moves.size()).stripTrailing();
        cells.add(
            count == 1
                ? new Cell(numbers + " " + moves.get(from).notation(), 1)
                : new Cell(numbers + "-" + i + " " + head + "… (" + count + ")", count));
        from = i;
      }
    }
    return cells;
  }

  /// The words up to what a move is aimed at; empty when it is aimed at nothing.
  private static String head(Move move) {
    Matcher aimed = AIMED.matcher(move.notation());
    return aimed.find() ? aimed.group() : "";
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
