package cardwright.cli.analysis;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.engine.Seat;
import cardwright.players.JudgedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Tells an analysis in lines: the chance of A as a bar, then the biggest mistakes.
final class AnalysisText {
  private static final int MOVE = 34;
  private static final int BAR = 20;

  private AnalysisText() {}

  static List<String> lines(Analysis analysis) {
    List<String> lines = new ArrayList<>();
    lines.add("Chance of A to win after each decision; behind it what a mistake cost, in points");
    analysis.decisions().forEach(each -> lines.add(line(each)));
    lines.add(analysis.outcome().isEmpty() ? "unfinished" : analysis.outcome());
    lines.add("");
    lines.addAll(mistakes(analysis));
    lines.add(summary(analysis));
    return lines;
  }

  private static String line(Analysis.Judged each) {
    int full = (int) Math.round(BAR * each.chanceOfA());
    return String.format(
            Locale.ROOT,
            "%4d. %s: %-" + MOVE + "s %5s |%s%s| %s",
            each.number(),
            each.made().seat(),
            shortened(each.made().move()),
            Percent.whole(each.chanceOfA()),
            "#".repeat(full),
            " ".repeat(BAR - full),
            each.made().mistake() ? "-" + points(each) : "")
        .stripTrailing();
  }

  private static String shortened(String move) {
    return move.length() > MOVE ? move.substring(0, MOVE - 1) + "…" : move;
  }

  private static long points(Analysis.Judged each) {
    return Math.round(100 * each.made().lost());
  }

  private static List<String> mistakes(Analysis analysis) {
    List<String> lines = new ArrayList<>();
    List<Analysis.Judged> worst = analysis.worst();
    if (!worst.isEmpty()) {
      lines.add("The biggest mistakes");
    }
    for (Analysis.Judged each : worst) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%4d. %s: %s, %s; better: %s, %s%s",
              each.number(),
              each.made().seat(),
              each.made().move(),
              Percent.whole(each.made().chance()),
              each.made().best(),
              Percent.whole(each.made().bestChance()),
              each.made().proved() ? " (proved)" : ""));
    }
    return lines;
  }

  private static String summary(Analysis analysis) {
    long a = analysis.mistakes(Seat.A);
    long b = analysis.mistakes(Seat.B);
    long unknown = analysis.decisions().stream().filter(each -> !each.made().known()).count();
    String mistakes =
        a + b == 0 ? "no mistake" : Count.of(a + b, "mistake") + " (A " + a + ", B " + b + ")";
    return Count.of(analysis.decisions().size(), "decision")
        + ", "
        + mistakes
        + " of "
        + Math.round(100 * JudgedMove.MISTAKE)
        + " points or more"
        + (unknown == 0 ? "" : ", " + unknown + " that thinking passed over");
  }
}
