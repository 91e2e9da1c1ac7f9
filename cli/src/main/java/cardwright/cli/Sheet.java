package cardwright.cli;

import cardwright.engine.Choice;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// All that is shown at a decision, so that it fits the screen: the table, the last lines of the
/// log, and the moves.
///
/// @param names what the players are called
/// @param height how many lines there are room for
record Sheet(Screen screen, Map<Seat, String> names, int height) {
  private static final int LEAST_LOG = 3;
  private static final int LEAST_MOVES = 2;
  private static final int MOST_LOG = 8;

  /// The lines to show at a decision; with the line to type on they fit the screen.
  List<String> draw(Table table, List<String> log, Choice choice) {
    List<String> lines = table(table);
    List<String> question = Wrap.lines("--- " + choice.question(), screen.width());
    int left = height - lines.size() - question.size() - 2;
    int moves = MovesText.rows(choice, screen.width());
    int rows = Math.max(LEAST_MOVES, Math.min(moves, left - LEAST_LOG));
    lines.addAll(log(log, Math.min(MOST_LOG, left - Math.min(rows, moves))));
    lines.addAll(question);
    lines.addAll(MovesText.columns(choice, screen.width(), rows));
    return lines;
  }

  /// The lines to show when the play is over.
  List<String> drawEnd(Table table, List<String> log) {
    List<String> lines = table(table);
    lines.addAll(log(log, MOST_LOG));
    return lines;
  }

  private List<String> table(Table table) {
    return new ArrayList<>(new TableText(names, screen.width(), screen.coloured()).lines(table));
  }

  private List<String> log(List<String> log, int rows) {
    List<String> lines = new ArrayList<>();
    for (String entry : log.subList(Math.max(0, log.size() - MOST_LOG), log.size())) {
      List<String> parts = Wrap.lines(entry, screen.width() - 2);
      for (int i = 0; i < parts.size(); i++) {
        lines.add((i == 0 ? "  " : "    ") + parts.get(i));
      }
    }
    int first = Math.max(0, lines.size() - Math.max(1, rows));
    return lines.subList(first, lines.size());
  }
}
