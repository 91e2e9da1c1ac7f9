package cardwright.cli;

import cardwright.lab.Interval;
import java.util.List;
import java.util.Locale;

/// A page of the laboratory, which needs nothing beside it and no script. What it is given is text, but for the cells of tables.
final class LabPage {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ground: #fbfaf7; --ink: #24222b; --soft: #6d6878; --line: #d9d4c7; --win: 39 133 96; --loss: 190 84 58 }
      @media (prefers-color-scheme: dark) { :root { --ground: #17161c; --ink: #ece8de; --soft: #a49fb0; --line: #3a3742; --win: 76 190 142; --loss: 226 122 92 } }
      body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
      h1 { font-size: 1.6rem; margin-bottom: .2rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
      .wide { overflow-x: auto } table { border-collapse: collapse }
      th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: center }
      th { font-weight: 600 } th[scope=row] { text-align: left; white-space: nowrap }
      td small { display: block; font-size: .75rem; white-space: nowrap }
      .win { background: rgb(var(--win) / var(--much)) } .loss { background: rgb(var(--loss) / var(--much)) }
      .bars th { border: 0 } .bars td { border: 0; text-align: left } .bars th[scope=row] { text-align: right; white-space: normal } .bars b { display: inline-block; font-weight: 400; white-space: nowrap }
      .bar { display: inline-block; width: calc(min(20rem, 30vw) * var(--share)); height: .9rem; vertical-align: middle; background: rgb(var(--win) / .75); border-radius: .2rem; margin-right: .5rem }
      .open th, .open td { border-width: 0 0 1px; text-align: left } .open th[scope=row] { white-space: normal; min-width: 6rem; overflow-wrap: break-word } .open thead th { color: var(--soft); font-size: .85rem; vertical-align: bottom }
      .open td small { color: var(--soft) } .open td { white-space: nowrap; font-variant-numeric: tabular-nums }
      @media (max-width: 30rem) { .open { font-size: .875rem } .open th, .open td { padding: .3rem .35rem } .open th[scope=row] { min-width: 4.5rem } }
      .scale { position: relative; display: block; width: min(20rem, 22vw); height: 1.2rem; background: linear-gradient(var(--line), var(--line)) 50% / 1px 100% no-repeat }
      .scale i { position: absolute; top: .35rem; height: .5rem; left: calc(100% * var(--from)); width: max(2px, calc(100% * (var(--to) - var(--from)))); border-radius: .25rem; background: rgb(var(--hue) / .4) }
      .scale b { position: absolute; top: .2rem; height: .8rem; width: 3px; margin-left: -1.5px; left: calc(100% * var(--at)); background: rgb(var(--hue)) }
      li { margin: .2rem 0 }
      """;

  private final StringBuilder out = new StringBuilder();

  /// @param title what stands above the page
  LabPage(String title) {
    String heading = Markup.escaped(title);
    out.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>").append(heading).append("</title>\n");
    out.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n<main>\n");
    out.append("<h1>").append(heading).append("</h1>\n");
  }

  /// A bar with a name before it and words behind it.
  ///
  /// @param share how long it is, from 0 to 1
  record Bar(String name, double share, String words) {}

  /// A row of a table.
  ///
  /// @param cells what stands behind the name, as markup
  record Row(String name, List<String> cells) {}

  /// A paragraph.
  void say(String words) {
    out.append("<p>").append(Markup.escaped(words)).append("</p>\n");
  }

  /// The heading of a part.
  void heading(String words) {
    out.append("<h2>").append(Markup.escaped(words)).append("</h2>\n");
  }

  /// Some lines, one below the other.
  void list(List<String> lines) {
    out.append("<ul>\n");
    lines.forEach(line -> out.append("<li>").append(Markup.escaped(line)).append("</li>\n"));
    out.append("</ul>\n");
  }

  /// A table that may be wider than the page.
  ///
  /// @param label what it shows
  /// @param kind `open` for one with lines below its rows alone, or empty
  /// @param heads what stands above the cells
  void table(String label, String kind, List<String> heads, List<Row> rows) {
    out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"");
    out.append(Markup.escaped(label)).append("\"><table class=\"").append(kind);
    out.append("\">\n<thead><tr><td></td>");
    heads.forEach(
        head -> out.append("<th scope=\"col\">").append(Markup.escaped(head)).append("</th>"));
    out.append("</tr></thead>\n");
    for (Row row : rows) {
      out.append("<tr><th scope=\"row\">").append(Markup.escaped(row.name())).append("</th>");
      row.cells().forEach(out::append);
      out.append("</tr>\n");
    }
    out.append("</table></div>\n");
  }

  /// Bars, one below the other.
  void bars(List<Bar> bars) {
    out.append("<table class=\"bars\">\n");
    for (Bar bar : bars) {
      out.append(
          String.format(
              Locale.ROOT,
              "<tr><th scope=\"row\">%s</th><td><span class=\"bar\" style=\"--share: %.3f\"></span><b>%s</b></td></tr>\n",
              Markup.escaped(bar.name()),
              bar.share(),
              Markup.escaped(bar.words())));
    }
    out.append("</table>\n");
  }

  /// A cell with words, and smaller ones below them; what is empty is left out.
  static String cell(String words, String... below) {
    StringBuilder cell = new StringBuilder("<td>").append(Markup.escaped(words));
    for (String small : below) {
      if (!small.isEmpty()) {
        cell.append("<small>").append(Markup.escaped(small)).append("</small>");
      }
    }
    return cell.append("</td>").toString();
  }

  /// A cell that draws where a difference lies, with 0 in its middle.
  ///
  /// @param most what the ends of the scale stand for
  static String scale(double difference, Interval interval, double most) {
    return String.format(
        Locale.ROOT,
        "<td><span class=\"scale\" style=\"--hue: var(--%s); --from: %.3f; --to: %.3f; --at: %.3f\"><i></i><b></b></span></td>",
        difference >= 0 ? "win" : "loss",
        place(interval.low(), most),
        place(interval.high(), most),
        place(difference, most));
  }

  private static double place(double value, double most) {
    return Math.clamp(0.5 + value / most / 2, 0, 1);
  }

  /// The whole page.
  String html() {
    return out + "</main>\n</body>\n</html>\n";
  }
}
