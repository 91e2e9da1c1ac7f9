package cardwright.contract;

import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Tables and choices as lines of text, to be compared and read.
final class Sight {
  private Sight() {}

  /// A table: a line of facts, then a line of counters for each side and a line for each zone with
  /// cards.
  static List<String> table(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add(facts(table.facts()));
    for (Table.Side side : table.sides()) {
      lines.add(
          side.seat()
              + side.counters().stream()
                  .map(counter -> " " + counter.name() + " " + counter.value())
                  .collect(Collectors.joining(",")));
      for (Table.Zone zone : side.zones()) {
        if (zone.size() > 0) {
          lines.add(side.seat() + " " + zone(zone));
        }
      }
    }
    return lines;
  }

  /// A table with all that it tells beside the cards: texts that are carried out, what fills up, and with what each side
  /// began.
  static List<String> whole(Table table) {
    List<String> lines = new ArrayList<>(table(table));
    for (Table.PendingText text : table.pending()) {
      String line = text.line().isPresent() ? " line " + text.line().getAsInt() : "";
      lines.add(
          "next: " + text.card() + " of " + text.seat() + line + (text.begun() ? ", begun" : ""));
    }
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        zone.limit().ifPresent(limit -> lines.add(side.seat() + " " + zone.name() + " " + limit));
      }
      if (!side.deckList().isEmpty()) {
        lines.add(side.seat() + " began with " + side.deckList());
      }
    }
    return lines;
  }

  private static String zone(Table.Zone zone) {
    String cards = zone.cards().stream().map(Sight::card).collect(Collectors.joining("; "));
    int hidden = zone.size() - zone.cards().size();
    String unseen = hidden == 0 ? "" : (cards.isEmpty() ? "" : "; ") + hidden + " unseen";
    return zone.name() + ": " + cards + unseen;
  }

  private static String card(Table.Card card) {
    StringBuilder out = new StringBuilder(card.card());
    if (!card.name().equals(card.card())) {
      out.append(" as ").append(card.name());
    }
    out.append(" of ").append(card.owner());
    for (Table.Stat stat : card.stats()) {
      out.append(' ').append(stat.name()).append(' ').append(stat.text());
      if (stat.now() != stat.printed()) {
        out.append(" (").append(stat.printed()).append(')');
      }
    }
    return card.marks().isEmpty() ? out.toString() : out + " [" + facts(card.marks()) + "]";
  }

  private static String facts(List<Table.Fact> facts) {
    return facts.stream()
        .map(fact -> fact.name() + " " + fact.value())
        .collect(Collectors.joining(", "));
  }

  /// What is asked, of whom, and each move with its meaning.
  static List<String> choice(Choice choice) {
    List<String> lines = new ArrayList<>();
    lines.add(choice.seat() + ": " + choice.question().words());
    for (int i = 0; i < choice.count(); i++) {
      Move move = choice.move(i);
      lines.add(move.notation() + ": " + move.words());
    }
    return lines;
  }

  static List<String> notations(Choice choice) {
    List<String> notations = new ArrayList<>();
    for (int i = 0; i < choice.count(); i++) {
      notations.add(choice.move(i).notation());
    }
    return notations;
  }

  /// Everything that can be seen of a position by anybody.
  static List<String> everything(Position position) {
    List<String> lines = new ArrayList<>();
    for (Viewer viewer : Viewer.values()) {
      lines.add(viewer + " sees");
      lines.addAll(whole(position.table(viewer)));
    }
    lines.add(position.outcome().map(Outcome::toString).orElse("not over"));
    if (position.outcome().isEmpty()) {
      lines.addAll(choice(position.choice()));
    }
    return lines;
  }

  /// The first line in which two texts differ, as a sentence.
  static String difference(List<String> expected, List<String> actual) {
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String right = i < expected.size() ? expected.get(i) : "(nothing)";
      String wrong = i < actual.size() ? actual.get(i) : "(nothing)";
      if (!right.equals(wrong)) {
        return "'" + wrong + "' instead of '" + right + "'";
      }
    }
    return "no difference";
  }
}
