package cardwright.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/// Named settings of a position. Each reader says what it wants; what nobody wanted is a mistake that [#done] names.
public final class Settings {
  private final String place;
  private final Map<String, Object> values;
  private final TreeSet<String> known = new TreeSet<>();

  /// Settings as a file gives them.
  ///
  /// @param place what to call them in messages: `A`, `turn`
  /// @param values numbers, texts, booleans, lists and maps
  public Settings(String place, Map<String, Object> values) {
    this.place = place;
    this.values = values;
  }

  /// Where these settings stand, for messages.
  public String place() {
    return place;
  }

  /// Whether the name is given.
  public boolean has(String name) {
    known.add(name);
    return values.get(name) != null;
  }

  /// A number.
  public int number(String name, int otherwise, int least, int most) {
    if (!has(name)) {
      return otherwise;
    }
    // A number with a plus sign is a text in many kinds of files.
    Object given = Objects.requireNonNull(values.get(name));
    Object number =
        given instanceof String text && text.matches("\\+[0-9]{1,6}")
            ? Integer.valueOf(text)
            : given;
    if (!(number instanceof Integer found) || found < least || found > most) {
      throw wrong(name, "a number from " + least + " to " + most);
    }
    return found;
  }

  /// A text.
  public String text(String name, String otherwise) {
    if (!has(name)) {
      return otherwise;
    }
    return Objects.toString(values.get(name));
  }

  /// Yes or no.
  public boolean yes(String name, boolean otherwise) {
    if (!has(name)) {
      return otherwise;
    }
    if (!(values.get(name) instanceof Boolean yes)) {
      throw wrong(name, "true or false");
    }
    return yes;
  }

  /// One of the seats.
  public Seat seat(String name, Seat otherwise) {
    String given = text(name, otherwise.name());
    if (!given.equals("A") && !given.equals("B")) {
      throw wrong(name, "A or B");
    }
    return Seat.valueOf(given);
  }

  /// Settings inside these; empty ones when the name is not given.
  public Settings inside(String name) {
    if (!has(name)) {
      return new Settings(place + "." + name, Map.of());
    }
    if (!(values.get(name) instanceof Map<?, ?> map)) {
      throw wrong(name, "names with values, such as {player: A}");
    }
    return new Settings(place + "." + name, named(map));
  }

  /// A list of numbers; an empty one when the name is not given.
  public List<Integer> numbers(String name) {
    if (!has(name)) {
      return List.of();
    }
    List<Integer> numbers = new ArrayList<>();
    if (values.get(name) instanceof List<?> list) {
      for (Object each : list) {
        if (!(each instanceof Integer number)) {
          throw wrong(name, "a list of numbers, such as [1, 0]");
        }
        numbers.add(number);
      }
      return numbers;
    }
    throw wrong(name, "a list of numbers, such as [1, 0]");
  }

  /// The settings as they are given.
  public Map<String, Object> values() {
    return Collections.unmodifiableMap(values);
  }

  /// All names that are given, as they stand there.
  public List<String> names() {
    return List.copyOf(values.keySet());
  }

  /// A list of cards, each a name or `{card: NAME, …}`. The settings of each have the name as `card`.
  public List<Settings> cards(String name) {
    if (!has(name)) {
      return List.of();
    }
    if (!(values.get(name) instanceof List<?> list)) {
      throw wrong(name, "a list of cards, such as [Umbruh, Sun]");
    }
    List<Settings> cards = new ArrayList<>();
    for (Object each : list) {
      if (each instanceof Map<?, ?> map && map.get("card") != null) {
        cards.add(new Settings(place + "." + name + "." + map.get("card"), named(map)));
      } else if (each instanceof Map<?, ?> || each instanceof List<?>) {
        throw wrong(name, "cards, each a name or {card: NAME, …}");
      } else {
        String card = String.valueOf(each);
        cards.add(new Settings(place + "." + name + "." + card, Map.of("card", card)));
      }
    }
    return cards;
  }

  /// Says that all has been read.
  ///
  /// @throws Refused when a setting is left that nobody asked for
  public void done() {
    for (String name : values.keySet()) {
      if (!known.contains(name)) {
        throw new Refused(
            place + ": '" + name + "' is not known here; known are " + String.join(", ", known));
      }
    }
  }

  /// A refusal of one of these settings.
  public Refused wrong(String name, String right) {
    return new Refused(
        place + ": '" + name + "' is " + values.get(name) + "; it has to be " + right);
  }

  private static Map<String, Object> named(Map<?, ?> map) {
    Map<String, Object> named = new LinkedHashMap<>();
    map.forEach((key, value) -> named.put(String.valueOf(key), value));
    return named;
  }
}
