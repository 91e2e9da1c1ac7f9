package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.lab.cards.Balancing;
import cardwright.lab.cards.BalancingReport;
import cardwright.lab.cards.BalancingReport.Step;
import cardwright.lab.cards.CardFigure;
import cardwright.lab.cards.FigureChange;
import cardwright.lab.decks.MatrixReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which changes of figures make decks even, in words, as a table of separated values, or as data.
///
/// @param repeats whether the same seed gives the same report
record BalancingText(Balancing balancing, BalancingReport report, boolean repeats)
    implements LabReport {
  /// What was played.
  String setUp() {
    return "%s, %s, %s, %s on both sides, %s, seed %d"
        .formatted(
            balancing.game().title(),
            balancing.format().name(),
            Count.of(balancing.decks().size(), "deck"),
            balancing.player(),
            Count.of(report.games(), "game"),
            balancing.seed());
  }

  /// What a deck is called.
  String name(int deck) {
    return DeckList.name(balancing.decks().get(deck), deck);
  }

  /// What is done to a figure: `Ka, cost: 3 instead of 2`.
  static String words(FigureChange change) {
    return "%s: %d instead of %d"
        .formatted(change.figure().words(), change.value(), change.figure().value());
  }

  private static String words(Step step) {
    CardFigure figure = step.figure();
    return "%s from %d to %d: %s from even"
        .formatted(figure.words(), step.from(), step.to(), points(step.distance()));
  }

  private static String points(double share) {
    return Percent.of(share) + " points";
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    if (!report.before().isWhole()) {
      lines.add("nothing was found yet: not all decks had met as the cards are printed");
      return lines;
    }
    lines.add("");
    lines.add(averages() + ":");
    for (int deck = 0; deck < balancing.decks().size(); deck++) {
      lines.add("  " + words(deck));
    }
    lines.add("");
    lines.addAll(changes());
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  /// What the figures of the decks are.
  String averages() {
    return "What each deck scores on average over the others, as printed"
        + (withChanges().isPresent() ? " and with the changes" : "");
  }

  private String words(int deck) {
    return "%s %%%s %s"
        .formatted(
            before(deck), after(deck).map(after -> ", " + after + " %:").orElse(":"), name(deck));
  }

  /// What a deck scores as the cards are printed.
  String before(int deck) {
    return Percent.of(report.before().average(deck));
  }

  /// Every deck against every other with the changes; empty where there are none, or they were not checked.
  private Optional<MatrixReport> withChanges() {
    return report.changes().isEmpty() ? Optional.empty() : report.after();
  }

  /// What a deck scores with the changes; empty where there are none, or they were not checked.
  Optional<String> after(int deck) {
    return withChanges().map(after -> Percent.of(after.average(deck)));
  }

  /// The changes, and the steps that led to them.
  List<String> changes() {
    List<String> lines = new ArrayList<>();
    if (report.changes().isEmpty()) {
      lines.add("no figure is changed");
    } else {
      lines.add("changed:");
      report.changes().forEach(change -> lines.add("  " + words(change)));
    }
    if (!report.steps().isEmpty()) {
      lines.add("step by step, by the games of the search:");
      report.steps().forEach(step -> lines.add("  " + words(step)));
    }
    return lines;
  }

  /// What follows.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    String under = "under " + balancing.player() + " ";
    lines.add(
        under
            + "the decks are "
            + points(BalancingReport.distance(report.before()))
            + " from even as printed"
            + withChanges()
                .map(after ->
                    " and " + points(BalancingReport.distance(after)) + " with the changes")
                .orElse("")
            + ": the root of the mean square of what each scores beyond 50 %");
    report
        .check()
        .ifPresentOrElse(
            check -> lines.addAll(verdicts(check)),
            () ->
                lines.add(
                    "the changes were not checked with games that had no part in the search"));
    lines.add(
        String.format(
            Locale.ROOT,
            "%,d of the %,d games of these averages were different ones",
            report.before().distinct() + withChanges().map(MatrixReport::distinct).orElse(0L),
            report.before().games() + withChanges().map(MatrixReport::games).orElse(0L)));
    if (!repeats) {
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  private List<String> verdicts(BalancingReport.Check check) {
    MatrixReport after = check.after();
    double within = balancing.bounds().within();
    List<String> lines = new ArrayList<>();
    String such = "within " + points(within) + " of 50 %";
    if (BalancingReport.isWithin(after, within)) {
      lines.add("each deck is " + such);
    } else {
      lines.add("not each deck is " + such);
      lines.add(
          switch (check.end()) {
            case EVEN ->
                "by the games of the search they were: with more --pairs it is surer of what is even";
            case NONE_FOUND ->
                "no further change of a figure by one was found that brings them nearer";
            case MOST_STEPS -> "more --steps may bring them nearer";
          });
    }
    if (!report.changes().isEmpty()) {
      lines.add("the games of these averages had no part in the search for changes");
    }
    return lines;
  }

  /// The changed cards, as a card file has them.
  String cards() {
    return FigureChange.cards(balancing.game(), report.changes());
  }

  /// A line for each deck.
  @Override
  public String csv() {
    StringBuilder out = new StringBuilder("deck,printed,changed\n");
    for (int deck = 0; deck < balancing.decks().size(); deck++) {
      int row = deck;
      out.append(
          String.format(
              Locale.ROOT,
              "%s,%.4f,%s\n",
              Csv.quoted(name(deck)),
              report.before().average(deck),
              report
                  .after()
                  .map(after -> String.format(Locale.ROOT, "%.4f", after.average(row)))
                  .orElse("")));
    }
    return out.toString();
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", balancing.game().name());
    data.put("format", balancing.format().name());
    data.put("player", balancing.player());
    data.put("pairs", balancing.pairs());
    data.put("seed", balancing.seed());
    data.put("within", balancing.bounds().within());
    data.put("repeats", repeats);
    data.put("changes", report.changes().stream().map(BalancingText::data).toList());
    data.put("cards", cards());
    data.put("steps", report.steps().stream().map(BalancingText::data).toList());
    List<Map<String, Object>> decks = new ArrayList<>();
    for (int deck = 0; deck < balancing.decks().size(); deck++) {
      int row = deck;
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", name(deck));
      one.put("list", balancing.decks().get(deck).cards());
      one.put("printed", report.before().average(deck));
      report.after().ifPresent(after -> one.put("changed", after.average(row)));
      decks.add(one);
    }
    data.put("decks", decks);
    data.put("printedDistance", BalancingReport.distance(report.before()));
    report
        .after()
        .ifPresent(after -> {
          data.put("changedDistance", BalancingReport.distance(after));
          data.put("even", BalancingReport.isWithin(after, balancing.bounds().within()));
        });
    data.put("games", report.games());
    return data;
  }

  private static Map<String, Object> data(FigureChange change) {
    Map<String, Object> data = figure(change.figure());
    data.put("printed", change.figure().value());
    data.put("value", change.value());
    return data;
  }

  private static Map<String, Object> data(Step step) {
    Map<String, Object> data = figure(step.figure());
    data.put("from", step.from());
    data.put("to", step.to());
    data.put("distance", step.distance());
    return data;
  }

  private static Map<String, Object> figure(CardFigure figure) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("card", figure.card());
    data.put("figure", figure.name());
    return data;
  }
}
