package cardwright.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// A piece of a YAML document that knows where it stands.
sealed interface Yaml {
  Place place();

  /// The same as plain texts, numbers, booleans, lists and maps.
  Object plain();

  /// What it is, for messages.
  String kind();

  /// A text, a number, or true or false.
  record Value(Place place, Object plain) implements Yaml {
    @Override
    public String kind() {
      return "the value " + plain;
    }
  }

  /// A list.
  record Sequence(Place place, List<Yaml> items) implements Yaml {
    @Override
    public Object plain() {
      return items.stream().map(Yaml::plain).toList();
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /// Names with values.
  ///
  /// @param keys where the names stand
  record Mapping(Place place, SequencedMap<String, Yaml> entries, Map<String, Place> keys)
      implements Yaml {
    @Override
    public Map<String, Object> plain() {
      Map<String, Object> plain = new LinkedHashMap<>();
      entries.forEach((key, value) -> plain.put(key, value.plain()));
      return plain;
    }

    @Override
    public String kind() {
      return "names with values";
    }

    boolean has(String key) {
      return entries.containsKey(key);
    }

    Yaml get(String key) {
      Yaml value = entries.get(key);
      if (value == null) {
        throw place.wrong("'" + key + "' is missing");
      }
      return value;
    }

    /// Where a name stands; the start of all when it is not there.
    Place keyPlace(String key) {
      return keys.getOrDefault(key, place);
    }

    void onlyKnown(Set<String> known) {
      entries.forEach((key, value) -> {
        if (!known.contains(key)) {
          throw value
              .place()
              .wrong("'" + key + "' is not known here; known are " + String.join(", ", known));
        }
      });
    }
  }

  default Mapping asMapping(String what) {
    if (this instanceof Mapping mapping) {
      return mapping;
    }
    throw place().wrong(what + " has to be names with values, not " + kind());
  }

  default Sequence asSequence(String what) {
    if (this instanceof Sequence sequence) {
      return sequence;
    }
    throw place().wrong(what + " has to be a list, not " + kind());
  }

  default String asText(String what) {
    if (this instanceof Value value) {
      return value.plain().toString();
    }
    throw place().wrong(what + " has to be a text, not " + kind());
  }

  default int asNumber(String what) {
    if (this instanceof Value(_, Integer number)) {
      return number;
    }
    throw place().wrong(what + " has to be a whole number, not " + kind());
  }

  default boolean asTruth(String what) {
    if (this instanceof Value(_, Boolean truth)) {
      return truth;
    }
    throw place().wrong(what + " has to be true or false, not " + kind());
  }

  /// A single text, or a list of them.
  default List<String> asTexts(String what) {
    if (!(this instanceof Sequence sequence)) {
      return List.of(asText(what));
    }
    List<String> texts = new ArrayList<>();
    sequence.items().forEach(item -> texts.add(item.asText(what)));
    return texts;
  }
}
