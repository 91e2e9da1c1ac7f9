package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.cli.console.Wrap;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Draws a table as lines of text: the other side above, the viewer's side below.
///
/// A cost stands in brackets, the other figures have strokes between them. A figure that differs
/// from the printed one has a `*` behind it; colour only repeats that. Cards of one name have the
/// numbers that their moves have: `Lifeguard 2`.
///
/// @param names what the players are called
/// @param width how many characters a line may have
/// @param coloured whether marks for colours are added
/// @param language the language that is read
/// @param labels what people call zones, counters and figures: those of the game
record TableText(
    Map<Seat, String> names,
    int width,
    boolean coloured,
    Locale language,
    Function<String, Message> labels) {
  private static final String STRONG = "\u001b[1m";
  private static final int LABEL = 7;

  /// A side with more zones than these has several of them on a line, and leaves empty ones out.
  private static final int LONG = 3;

  /// Stands for the order of the figures among what is folded; no zone is called so.
  private static final String LEGEND = "";

  /// Stands for what is printed on the cards among what is folded.
  private static final String PRINTED = " ";

  /// Values that say that there is nothing to say.
  private static final Set<String> NOTHING = Set.of("0", "none");

  /// The table's lines, whole.
  List<String> lines(Table table) {
    return lines(table, Set.of());
  }

  /// The table without what is printed on the cards, in so many lines if that can be done: open cards
  /// out of play, and those of a deck, are then only counted, those of the last zones first, and at
  /// last facts have one line, without the order of the figures.
  List<String> lines(Table table, int rows) {
    Set<String> folded = new HashSet<>(Set.of(PRINTED));
    List<String> lines = lines(table, folded);
    for (Table.Zone zone : table.sides().getFirst().zones().reversed()) {
      boolean folds = isOpen(table, zone) || isDeck(table, zone);
      if (lines.size() > rows && folds && folded.add(zone.name())) {
        lines = lines(table, folded);
      }
    }
    if (lines.size() > rows) {
      folded.add(LEGEND);
      lines = lines(table, folded);
    }
    return lines;
  }

  /// Whether cards lie there out of play and for all to see, like those that are used up.
  private static boolean isOpen(Table table, Table.Zone zone) {
    return zone.ownersOnly()
        && table.sides().stream()
            .flatMap(side -> side.zone(zone.name()).stream())
            .allMatch(each -> each.size() == each.cards().size());
  }

  /// Whether cards lie there in an order of which somebody knows a part.
  private static boolean isDeck(Table table, Table.Zone zone) {
    return zone.ownersOnly()
        && table.sides().stream()
            .flatMap(side -> side.zone(zone.name()).stream())
            .flatMap(each -> each.cards().stream())
            .anyMatch(CardText::hasPlaceInDeck);
  }

  private List<String> lines(Table table, Set<String> folded) {
    Seat below = table.viewer() == Viewer.B ? Seat.B : Seat.A;
    List<String> lines = new ArrayList<>();
    List<String> facts = Wrap.lines(facts(table, !folded.contains(LEGEND)), width);
    lines.addAll(folded.contains(LEGEND) ? facts.subList(0, Math.min(1, facts.size())) : facts);
    Set<String> used = used(table);
    CardText cards = new CardText(table, folded.contains(PRINTED), coloured, language);
    side(table.side(below.other()), used, folded, cards, lines);
    side(table.side(below), used, folded, cards, lines);
    return lines;
  }

  private String facts(Table table, boolean explained) {
    String facts =
        table.facts().stream()
            .filter(fact -> !NOTHING.contains(fact.value()))
            .map(fact ->
                fact.label().words(null, language) + " " + fact.words().words(null, language))
            .collect(Collectors.joining(", "));
    String legend =
        table.sides().stream()
            .flatMap(side -> side.zones().stream())
            .flatMap(zone -> zone.cards().stream())
            .max(Comparator.comparingInt(card -> card.stats().size()))
            .filter(card -> explained && !card.stats().isEmpty())
            .map(card ->
                Messages.of("table.figures", Message.word(figures(card))).words(null, language))
            .orElse("");
    return facts.isEmpty() || legend.isEmpty() ? facts + legend : facts + " | " + legend;
  }

  private String label(String name) {
    return labels.apply(name).words(null, language);
  }

  private String figures(Table.Card card) {
    boolean costs = card.stats().stream().anyMatch(CardText::isCost);
    String cost = costs ? "[" + label(CardText.COST) + "] " : "";
    return card.stats().stream()
        .filter(stat -> !CardText.isCost(stat))
        .map(stat -> label(stat.name()))
        .collect(Collectors.joining("/", cost, ""))
        .strip();
  }

  // A zone that is empty on both sides is not worth a line.
  private static Set<String> used(Table table) {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .filter(zone -> zone.size() > 0)
        .map(Table.Zone::name)
        .collect(Collectors.toSet());
  }

  private void side(
      Table.Side side, Set<String> used, Set<String> folded, CardText cards, List<String> lines) {
    String title = "--- " + side.seat() + ", " + names.get(side.seat()) + " ---";
    String counters =
        side.counters().stream()
            .map(counter ->
                " " + label(counter.name()).toUpperCase(language) + " " + counter.value() + " ---")
            .collect(Collectors.joining());
    String heading = title + counters;
    String line = heading + "-".repeat(Math.max(0, width - heading.length()));
    lines.add(coloured ? STRONG + line + CardText.PLAIN : line);
    List<Row> rows = new ArrayList<>();
    boolean many = used.size() > LONG;
    side.zones().stream()
        .filter(zone -> many ? zone.size() > 0 : used.contains(zone.name()))
        .forEach(zone -> rows.addAll(zone(side, zone, folded.contains(zone.name()), cards)));
    (many ? joined(rows) : rows).forEach(row -> lines.add(row.shown()));
  }

  /// A line of a side.
  ///
  /// @param whole whether it is all of its zone, so that other zones may stand beside it
  private record Row(String shown, int length, boolean whole) {
    Row and(Row next) {
      return new Row(shown + "  " + next.shown(), length + 2 + next.length(), true);
    }
  }

  private List<Row> joined(List<Row> rows) {
    List<Row> lines = new ArrayList<>();
    for (Row row : rows) {
      boolean beside =
          !lines.isEmpty() && row.whole() && lines.getLast().length() + 2 + row.length() <= width;
      lines.add(beside ? lines.removeLast().and(row) : row);
    }
    return lines;
  }

  private List<Row> zone(Table.Side side, Table.Zone zone, boolean folded, CardText cards) {
    String name = label(zone.name());
    String label = " " + name + " ".repeat(Math.max(1, LABEL - name.length()));
    List<Row> rows = new ArrayList<>();
    StringBuilder line = new StringBuilder(label);
    int length = label.length();
    boolean first = true;
    for (Piece piece : pieces(side, zone, folded, cards)) {
      if (!first && length + 3 + piece.text().length() > width) {
        rows.add(new Row(line.append(',').toString(), length + 1, false));
        line = new StringBuilder(" ".repeat(label.length()));
        length = label.length();
        first = true;
      }
      Piece rest = piece;
      while (first && length + 1 + rest.text().length() > width) {
        int cut = rest.text().lastIndexOf(' ', width - length);
        if (cut <= 0) {
          break;
        }
        rows.add(new Row(line + rest.until(cut), width, false));
        rest = rest.from(cut);
        line = new StringBuilder(" ".repeat(label.length() + 1));
        length = label.length() + 1;
      }
      line.append(first ? "" : ", ").append(rest.shown());
      length += (first ? 0 : 2) + rest.text().length();
      first = false;
    }
    rows.add(new Row(line.toString(), length, rows.isEmpty()));
    return rows;
  }

  private List<Piece> pieces(Table.Side side, Table.Zone zone, boolean folded, CardText cards) {
    if (folded && !zone.cards().isEmpty()) {
      boolean seen = zone.size() == zone.cards().size();
      return List.of(counted(seen ? "table.cards-seen" : "table.cards", zone.size()));
    }
    List<Piece> pieces = new ArrayList<>();
    zone.cards().forEach(card -> pieces.add(cards.piece(side, zone, card)));
    if (zone.ownersOnly()) {
      countEqual(pieces);
    }
    int hidden = zone.size() - zone.cards().size();
    if (hidden > 0) {
      pieces.add(counted("table.hidden", hidden));
    }
    return pieces.isEmpty() ? List.of(Piece.plain("-")) : pieces;
  }

  private Piece counted(String id, int number) {
    return Piece.plain(Messages.of(id, Message.number(number)).words(null, language));
  }

  /// Cards out of play that are equal are told with their number, not one by one.
  private static void countEqual(List<Piece> pieces) {
    List<Piece> each = List.copyOf(pieces);
    pieces.clear();
    int from = 0;
    for (int i = 1; i <= each.size(); i++) {
      if (i == each.size() || !each.get(i).equals(each.get(from))) {
        Piece piece = each.get(from);
        String count = i - from > 1 ? i - from + " " : "";
        pieces.add(new Piece(count + piece.text(), count + piece.shown()));
        from = i;
      }
    }
  }
}
