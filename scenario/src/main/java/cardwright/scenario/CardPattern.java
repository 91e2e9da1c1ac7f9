package cardwright.scenario;

import cardwright.engine.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A card as a check describes it: its printed name, and whatever else has to hold of it.
///
/// @param card the name, or the front's name alone, or what stands before a comma in it
/// @param wanted figures, marks, `owner` and `name` with the values they must have; `none` or
///     `false` says that the card has no such figure or mark, `true` that it has the mark
record CardPattern(String card, SequencedMap<String, String> wanted) {
  private static final String NONE = "none";

  /// A figure that is reckoned otherwise than it counts: `1(-1)`.
  private static final Pattern FIGURE = Pattern.compile("(-?\\d+)\\(-?\\d+\\)");

  /// Whether the patterns can be assigned to the cards one to one.
  static boolean match(List<CardPattern> patterns, List<Table.Card> cards, boolean ordered) {
    if (patterns.size() != cards.size()) {
      return false;
    }
    if (ordered) {
      for (int i = 0; i < cards.size(); i++) {
        if (!patterns.get(i).fits(cards.get(i))) {
          return false;
        }
      }
      return true;
    }
    int[] patternOf = new int[cards.size()];
    Arrays.fill(patternOf, -1);
    for (int i = 0; i < patterns.size(); i++) {
      if (!assign(i, patterns, cards, patternOf, new boolean[cards.size()])) {
        return false;
      }
    }
    return true;
  }

  // A pattern that fits several cards gives way to one that fits fewer (Kuhn's matching).
  private static boolean assign(
      int pattern,
      List<CardPattern> patterns,
      List<Table.Card> cards,
      int[] patternOf,
      boolean[] tried) {
    for (int i = 0; i < cards.size(); i++) {
      if (tried[i] || !patterns.get(pattern).fits(cards.get(i))) {
        continue;
      }
      tried[i] = true;
      if (patternOf[i] < 0 || assign(patternOf[i], patterns, cards, patternOf, tried)) {
        patternOf[i] = pattern;
        return true;
      }
    }
    return false;
  }

  private boolean fits(Table.Card actual) {
    return (card.equals(actual.card())
            || card.equals(actual.front())
            || actual.card().startsWith(card + ", "))
        && wanted.entrySet().stream()
            .allMatch(want -> agree(actual, want.getKey(), want.getValue()));
  }

  private static boolean agree(Table.Card card, String key, String wanted) {
    boolean parts = card.marks().stream().anyMatch(mark -> mark.name().endsWith(" " + key));
    return !(parts && wanted.equals(NONE)) && agree(wanted, value(card, key));
  }

  private static boolean agree(String wanted, Optional<String> found) {
    return switch (wanted) {
      case NONE -> found.isEmpty();
      // A mark that only is there or not has no value, or says so in words.
      case "true" -> found.filter(value -> value.isEmpty() || value.equals("true")).isPresent();
      case "false" -> found.isEmpty() || found.get().equals("false");
      default -> found.filter(value -> same(wanted, value)).isPresent();
    };
  }

  private static boolean same(String wanted, String found) {
    Matcher figure = FIGURE.matcher(found);
    return plain(wanted).equals(plain(found))
        || (figure.matches() && wanted.equals(figure.group(1)));
  }

  // YAML reads +2 as the number 2.
  private static String plain(String value) {
    return value.startsWith("+") ? value.substring(1) : value;
  }

  private static Optional<String> value(Table.Card card, String key) {
    return switch (key) {
      case "name" -> Optional.of(card.name());
      case "owner" -> Optional.of(card.owner().name());
      default ->
          card.stats().stream()
              .filter(stat -> stat.name().equals(key))
              .map(Table.Stat::text)
              .findFirst()
              .or(() ->
                  card.marks().stream()
                      .filter(mark -> mark.name().equals(key))
                      .map(Table.Fact::value)
                      .findFirst());
    };
  }

  /// Cards as found, each with what the patterns ask about.
  static String words(List<Table.Card> cards, List<CardPattern> patterns) {
    TreeSet<String> keys = new TreeSet<>();
    patterns.forEach(pattern -> keys.addAll(pattern.wanted.keySet()));
    return cards.stream().map(card -> words(card, keys)).toList().toString();
  }

  private static String words(Table.Card card, TreeSet<String> keys) {
    String found =
        keys.stream()
            .map(key -> key + ": " + value(card, key).orElse(NONE))
            .collect(Collectors.joining(", "));
    return found.isEmpty() ? card.card() : "{card: " + card.card() + ", " + found + "}";
  }

  @Override
  public String toString() {
    if (wanted.isEmpty()) {
      return card;
    }
    return wanted.entrySet().stream()
        .map((Map.Entry<String, String> want) -> want.getKey() + ": " + want.getValue())
        .collect(Collectors.joining(", ", "{card: " + card + ", ", "}"));
  }
}
