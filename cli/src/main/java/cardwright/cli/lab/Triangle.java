package cardwright.cli.lab;

import cardwright.cli.console.Markup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Three of many at the corners of a triangle, with arrows from who beats another one to who is beaten.
///
/// @param corners the three of them
/// @param sides what they scored against each other: of the first and the second, the second and the third, the third and the first
record Triangle(List<Corner> corners, List<Side> sides) {
  /// How far an arrow stays away from the middles of its corners.
  private static final double GAP = 42;

  private static final double HEAD = 12;

  /// How far the words of a side stand outside of it.
  private static final double AWAY = 48;

  private static final List<Point> PLACES =
      List.of(new Point(210, 76), new Point(400, 262), new Point(20, 262));
  private static final Point CENTER = new Point(210, 200);

  /// One of the three.
  ///
  /// @param share how large its circle is, from 0 to 1
  /// @param words what is told of it below its name
  record Corner(String name, double share, String words) {}

  /// Two of the three.
  ///
  /// @param forward whether the one that comes first beats the other
  /// @param words by how much
  record Side(boolean forward, String words) {}

  private record Point(double x, double y) {
    Point toward(Point other, double steps) {
      double length = Math.hypot(other.x - x, other.y - y);
      return new Point(x + (other.x - x) * steps / length, y + (other.y - y) * steps / length);
    }

    Point turned(Point other, double steps) {
      double length = Math.hypot(other.x - x, other.y - y);
      return new Point(x - (other.y - y) * steps / length, y + (other.x - x) * steps / length);
    }
  }

  /// Keeps its own lists.
  Triangle {
    corners = List.copyOf(corners);
    sides = List.copyOf(sides);
  }

  /// What it shows, in words.
  String label() {
    StringBuilder label = new StringBuilder();
    for (int number = 0; number < sides.size(); number++) {
      Side side = sides.get(number);
      Corner one = corners.get(number);
      Corner other = corners.get((number + 1) % corners.size());
      label
          .append(number > 0 ? "; " : "")
          .append(side.forward() ? one.name() : other.name())
          .append(" against ")
          .append(side.forward() ? other.name() : one.name())
          .append(": ")
          .append(side.words());
    }
    return label.toString();
  }

  /// As a drawing for a browser.
  String svg() {
    StringBuilder out = new StringBuilder();
    out.append("<svg class=\"triangle\" viewBox=\"-90 -30 600 390\" role=\"img\" aria-label=\"");
    out.append(Markup.escaped(label())).append("\">\n");
    for (int number = 0; number < sides.size(); number++) {
      out.append(svg(sides.get(number), number));
    }
    for (int number = 0; number < corners.size(); number++) {
      Corner corner = corners.get(number);
      Point at = PLACES.get(number);
      boolean isTop = number == 0;
      double words = isTop ? at.y() - 37 : at.y() + 46;
      out.append(
          String.format(
              Locale.ROOT,
              "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.1f\"/>%s%s\n",
              at.x(),
              at.y(),
              8 + 22 * corner.share(),
              text("name", at.x(), words, isTop ? "-1.15em" : "0", corner.name()),
              text("told", at.x(), words, isTop ? "0" : "1.35em", corner.words())));
    }
    return out.append("</svg>\n").toString();
  }

  private static String svg(Side side, int number) {
    Point one = PLACES.get(number);
    Point other = PLACES.get((number + 1) % PLACES.size());
    Point from = side.forward() ? one : other;
    Point to = side.forward() ? other : one;
    Point end = to.toward(from, GAP);
    Point back = end.toward(from, HEAD);
    Point left = back.turned(end, HEAD / 2);
    Point right = back.turned(end, -HEAD / 2);
    Point start = from.toward(to, GAP);
    Point middle = new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    Point words = middle.toward(CENTER, -AWAY);
    return String.format(
            Locale.ROOT,
            "<path d=\"M%.1f %.1fL%.1f %.1f\"/><polygon points=\"%.1f,%.1f %.1f,%.1f %.1f,%.1f\"/>",
            start.x(),
            start.y(),
            back.x(),
            back.y(),
            end.x(),
            end.y(),
            left.x(),
            left.y(),
            right.x(),
            right.y())
        + text("told", words.x(), words.y(), "0.3em", side.words())
        + "\n";
  }

  /// Words in the drawing.
  ///
  /// @param down how far below their place they stand, in a unit of their own size, which is larger on a narrow page
  private static String text(String kind, double x, double y, String down, String words) {
    return String.format(
            Locale.ROOT, "<text class=\"%s\" x=\"%.0f\" y=\"%.0f\" dy=\"%s\">", kind, x, y, down)
        + Markup.escaped(words)
        + "</text>";
  }

  /// As data, for programs that draw it themselves.
  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", "triangle");
    data.put("label", label());
    data.put("corners", corners.stream().map(Triangle::data).toList());
    data.put("sides", sides.stream().map(Triangle::data).toList());
    return data;
  }

  private static Map<String, Object> data(Corner corner) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", corner.name());
    data.put("share", corner.share());
    data.put("words", corner.words());
    return data;
  }

  private static Map<String, Object> data(Side side) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("forward", side.forward());
    data.put("words", side.words());
    return data;
  }
}
