package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.Percent;
import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairScores;
import cardwright.lab.statistics.Tally;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The report of an experiment in words or as data.
///
/// @param repeats whether the same seed gives the same report
record ReportText(Experiment experiment, Encounter played, boolean repeats) {
  private Report report() {
    return played.report();
  }

  /// Said where the same seed may give another report.
  static final String BY_THE_CLOCK =
      "players think by the clock or with several threads: the same seed may give another report";

  /// Prints the report.
  void print(PrintStream out, boolean json) {
    if (json) {
      Json.print(out, data());
    } else {
      lines().forEach(out::println);
    }
  }

  private List<String> lines() {
    Report report = report();
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s, %s, %s, seed %d",
            experiment.game().title(),
            experiment.decks().format().name(),
            Count.of(report.games(), "game"),
            experiment.seed()));
    if (!repeats) {
      lines.add(BY_THE_CLOCK);
    }
    lines.add(line(report.a() + " (a)", report.winsA(), report.scoreA(), played.intervalA()));
    lines.addAll(more(experiment.decks().a(), report.endingsA()));
    lines.add(line(report.b() + " (b)", report.winsB(), report.scoreB(), played.intervalB()));
    lines.addAll(more(experiment.decks().b(), report.endingsB()));
    lines.add(String.format(Locale.ROOT, "%-12s %7d", "draws", report.draws()));
    PairScores first = played.first();
    if (first.pairs() > 0) {
      lines.add(
          "who goes first has a score of %s %% (95 %% interval %s)"
              .formatted(Percent.of(first.score()), Percent.range(first.interval())));
    }
    lines.add(
        "%d of the games were different ones; intervals are by pairs of games"
            .formatted(played.distinct()));
    lines.add(
        String.format(
            Locale.ROOT,
            "a game has %.1f turns and %.1f decisions on average; the median game has %s",
            report.meanTurns(),
            report.meanDecisions(),
            Count.turns(report.medianTurns())));
    return lines;
  }

  /// The deck with its name, and by which rules it won.
  private static List<String> more(Optional<Deck> deck, Tally<String> endings) {
    List<String> parts = new ArrayList<>();
    deck.map(Deck::name)
        .filter(name -> !name.isEmpty())
        .ifPresent(name -> parts.add("with " + name));
    if (endings.total() > 0) {
      parts.add(
          "won by "
              + String.join(
                  ", ",
                  endings.counts().entrySet().stream()
                      .map(each -> each.getKey() + ": " + each.getValue())
                      .toList()));
    }
    return parts.isEmpty() ? List.of() : List.of("  " + String.join("; ", parts));
  }

  /// What one player scored.
  static String line(String who, long wins, double score, Interval interval) {
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
    Report report = report();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", experiment.game().name());
    data.put("format", experiment.decks().format().name());
    data.put("games", report.games());
    data.put("seed", experiment.seed());
    data.put("repeats", repeats);
    data.put(
        "a",
        side(
            report.a(),
            experiment.decks().a(),
            report.winsA(),
            report.scoreA(),
            played.intervalA(),
            report.endingsA()));
    data.put(
        "b",
        side(
            report.b(),
            experiment.decks().b(),
            report.winsB(),
            report.scoreB(),
            played.intervalB(),
            report.endingsB()));
    data.put("draws", report.draws());
    data.put("distinct", played.distinct());
    PairScores first = played.first();
    if (first.pairs() > 0) {
      data.put("first", MatrixText.data(first));
    }
    data.put("meanTurns", report.meanTurns());
    data.put("medianTurns", report.medianTurns());
    data.put("meanDecisions", report.meanDecisions());
    return data;
  }

  private String drawn() {
    return experiment.decks().pool().isEmpty() ? "random" : "ready";
  }

  private Map<String, Object> side(
      String player,
      Optional<Deck> deck,
      long wins,
      double score,
      Interval interval,
      Tally<String> endings) {
    Map<String, Object> side = new LinkedHashMap<>();
    side.put("player", player);
    side.put("deck", deck.<Object>map(Deck::cards).orElse(drawn()));
    side.put("wins", wins);
    side.put("score", score);
    side.put("low", interval.low());
    side.put("high", interval.high());
    side.put("endings", endings.counts());
    return side;
  }
}
