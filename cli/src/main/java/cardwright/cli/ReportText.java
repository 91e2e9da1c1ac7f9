package cardwright.cli;

import cardwright.engine.Deck;
import cardwright.lab.Experiment;
import cardwright.lab.Interval;
import cardwright.lab.Report;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The report of an experiment in words or as data.
record ReportText(Experiment experiment, Report report) {
  /// Prints the report.
  void print(PrintStream out, boolean json) {
    if (json) {
      Json.print(out, data());
    } else {
      lines().forEach(out::println);
    }
  }

  private List<String> lines() {
    return List.of(
        String.format(
            Locale.ROOT,
            "%s, %s, %s, seed %d",
            experiment.game().title(),
            experiment.decks().format().name(),
            Count.of(report.games(), "game"),
            experiment.seed()),
        line(report.a() + " (a)", report.winsA(), report.scoreA(), report.intervalA()),
        line(report.b() + " (b)", report.winsB(), report.scoreB(), report.intervalB()),
        String.format(Locale.ROOT, "%-12s %7d", "draws", report.draws()),
        String.format(
            Locale.ROOT,
            "a game has %.1f turns and %.1f decisions on average",
            report.meanTurns(),
            report.meanDecisions()));
  }

  private static String line(String who, long wins, double score, Interval interval) {
    return String.format(
        Locale.ROOT,
        "%-12s %7d wins, score %5.1f %% (95 %% interval %.1f to %.1f)",
        who,
        wins,
        100 * score,
        100 * interval.low(),
        100 * interval.high());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", experiment.game().name());
    data.put("format", experiment.decks().format().name());
    data.put("games", report.games());
    data.put("seed", experiment.seed());
    data.put(
        "a",
        side(
            report.a(),
            experiment.decks().a(),
            report.winsA(),
            report.scoreA(),
            report.intervalA()));
    data.put(
        "b",
        side(
            report.b(),
            experiment.decks().b(),
            report.winsB(),
            report.scoreB(),
            report.intervalB()));
    data.put("draws", report.draws());
    data.put("meanTurns", report.meanTurns());
    data.put("meanDecisions", report.meanDecisions());
    return data;
  }

  private static Map<String, Object> side(
      String player, Optional<Deck> deck, long wins, double score, Interval interval) {
    Map<String, Object> side = new LinkedHashMap<>();
    side.put("player", player);
    side.put("deck", deck.<Object>map(Deck::cards).orElse("random"));
    side.put("wins", wins);
    side.put("score", score);
    side.put("low", interval.low());
    side.put("high", interval.high());
    return side;
  }
}
