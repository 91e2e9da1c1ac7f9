package cardwright.cli;

import cardwright.lab.DeckMatrix;
import cardwright.lab.Interval;
import cardwright.lab.MatrixReport;
import cardwright.lab.PairScores;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/// A matrix of decks as a page of its own, which needs nothing beside it and no script: a table that is colored by who wins, each deck's average, the
/// mix, and how long the games were.
///
/// @param text the same in words
record MatrixPage(DeckMatrix matrix, MatrixReport report, MatrixText text) {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ground: #fbfaf7; --ink: #24222b; --line: #d9d4c7; --win: 39 133 96; --loss: 190 84 58 }
      @media (prefers-color-scheme: dark) { :root { --ground: #17161c; --ink: #ece8de; --line: #3a3742; --win: 76 190 142; --loss: 226 122 92 } }
      body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
      h1 { font-size: 1.6rem; margin-bottom: .2rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
      .wide { overflow-x: auto } table { border-collapse: collapse }
      th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: center }
      th { font-weight: 600 } th[scope=row] { text-align: left; white-space: nowrap }
      td small { display: block; font-size: .75rem; white-space: nowrap }
      .win { background: rgb(var(--win) / var(--much)) } .loss { background: rgb(var(--loss) / var(--much)) }
      .bars th { white-space: nowrap } .bars td { border: 0; text-align: left; white-space: nowrap } .bars th { border: 0; text-align: right }
      .bar { display: inline-block; width: calc(min(20rem, 30vw) * var(--share)); height: .9rem; vertical-align: middle; background: rgb(var(--win) / .75); border-radius: .2rem; margin-right: .5rem }
      li { margin: .2rem 0 }
      """;

  /// The page.
  String html() {
    String title = Markup.escaped(matrix.game().title() + ", " + matrix.format().name());
    StringBuilder out = new StringBuilder();
    out.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>").append(title).append(": every deck against every other</title>\n");
    out.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n<main>\n");
    out.append("<h1>").append(title).append(": every deck against every other</h1>\n");
    out.append("<p>").append(Markup.escaped(text.setUp())).append(".</p>\n");
    out.append("<p>A cell has what the deck of its row scores against that of its column, and");
    out.append(" below where that lies with a confidence of 95 %, by pairs of games.</p>\n");
    table(out);
    averages(out);
    out.append("<h2>What follows</h2>\n<ul>\n");
    text.findings()
        .forEach(line -> out.append("<li>").append(Markup.escaped(line)).append("</li>\n"));
    out.append("</ul>\n");
    lengths(out);
    return out.append("</main>\n</body>\n</html>\n").toString();
  }

  private int decks() {
    return matrix.decks().size();
  }

  private void table(StringBuilder out) {
    out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Scores\">");
    out.append("<table>\n<tr><td></td>");
    for (int deck = 0; deck < decks(); deck++) {
      out.append("<th scope=\"col\">").append(Markup.escaped(text.name(deck))).append("</th>");
    }
    out.append("</tr>\n");
    for (int deck = 0; deck < decks(); deck++) {
      out.append("<tr><th scope=\"row\">").append(Markup.escaped(text.name(deck))).append("</th>");
      for (int other = 0; other < decks(); other++) {
        out.append(deck == other ? "<td>–</td>" : cell(deck, other));
      }
      out.append("</tr>\n");
    }
    out.append("</table></div>\n");
  }

  private String cell(int deck, int other) {
    PairScores scores = report.scores(deck, other);
    Interval interval = scores.interval();
    double lead = scores.score() - 0.5;
    return String.format(
        Locale.ROOT,
        "<td class=\"%s\" style=\"--much: %.2f\">%.1f<small>%.1f to %.1f</small>%s</td>",
        lead >= 0 ? "win" : "loss",
        Math.abs(lead) * 1.1,
        100 * scores.score(),
        100 * interval.low(),
        100 * interval.high(),
        text.repeated(deck, other).isEmpty()
            ? ""
            : "<small>" + text.repeated(deck, other) + "</small>");
  }

  private void averages(StringBuilder out) {
    out.append("<h2>On average over the others</h2>\n<table class=\"bars\">\n");
    for (int deck = 0; deck < decks(); deck++) {
      bar(
          out,
          text.name(deck),
          report.average(deck),
          String.format(Locale.ROOT, "%.1f %%", 100 * report.average(deck)));
    }
    out.append("</table>\n");
  }

  private void lengths(StringBuilder out) {
    SortedMap<Long, Long> turns = report.all().turns().counts();
    long most = turns.values().stream().mapToLong(Long::longValue).max().orElse(1);
    out.append("<h2>Turns of a game, both players together</h2>\n<table class=\"bars\">\n");
    for (Map.Entry<Long, Long> each : turns.entrySet()) {
      bar(
          out,
          String.valueOf(each.getKey()),
          (double) each.getValue() / most,
          Count.of(each.getValue(), "game"));
    }
    out.append("</table>\n");
  }

  private void bar(StringBuilder out, String name, double share, String label) {
    out.append(
        String.format(
            Locale.ROOT,
            "<tr><th scope=\"row\">%s</th><td><span class=\"bar\" style=\"--share: %.3f\"></span>%s</td></tr>\n",
            Markup.escaped(name),
            share,
            label));
  }
}
