package cardwright.cli;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Draws a table as lines of text: the other side above, the viewer's side below.
///
/// A cost stands in brackets, the other figures have strokes between them. A figure that differs
/// from the printed one has a `*` behind it; colour only repeats that.
///
/// @param names what the players are called
/// @param width how many characters a line may have
/// @param coloured whether marks for colours are added
record TableText(Map<Seat, String> names, int width, boolean coloured) {
  private static final String STRONG = "\u001b[1m";
  private static final String CHANGED = "\u001b[1;33m";
  private static final String PLAIN = "\u001b[0m";
  private static final String COST = "cost";
  private static final int LABEL = 7;

  /// A piece of a line that is not broken, with and without marks for colours.
  private record Piece(String text, String shown) {}

  /// The table's lines.
  List<String> lines(Table table) {
    Seat below = table.viewer() == Viewer.B ? Seat.B : Seat.A;
    List<String> lines = new ArrayList<>();
    lines.addAll(Wrap.lines(facts(table), width));
    Set<String> used = used(table);
    side(table.side(below.other()), used, lines);
    side(table.side(below), used, lines);
    return lines;
  }

  private static String facts(Table table) {
    String facts =
        table.facts().stream()
            .map(fact -> fact.name() + " " + fact.value())
            .collect(Collectors.joining(", "));
    String legend =
        table.sides().stream()
            .flatMap(side -> side.zones().stream())
            .flatMap(zone -> zone.cards().stream())
            .max(Comparator.comparingInt(card -> card.stats().size()))
            .filter(card -> !card.stats().isEmpty())
            .map(card -> " | " + figures(card) + ", * changed")
            .orElse("");
    return facts + legend;
  }

  private static String figures(Table.Card card) {
    return card.stats().stream()
        .filter(stat -> !stat.name().equals(COST))
        .map(Table.Stat::name)
        .collect(
            Collectors.joining(
                "/", card.stats().stream().anyMatch(TableText::isCost) ? "[cost] " : "", ""));
  }

  // A zone that is empty on both sides is not worth a line.
  private static Set<String> used(Table table) {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .filter(zone -> zone.size() > 0)
        .map(Table.Zone::name)
        .collect(Collectors.toSet());
  }

  private void side(Table.Side side, Set<String> used, List<String> lines) {
    String title = "--- " + side.seat() + ", " + names.get(side.seat()) + " ---";
    String counters =
        side.counters().stream()
            .map(counter ->
                " " + counter.name().toUpperCase(Locale.ROOT) + " " + counter.value() + " ---")
            .collect(Collectors.joining());
    String heading = title + counters;
    String line = heading + "-".repeat(Math.max(0, width - heading.length()));
    lines.add(coloured ? STRONG + line + PLAIN : line);
    side.zones().stream()
        .filter(zone -> used.contains(zone.name()))
        .forEach(zone -> zone(side.seat(), zone, lines));
  }

  private void zone(Seat seat, Table.Zone zone, List<String> lines) {
    List<Piece> pieces = new ArrayList<>();
    zone.cards().forEach(card -> pieces.add(piece(seat, card)));
    int hidden = zone.size() - zone.cards().size();
    if (hidden > 0) {
      String text = hidden + " hidden";
      pieces.add(new Piece(text, text));
    }
    if (pieces.isEmpty()) {
      pieces.add(new Piece("-", "-"));
    }
    String label = " " + zone.name() + " ".repeat(Math.max(1, LABEL - zone.name().length()));
    StringBuilder line = new StringBuilder(label);
    int length = label.length();
    boolean first = true;
    for (Piece piece : pieces) {
      if (!first && length + 3 + piece.text().length() > width) {
        lines.add(line.append(',').toString());
        line = new StringBuilder(" ".repeat(label.length()));
        length = label.length();
        first = true;
      }
      line.append(first ? "" : ", ").append(piece.shown());
      length += (first ? 0 : 2) + piece.text().length();
      first = false;
    }
    lines.add(line.toString());
  }

  private Piece piece(Seat seat, Table.Card card) {
    StringBuilder text = new StringBuilder(card.name());
    StringBuilder shown = new StringBuilder(card.name());
    String between = " ";
    for (Table.Stat stat : card.stats()) {
      boolean changed = stat.now() != stat.printed();
      String now = stat.now() + (changed ? "*" : "");
      String figure = isCost(stat) ? " [" + now + "]" : between + now;
      text.append(figure);
      shown.append(changed && coloured ? figure.replace(now, CHANGED + now + PLAIN) : figure);
      between = isCost(stat) ? between : "/";
    }
    String marks = marks(seat, card);
    return new Piece(text + marks, shown + marks);
  }

  private static boolean isCost(Table.Stat stat) {
    return stat.name().equals(COST);
  }

  private static String marks(Seat seat, Table.Card card) {
    List<String> marks = new ArrayList<>();
    if (!card.card().equals(card.name())) {
      marks.add(card.card());
    }
    if (card.owner() != seat) {
      marks.add("of " + card.owner());
    }
    card.marks().stream()
        .filter(mark -> !mark.value().equals(card.name()))
        .forEach(mark -> marks.add((mark.name() + " " + mark.value()).strip()));
    return marks.isEmpty() ? "" : marks.stream().collect(Collectors.joining(", ", " (", ")"));
  }
}
