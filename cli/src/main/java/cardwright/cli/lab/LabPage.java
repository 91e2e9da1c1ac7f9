package cardwright.cli.lab;

import cardwright.cli.console.Markup;
import cardwright.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A page of the laboratory: for a browser from disk, which needs nothing beside it and no script, or as data for who draws it otherwise. All that it is given is text.
final class LabPage {
  /// How much color a cell has at most, and that of a lead of one half.
  private static final double MUCH = 1.1;

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
      .triangle { display: block; width: 100%; max-width: 36rem } .triangle path { stroke: rgb(var(--win)); stroke-width: 3 } .triangle polygon { fill: rgb(var(--win)) }
      .triangle circle { fill: rgb(var(--win) / .45) } .triangle text { text-anchor: middle; fill: var(--ink) } .triangle .name { font-size: 16px; font-weight: 600 } .triangle .told { font-size: 13px }
      @media (max-width: 36rem) { .triangle .name { font-size: 26px } .triangle .told { font-size: 22px } }
      """;

  private final String title;
  private final List<Block> blocks = new ArrayList<>();

  /// @param title what stands above the page
  LabPage(String title) {
    this.title = title;
  }

  /// A part of the page.
  private sealed interface Block {}

  private record Paragraph(String words) implements Block {}

  private record Heading(String words) implements Block {}

  private record Items(List<String> lines) implements Block {}

  private record Grid(String label, boolean isMatrix, List<String> heads, List<Row> rows)
      implements Block {}

  private record Bars(List<Bar> bars) implements Block {}

  private record Drawing(Triangle triangle) implements Block {}

  /// A bar with a name before it and words behind it.
  ///
  /// @param share how long it is, from 0 to 1
  record Bar(String name, double share, String words) {}

  /// A row of a table.
  ///
  /// @param cells what stands behind the name
  record Row(String name, List<Cell> cells) {
    Row {
      cells = List.copyOf(cells);
    }
  }

  /// A cell of a table.
  sealed interface Cell {}

  /// A cell with words, and smaller ones below them.
  ///
  /// @param lead how far what it tells is above one half, by which it is colored; empty for a cell without color
  private record Words(String words, List<String> below, OptionalDouble lead) implements Cell {}

  /// A cell that draws where a difference lies, with 0 in its middle.
  ///
  /// @param most what the ends of the scale stand for, above 0
  private record Scale(double difference, Interval interval, double most) implements Cell {
    double place(double value) {
      return Math.clamp(0.5 + value / most / 2, 0, 1);
    }
  }

  /// A paragraph.
  void say(String words) {
    blocks.add(new Paragraph(words));
  }

  /// The heading of a part.
  void heading(String words) {
    blocks.add(new Heading(words));
  }

  /// Some lines, one below the other.
  void list(List<String> lines) {
    blocks.add(new Items(List.copyOf(lines)));
  }

  /// A table with lines below its rows alone; it may be wider than the page.
  ///
  /// @param label what it shows
  /// @param heads what stands above the cells
  void table(String label, List<String> heads, List<Row> rows) {
    blocks.add(new Grid(label, false, List.copyOf(heads), List.copyOf(rows)));
  }

  /// A table whose cells have lines around them, for cells with color.
  ///
  /// @param label what it shows
  /// @param heads what stands above the cells
  void matrix(String label, List<String> heads, List<Row> rows) {
    blocks.add(new Grid(label, true, List.copyOf(heads), List.copyOf(rows)));
  }

  /// Bars, one below the other.
  void bars(List<Bar> bars) {
    blocks.add(new Bars(List.copyOf(bars)));
  }

  /// Three of many, and who of them beats whom.
  void triangle(Triangle triangle) {
    blocks.add(new Drawing(triangle));
  }

  /// A cell with words, and smaller ones below them; what is empty is left out.
  static Cell cell(String words, String... below) {
    return new Words(words, present(below), OptionalDouble.empty());
  }

  /// A cell that is colored by how far a share is above or below one half.
  static Cell colored(double share, String words, String... below) {
    return new Words(words, present(below), OptionalDouble.of(share - 0.5));
  }

  private static List<String> present(String... below) {
    return Stream.of(below).filter(small -> !small.isEmpty()).toList();
  }

  /// What the ends of a scale stand for on which all of these lie.
  static double most(Stream<Interval> ranges) {
    return ranges.mapToDouble(range -> Math.max(-range.low(), range.high())).max().orElse(1);
  }

  /// A cell that draws where a difference lies, with 0 in its middle.
  ///
  /// @param most what the ends of the scale stand for, above 0
  static Cell scale(double difference, Interval interval, double most) {
    return new Scale(difference, interval, most);
  }

  /// The whole page.
  String html() {
    String heading = Markup.escaped(title);
    StringBuilder out = new StringBuilder();
    out.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>").append(heading).append("</title>\n");
    out.append("<style>\n").append(STYLE).append("</style>\n</head>\n<body>\n<main>\n");
    out.append("<h1>").append(heading).append("</h1>\n");
    blocks.forEach(block -> out.append(html(block)));
    return out.append("</main>\n</body>\n</html>\n").toString();
  }

  private static String html(Block block) {
    return switch (block) {
      case Paragraph paragraph -> element("p", paragraph.words()) + "\n";
      case Heading heading -> element("h2", heading.words()) + "\n";
      case Items items ->
          items.lines().stream()
              .map(line -> element("li", line) + "\n")
              .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
      case Grid grid -> html(grid);
      case Bars bars ->
          bars.bars().stream()
              .map(LabPage::html)
              .collect(Collectors.joining("", "<table class=\"bars\">\n", "</table>\n"));
      case Drawing drawing -> drawing.triangle().svg();
    };
  }

  private static String element(String name, String words) {
    return "<" + name + ">" + Markup.escaped(words) + "</" + name + ">";
  }

  private static String html(Grid grid) {
    StringBuilder out = new StringBuilder();
    out.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"");
    out.append(Markup.escaped(grid.label())).append("\"><table class=\"");
    out.append(grid.isMatrix() ? "" : "open").append("\">\n<thead><tr><td></td>");
    grid.heads()
        .forEach(
            head -> out.append("<th scope=\"col\">").append(Markup.escaped(head)).append("</th>"));
    out.append("</tr></thead>\n");
    for (Row row : grid.rows()) {
      out.append("<tr><th scope=\"row\">").append(Markup.escaped(row.name())).append("</th>");
      row.cells().forEach(cell -> out.append(html(cell)));
      out.append("</tr>\n");
    }
    return out.append("</table></div>\n").toString();
  }

  private static String html(Cell cell) {
    return switch (cell) {
      case Words words -> {
        StringBuilder out = new StringBuilder("<td");
        words
            .lead()
            .ifPresent(lead ->
                out.append(
                    String.format(
                        Locale.ROOT,
                        " class=\"%s\" style=\"--much: %.2f\"",
                        side(lead),
                        Math.abs(lead) * MUCH)));
        out.append(">").append(Markup.escaped(words.words()));
        words.below().forEach(small -> out.append(element("small", small)));
        yield out.append("</td>").toString();
      }
      case Scale scale ->
          String.format(
              Locale.ROOT,
              "<td><span class=\"scale\" style=\"--hue: var(--%s); --from: %.3f; --to: %.3f; --at: %.3f\"><i></i><b></b></span></td>",
              side(scale.difference()),
              scale.place(scale.interval().low()),
              scale.place(scale.interval().high()),
              scale.place(scale.difference()));
    };
  }

  private static String side(double lead) {
    return lead >= 0 ? "win" : "loss";
  }

  private static String html(Bar bar) {
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%s</th><td><span class=\"bar\" style=\"--share: %.3f\"></span><b>%s</b></td></tr>\n",
        Markup.escaped(bar.name()),
        bar.share(),
        Markup.escaped(bar.words()));
  }

  /// The page as data, for programs that draw it themselves.
  Map<String, Object> data() {
    return ordered("title", title, "blocks", blocks.stream().map(LabPage::data).toList());
  }

  private static Map<String, Object> data(Block block) {
    return switch (block) {
      case Paragraph paragraph -> ordered("kind", "paragraph", "words", paragraph.words());
      case Heading heading -> ordered("kind", "heading", "words", heading.words());
      case Items items -> ordered("kind", "list", "lines", items.lines());
      case Grid grid -> {
        Map<String, Object> data =
            ordered("kind", grid.isMatrix() ? "matrix" : "table", "label", grid.label());
        data.put("heads", grid.heads());
        data.put("rows", grid.rows().stream().map(LabPage::data).toList());
        yield data;
      }
      case Bars bars ->
          ordered("kind", "bars", "bars", bars.bars().stream().map(LabPage::data).toList());
      case Drawing drawing -> drawing.triangle().data();
    };
  }

  private static Map<String, Object> data(Row row) {
    return ordered("name", row.name(), "cells", row.cells().stream().map(LabPage::data).toList());
  }

  private static Map<String, Object> data(Cell cell) {
    return switch (cell) {
      case Words words -> {
        Map<String, Object> data = ordered("words", words.words(), "below", words.below());
        words.lead().ifPresent(lead -> data.put("lead", lead));
        yield data;
      }
      case Scale scale -> {
        Map<String, Object> data =
            ordered(
                "from", scale.place(scale.interval().low()), "at", scale.place(scale.difference()));
        data.put("to", scale.place(scale.interval().high()));
        yield data;
      }
    };
  }

  private static Map<String, Object> data(Bar bar) {
    Map<String, Object> data = ordered("name", bar.name(), "share", bar.share());
    data.put("words", bar.words());
    return data;
  }

  private static Map<String, Object> ordered(
      String one, Object first, String other, Object second) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(one, first);
    map.put(other, second);
    return map;
  }
}
