package cardwright.cli.analysis;

import cardwright.cli.console.Markup;
import java.util.List;
import java.util.Locale;

/// Draws an analysis as a line chart, a picture that needs nothing beside it.
final class ChartSvg {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 360;
  private static final int LEFT = 70;
  private static final int RIGHT = 20;
  private static final int TOP = 50;
  private static final int BOTTOM = 55;

  /// At most so many numbers stand below the chart.
  private static final int MARKS = 10;

  private static final String STYLE =
      """
        <style>
          text { font: 14px sans-serif; fill: #222 }
          .title { font-size: 18px }
          .axis { stroke: #222; fill: none }
          .grid { stroke: #bbb; stroke-dasharray: 4 4 }
          .line { stroke: #0b62b0; stroke-width: 2.5; fill: none; stroke-linejoin: round }
          .mistake { fill: #c4321c }
          .ground { fill: #fff }
          @media (prefers-color-scheme: dark) {
            text { fill: #ddd }
            .axis { stroke: #ddd }
            .grid { stroke: #555 }
            .line { stroke: #6db3f2 }
            .mistake { fill: #ff8a70 }
            .ground { fill: #16181c }
          }
        </style>
      """;

  private final Analysis analysis;
  private final int last;

  private ChartSvg(Analysis analysis) {
    this.analysis = analysis;
    List<Analysis.Judged> decisions = analysis.decisions();
    this.last = decisions.isEmpty() ? 1 : decisions.getLast().number();
  }

  /// The chart as the text of an SVG file.
  ///
  /// @param title stands above it
  static String of(Analysis analysis, String title) {
    ChartSvg chart = new ChartSvg(analysis);
    String named = Markup.escaped(title);
    return String.format(
            Locale.ROOT,
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s">
              <title>%s</title>
            """,
            WIDTH,
            HEIGHT,
            named,
            named)
        + STYLE
        + String.format(
            Locale.ROOT, "  <rect class=\"ground\" width=\"%d\" height=\"%d\"/>\n", WIDTH, HEIGHT)
        + text("title", LEFT, 30, "start", title)
        + chart.axes()
        + chart.line()
        + chart.mistakes()
        + "</svg>\n";
  }

  private String axes() {
    StringBuilder out = new StringBuilder();
    for (int percent = 0; percent <= 100; percent += 25) {
      double y = y(percent / 100.0);
      out.append(
          String.format(
              Locale.ROOT, "  <path class=\"grid\" d=\"M%d %.1fH%d\"/>\n", LEFT, y, WIDTH - RIGHT));
      out.append(text("mark", LEFT - 8, y + 5, "end", percent + " %"));
    }
    int step = Math.max(1, (last + MARKS - 1) / MARKS);
    for (int number = 0; number <= last; number += step) {
      out.append(text("mark", x(number), y(0) + 20, "middle", String.valueOf(number)));
    }
    out.append(
        String.format(
            Locale.ROOT,
            "  <path class=\"axis\" d=\"M%d %dV%dH%d\"/>\n",
            LEFT,
            TOP,
            HEIGHT - BOTTOM,
            WIDTH - RIGHT));
    double middle = (LEFT + WIDTH - RIGHT) / 2.0;
    return out.append(text("axis-name", middle, HEIGHT - 12, "middle", "decision")).toString();
  }

  private String line() {
    StringBuilder points = new StringBuilder();
    for (Analysis.Judged each : analysis.decisions()) {
      points.append(points.isEmpty() ? "" : " ").append(point(each));
    }
    return "  <polyline class=\"line\" points=\"" + points + "\"/>\n";
  }

  private String point(Analysis.Judged each) {
    return String.format(Locale.ROOT, "%.1f,%.1f", x(each.number()), y(each.chanceOfA()));
  }

  private String mistakes() {
    StringBuilder out = new StringBuilder();
    for (Analysis.Judged each : analysis.worst()) {
      out.append(
          String.format(
              Locale.ROOT,
              "  <circle class=\"mistake\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"><title>%s</title></circle>\n",
              x(each.number()),
              y(each.chanceOfA()),
              Markup.escaped(
                  each.number()
                      + ". "
                      + each.made().seat()
                      + ": "
                      + each.made().move()
                      + "; better: "
                      + each.made().best())));
    }
    return out.toString();
  }

  private double x(int number) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * number / last;
  }

  private static double y(double chance) {
    return HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM);
  }

  private static String text(String kind, double x, double y, String anchor, String said) {
    return String.format(
        Locale.ROOT,
        "  <text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
        kind,
        x,
        y,
        anchor,
        Markup.escaped(said));
  }
}
