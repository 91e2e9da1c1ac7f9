package cardwright.encoding;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a seat sees of a game as numbers: which number stands at which place, alike in every position.
///
/// All of it is made from a [Table] of that seat, which has what the seat may know and nothing else.
public final class Layout {
  /// How many random plays of each format are looked at for the names of what a table shows.
  private static final int PLAYS = 12;

  /// Of so many tables of them one is looked at.
  private static final int TABLES = 16;

  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,6}");

  /// A stretch of the numbers.
  ///
  /// @param name what its numbers tell
  /// @param at where it begins
  /// @param rows for each of these there is a number of each column; empty where there is one row
  /// @param columns what the numbers of a row are
  public record Part(String name, int at, List<String> rows, List<String> columns) {
    private int end() {
      return at + Math.max(1, rows.size()) * columns.size();
    }

    private OptionalInt place(String column) {
      return place(0, column);
    }

    private OptionalInt place(int row, String column) {
      int found = columns.indexOf(column);
      return found < 0 ? OptionalInt.empty() : OptionalInt.of(at + row * columns.size() + found);
    }
  }

  /// The parts of one side.
  private record Side(Part counters, Part sizes, Part figures, Part cards) {}

  private final List<Part> parts = new ArrayList<>();
  private final Part table;
  private final Part phases;
  private final Part facts;
  private final Side own;
  private final Side other;
  private final Map<String, Integer> cards = new HashMap<>();

  private Layout(List<String> titles, Seen seen) {
    table = part("table", List.of(), List.of("seat A", "asked", "turn", "own turn"));
    phases = part("phase", List.of(), seen.phases);
    facts = part("facts", List.of(), seen.facts);
    own = side("own", titles, seen);
    other = side("other", titles, seen);
    for (int i = 0; i < titles.size(); i++) {
      cards.putIfAbsent(titles.get(i), i);
      cards.putIfAbsent(Table.Card.front(titles.get(i)), i);
    }
  }

  /// The layout of a game: the same each time. It plays some dozens of games by chance to find it out.
  public static Layout of(Game game) {
    Seen seen = new Seen();
    seen.phases.addAll(game.phases());
    for (Format format : game.formats()) {
      for (int seed = 0; seed < PLAYS; seed++) {
        Chance chance = new SeededChance(seed);
        Opening opening =
            Opening.of(
                format.name(), game.randomDeck(format, chance), game.randomDeck(format, chance));
        seen.play(game.start(opening, chance, null), chance);
      }
    }
    return new Layout(titles(game), seen);
  }

  /// The titles of all cards, those of no deck last: a card is known by its place among them.
  public static List<String> titles(Game game) {
    return Stream.concat(game.cards().stream(), game.tokens().stream())
        .map(CardFace::name)
        .toList();
  }

  private Side side(String whose, List<String> titles, Seen seen) {
    return new Side(
        part(whose + " counters", List.of(), seen.counters),
        part(whose + " zone sizes", List.of(), seen.zones),
        part(whose + " figures", seen.zones, seen.figures),
        part(whose + " cards", seen.zones, titles));
  }

  private Part part(String name, Iterable<String> rows, Iterable<String> columns) {
    int at = parts.isEmpty() ? 0 : parts.getLast().end();
    Part part = new Part(name, at, list(rows), list(columns));
    parts.add(part);
    return part;
  }

  private static List<String> list(Iterable<String> names) {
    List<String> list = new ArrayList<>();
    names.forEach(list::add);
    return List.copyOf(list);
  }

  /// The parts in their order, without a gap.
  public List<Part> parts() {
    return List.copyOf(parts);
  }

  /// How many numbers there are.
  public int length() {
    return parts.getLast().end();
  }

  /// The numbers that are not 0, by their places.
  ///
  /// @param table what the seat sees
  /// @param asked whether it is the seat that decides
  public SortedMap<Integer, Integer> numbers(Table table, Seat seat, boolean asked) {
    Numbers numbers = new Numbers();
    numbers.add(this.table.place("seat A"), seat == Seat.A ? 1 : 0);
    numbers.add(this.table.place("asked"), asked ? 1 : 0);
    table
        .turn()
        .ifPresent(turn -> {
          numbers.add(this.table.place("turn"), turn.number());
          numbers.add(this.table.place("own turn"), turn.player() == seat ? 1 : 0);
          numbers.add(phases.place(turn.phase()), 1);
        });
    for (Table.Fact fact : table.facts()) {
      numbers.add(facts.place(fact.name()), number(fact).orElse(0));
    }
    add(numbers, own, table.side(seat));
    add(numbers, other, table.side(seat.other()));
    return numbers.places;
  }

  private void add(Numbers numbers, Side parts, Table.Side side) {
    for (Table.Counter counter : side.counters()) {
      numbers.add(parts.counters.place(counter.name()), counter.value());
    }
    for (Table.Zone zone : side.zones()) {
      numbers.add(parts.sizes.place(zone.name()), zone.size());
      int row = parts.cards.rows().indexOf(zone.name());
      if (row >= 0) {
        zone.cards().forEach(card -> add(numbers, parts, row, card));
      }
    }
  }

  private void add(Numbers numbers, Side parts, int row, Table.Card card) {
    Integer index = cards.getOrDefault(card.card(), cards.get(card.front()));
    if (index != null) {
      int columns = parts.cards.columns().size();
      numbers.add(OptionalInt.of(parts.cards.at() + row * columns + index), 1);
    }
    for (Table.Stat stat : card.stats()) {
      numbers.add(parts.figures.place(row, stat.name()), stat.now());
    }
    for (Table.Fact mark : card.marks()) {
      numbers.add(parts.figures.place(row, mark.name()), number(mark).orElse(0));
    }
  }

  /// A fact as a number: itself where it is one, 1 where it only is there; nothing where it is something in words.
  private static OptionalInt number(Table.Fact fact) {
    if (fact.value().isEmpty()) {
      return OptionalInt.of(1);
    }
    return WHOLE.matcher(fact.value()).matches()
        ? OptionalInt.of(Integer.parseInt(fact.value()))
        : OptionalInt.empty();
  }

  /// Numbers that are being added up.
  private static final class Numbers {
    private final SortedMap<Integer, Integer> places = new TreeMap<>();

    void add(OptionalInt place, int more) {
      if (place.isPresent() && more != 0) {
        places.merge(place.getAsInt(), more, Integer::sum);
      }
    }
  }

  /// The names of what was seen on tables.
  private static final class Seen {
    private final Set<String> phases = new LinkedHashSet<>();
    private final Set<String> counters = new LinkedHashSet<>();
    private final Set<String> zones = new LinkedHashSet<>();
    private final Set<String> facts = new TreeSet<>();
    private final Set<String> figures = new TreeSet<>();

    void play(Position position, Chance chance) {
      for (int choice = 0; position.outcome().isEmpty(); choice++) {
        if (choice % TABLES == 0) {
          look(position.table(Viewer.of(position.choice().seat())));
        }
        position.play(chance.roll(position.choice().searched()), chance);
      }
    }

    private void look(Table table) {
      table.turn().map(Table.Turn::phase).filter(phase -> !phase.isEmpty()).ifPresent(phases::add);
      named(table.facts()).forEach(facts::add);
      facts.remove("turn");
      for (Table.Side side : table.sides()) {
        side.counters().forEach(counter -> counters.add(counter.name()));
        for (Table.Zone zone : side.zones()) {
          zones.add(zone.name());
          for (Table.Card card : zone.cards()) {
            card.stats().forEach(stat -> figures.add(stat.name()));
            named(card.marks()).forEach(figures::add);
          }
        }
      }
    }

    private static Stream<String> named(List<Table.Fact> facts) {
      return facts.stream().filter(fact -> number(fact).isPresent()).map(Table.Fact::name);
    }
  }
}
