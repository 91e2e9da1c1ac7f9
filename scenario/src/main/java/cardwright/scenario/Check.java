package cardwright.scenario;

import cardwright.engine.Explanation;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One thing that has to hold at a moment.
sealed interface Check {
  /// What does not hold, with what was expected and what was found; empty when it holds.
  Optional<String> failure(Moment moment);

  /// Whether it asks what has been told, and not how things stand.
  default boolean looksAtLog() {
    return switch (this) {
      case Log _, LogLacks _ -> true;
      case Count _,
          Cards _,
          Asks _,
          Winner _,
          Draw _,
          Ended _,
          Explained _,
          Over _,
          Reason _,
          Seen _,
          Fact _ ->
          false;
    };
  }

  private static Optional<String> unless(boolean holds, String what, Object expected, Object is) {
    return holds
        ? Optional.empty()
        : Optional.of(what + ": expected " + expected + ", actual " + is);
  }

  /// A counter of a seat, or the size of one of its zones.
  record Count(Seat seat, String name, int expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Table.Side side = moment.side(seat);
      Optional<Integer> actual =
          side.counter(name)
              .map(Table.Counter::value)
              .or(() -> side.zone(name).map(Table.Zone::size));
      return unless(
          actual.filter(number -> number == expected).isPresent(),
          seat + "." + name,
          expected,
          actual.map(String::valueOf).orElseGet(() -> unknown(side)));
    }

    static String unknown(Table.Side side) {
      return "nothing of that name; there are "
          + side.counters().stream().map(Table.Counter::name).collect(Collectors.joining(", "))
          + ", "
          + side.zones().stream().map(Table.Zone::name).collect(Collectors.joining(", "));
    }
  }

  /// The whole content of a zone.
  record Cards(Seat seat, String zone, List<CardPattern> expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Table.Side side = moment.side(seat);
      Optional<Table.Zone> found = side.zone(zone);
      if (found.isEmpty()) {
        return unless(false, seat + "." + zone, expected, Count.unknown(side));
      }
      List<Table.Card> cards = found.get().cards();
      int hidden = found.get().size() - cards.size();
      boolean ordered = zone.equals("deck");
      return unless(
          hidden == 0 && CardPattern.match(expected, cards, ordered),
          seat + "." + zone,
          expected,
          CardPattern.words(cards, expected)
              + (hidden == 0 ? "" : " and " + hidden + " cards that not even the judge sees"));
    }
  }

  /// Who decides.
  record Asks(Seat expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Object asked = moment.over() ? moment.ending() : moment.position().choice().seat();
      return unless(asked == expected, "asks", expected, asked);
    }
  }

  /// Who has won.
  record Winner(Seat expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Optional<Seat> winner = moment.position().outcome().flatMap(outcome -> outcome.winner());
      return unless(
          winner.filter(seat -> seat == expected).isPresent(), "winner", expected, moment.ending());
    }
  }

  /// Whether the play has ended without a winner.
  record Draw(boolean expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      boolean draw = moment.position().outcome().filter(o -> o.winner().isEmpty()).isPresent();
      return unless(draw == expected, "draw", expected, moment.ending());
    }
  }

  /// How the play has ended, without the reason.
  ///
  /// @param expected `A wins`, `B wins` or `draw`
  record Ended(String expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Optional<String> actual =
          moment
              .position()
              .outcome()
              .map(outcome -> outcome.winner().map(seat -> seat + " wins").orElse("draw"));
      return unless(
          actual.filter(expected::equals).isPresent(), "outcome", expected, moment.ending());
    }
  }

  /// What the explanation of a figure contains.
  ///
  /// @param card the card's name
  record Explained(String card, String figure, String expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      List<String> given =
          moment.position().explain(Viewer.JUDGE, card).stream()
              .filter(each -> each.figure().words().equals(figure))
              .map(Explanation::toString)
              .toList();
      return unless(
          given.stream().anyMatch(each -> each.contains(expected)),
          "explain " + card + "." + figure,
          "'" + expected + "'",
          given);
    }
  }

  /// Whether the play has ended.
  record Over(boolean expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      return unless(moment.over() == expected, "over", expected, moment.ending());
    }
  }

  /// What the reason of the end contains.
  record Reason(String expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      boolean given =
          moment.position().outcome().filter(o -> o.reason().contains(expected)).isPresent();
      return unless(given, "reason", "'" + expected + "'", moment.ending());
    }
  }

  /// Texts that events of the log contain, one after the other.
  record Log(List<String> expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      int next = 0;
      for (String line : moment.log()) {
        if (next < expected.size() && line.contains(expected.get(next))) {
          next++;
        }
      }
      return next == expected.size()
          ? Optional.empty()
          : unless(false, "log", "'" + expected.get(next) + "'", "no such event at that point");
    }
  }

  /// Texts that no event of the log contains.
  record LogLacks(List<String> unwanted) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      for (String text : unwanted) {
        for (String line : moment.log()) {
          if (line.contains(text)) {
            return unless(false, "log lacks", "no event with '" + text + "'", "'" + line + "'");
          }
        }
      }
      return Optional.empty();
    }
  }

  /// Names that a viewer's table contains somewhere, or does not contain anywhere.
  ///
  /// @param shown whether they have to be there
  record Seen(Viewer viewer, boolean shown, List<String> names) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      List<String> words = words(moment.position());
      for (String name : names) {
        Optional<String> found = words.stream().filter(word -> word.contains(name)).findFirst();
        if (found.isPresent() != shown) {
          return unless(
              false,
              (shown ? "shown to " : "hidden from ") + viewer,
              (shown ? "'" : "no '") + name + "'",
              found.map(word -> "'" + word + "'").orElse("no such word"));
        }
      }
      return Optional.empty();
    }

    private List<String> words(Position position) {
      Table table = position.table(viewer);
      List<String> words = new ArrayList<>();
      table.facts().forEach(fact -> add(fact, words));
      for (Table.Side side : table.sides()) {
        side.counters().forEach(counter -> words.add(counter.name()));
        for (Table.Zone zone : side.zones()) {
          words.add(zone.name());
          zone.cards().forEach(card -> add(card, words));
        }
      }
      return words;
    }

    private static void add(Table.Fact fact, List<String> words) {
      words.add(fact.name());
      words.add(fact.value());
    }

    private static void add(Table.Card card, List<String> words) {
      words.add(card.card());
      words.add(card.name());
      card.stats().forEach(stat -> words.add(stat.name()));
      card.marks().forEach(mark -> add(mark, words));
    }
  }

  /// A fact of the table.
  record Fact(String name, String expected) implements Check {
    @Override
    public Optional<String> failure(Moment moment) {
      Table table = moment.table();
      Optional<String> actual = table.fact(name);
      return unless(
          actual.filter(expected::equals).isPresent(),
          name,
          expected,
          actual.orElseGet(() ->
              "nothing of that name; there are "
                  + table.facts().stream()
                      .map(Table.Fact::name)
                      .collect(Collectors.joining(", "))));
    }
  }
}
