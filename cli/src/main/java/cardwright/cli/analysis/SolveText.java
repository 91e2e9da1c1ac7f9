package cardwright.cli.analysis;

import cardwright.cli.console.Count;
import cardwright.cli.console.Wrap;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.players.Solution;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Tells in words what exact play has shown.
final class SolveText {
  private static final int WIDTH = 80;

  /// A longer line is told from its beginning.
  private static final int LONGEST = 24;

  private SolveText() {}

  /// The value, the best moves, the main line and what it took, a line each or more.
  static List<String> lines(Solution solution) {
    List<String> lines = new ArrayList<>();
    lines.add("  value  " + value(solution));
    add(lines, "  best   ", best(solution));
    add(lines, "  line   ", line(solution));
    lines.add("  " + positions(solution) + ", " + Count.of(solution.depth(), "move") + " deep");
    return lines;
  }

  private static String positions(Solution solution) {
    return String.format(Locale.ROOT, "%,d positions visited", solution.positions());
  }

  private static void add(List<String> lines, String title, String text) {
    String before = title;
    for (String part : Wrap.lines(text, WIDTH - title.length())) {
      lines.add(before + part);
      before = " ".repeat(title.length());
    }
  }

  private static String value(Solution solution) {
    return score(solution) + (solution.byLength() ? ", for the play will be ended" : "");
  }

  private static String score(Solution solution) {
    double value = solution.low();
    String seat = solution.seat() + " to move ";
    if (value == 1) {
      return seat + "wins";
    }
    if (value == 0) {
      return seat + "loses";
    }
    return seat + "scores " + number(value) + (value == 0.5 ? ", as much as a draw" : "");
  }

  private static String best(Solution solution) {
    String chosen = solution.moves().get(solution.best()).move();
    List<String> others =
        solution.bestMoves().stream()
            .map(Solution.MoveBounds::move)
            .filter(move -> !move.equals(chosen))
            .toList();
    if (solution.onlyOne()) {
      return chosen + (solution.moves().size() == 1 ? ", the only move" : "; all else is worse");
    }
    if (others.isEmpty()) {
      return chosen + "; others may be as good";
    }
    String all = chosen + "; as good: " + String.join(", ", others);
    return solution.compared() ? all : all + "; others may be";
  }

  private static String line(Solution solution) {
    StringBuilder line = new StringBuilder();
    String seat = "";
    int plies = solution.line().size();
    boolean whole = plies <= LONGEST;
    for (Solution.Ply ply : solution.line().subList(0, whole ? plies : LONGEST)) {
      String who = ply.seat().name();
      line.append(line.isEmpty() ? "" : who.equals(seat) ? ", " : "; ");
      line.append(who.equals(seat) ? "" : who + ": ").append(ply.move());
      if (!ply.rolls().isEmpty()) {
        line.append(
            ply.rolls().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" ", " (chance ", ")")));
      }
      seat = who;
    }
    String rest = whole ? "" : " … (" + Count.of(plies, "move") + " in all)";
    return line + rest + solution.end().map(end -> "; " + end).orElse(" …");
  }

  /// How large a position is, and what could be proved of it all the same.
  static String tooLarge(Solution solution, Position position) {
    return String.format(
        Locale.ROOT,
        "it is too large: %s, %d moves deep, with %.1f moves a position on the average (%s)."
            + " Proved so far: %s to move scores at least %s and at most %s.%s",
        positions(solution),
        solution.depth(),
        solution.branching(),
        size(position.table(Viewer.SPECTATOR)),
        solution.seat(),
        number(solution.low()),
        number(solution.high()),
        worse(solution));
  }

  private static String worse(Solution solution) {
    List<String> worse =
        solution.moves().stream()
            .filter(move -> move.high() < solution.low())
            .map(Solution.MoveBounds::move)
            .toList();
    return worse.isEmpty() ? "" : " Worse than the best: " + String.join(", ", worse) + ".";
  }

  private static String size(Table table) {
    return table.sides().stream()
        .map(side ->
            side.seat()
                + " has "
                + side.counters().stream()
                    .map(counter -> counter.value() + " " + counter.name())
                    .collect(Collectors.joining(", "))
                + "; "
                + side.zones().stream()
                    .map(zone -> zone.size() + " in " + zone.name())
                    .collect(Collectors.joining(", ")))
        .collect(Collectors.joining(". "));
  }

  /// What a run has come to, and how quickly.
  static String summary(int solved, int asked, long positions, long nanos) {
    return String.format(
        Locale.ROOT,
        "%d of %d solved, %,d positions visited, %,d a second",
        solved,
        asked,
        positions,
        positions * 1_000_000_000 / Math.max(1, nanos));
  }

  /// A share of a win with as many digits as it needs, three at most behind the point.
  static String number(double value) {
    String digits = String.format(Locale.ROOT, "%.3f", value);
    return digits.replaceFirst("\\.?0+$", "");
  }
}
