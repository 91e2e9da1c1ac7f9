package cardwright.cli.table;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cli.console.Messages;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// What has changed between two tables that somebody saw, in a line: points and losses first.
final class TurnSummary {
  private TurnSummary() {}

  /// The changes, or an empty text where there are none.
  ///
  /// @param language the language that is read
  /// @param labels what people call counters: those of the game
  static String of(
      Table before,
      Table now,
      Map<Seat, String> names,
      Locale language,
      Function<String, Message> labels) {
    List<String> changes = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      for (Table.Counter counter : now.side(seat).counters()) {
        int was = before.side(seat).counter(counter.name()).map(Table.Counter::value).orElse(0);
        if (was != counter.value()) {
          changes.add(
              Messages.of(
                      "changes.counter",
                      word(called(names, seat)),
                      clause(labels.apply(counter.name())),
                      number(counter.value()),
                      number(was))
                  .words(null, language));
        }
      }
    }
    for (Seat seat : Seat.values()) {
      List<String> lost = lost(before, now, seat);
      if (!lost.isEmpty()) {
        changes.add(
            Messages.of("changes.lost", word(called(names, seat)), word(String.join(", ", lost)))
                .words(null, language));
      }
    }
    return changes.isEmpty()
        ? ""
        : Messages.of("changes", word(String.join("; ", changes))).words(null, language);
  }

  private static String called(Map<Seat, String> names, Seat seat) {
    return names.getOrDefault(seat, seat.name());
  }

  /// The cards of a player that were in play and are not any more.
  private static List<String> lost(Table before, Table now, Seat owner) {
    Map<String, Integer> left = inPlay(before, owner);
    inPlay(now, owner).forEach((name, count) -> left.merge(name, -count, Integer::sum));
    List<String> lost = new ArrayList<>();
    left.forEach((name, count) -> {
      if (count > 0) {
        lost.add(count == 1 ? name : count + " " + name);
      }
    });
    return lost;
  }

  private static Map<String, Integer> inPlay(Table table, Seat owner) {
    Map<String, Integer> cards = new TreeMap<>();
    table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .filter(zone -> !zone.ownersOnly() && !zone.passing())
        .flatMap(zone -> zone.cards().stream())
        .filter(card -> card.owner() == owner)
        .forEach(card -> cards.merge(card.front(), 1, Integer::sum));
    return cards;
  }
}
