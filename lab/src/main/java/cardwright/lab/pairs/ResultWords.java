package cardwright.lab.pairs;

import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Words with a value each, in one line of text: `pairs=0,1,5,2,2 turns=7:3,8:5`. Counts are decimal numbers; what was counted stands before a colon.
final class ResultWords {
  private final Map<String, String> values = new HashMap<>();

  private ResultWords() {}

  /// Words with their values, in their order.
  ///
  /// @param values one for each word, without spaces
  static String of(List<String> words, List<String> values) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      line.append(i == 0 ? "" : " ").append(words.get(i)).append('=').append(values.get(i));
    }
    return line.toString();
  }

  /// Counts as a value.
  static String counts(List<Long> counts) {
    return counts.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /// A tally as a value.
  static <T extends Comparable<T>> String tally(Tally<T> tally, Function<T, String> written) {
    return tally.counts().entrySet().stream()
        .map(each -> written.apply(each.getKey()) + ":" + each.getValue())
        .collect(Collectors.joining(","));
  }

  /// Reads a line that has these words, in any order.
  ///
  /// @throws IllegalArgumentException when it has others
  static ResultWords read(String line, List<String> words) {
    ResultWords read = new ResultWords();
    for (String part : line.split(" ", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0
          || read.values.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
        throw new IllegalArgumentException("words with a value each should stand here");
      }
    }
    if (!read.values.keySet().equals(Set.copyOf(words))) {
      throw new IllegalArgumentException("it should have " + String.join(", ", words));
    }
    return read;
  }

  /// The parts of a value, between commas.
  List<String> parts(String word) {
    String value = values.getOrDefault(word, "");
    return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
  }

  /// The counts of a word.
  ///
  /// @param size how many there are
  /// @throws IllegalArgumentException when there are others, or one is no count
  List<Long> counts(String word, int size) {
    List<Long> counts = new ArrayList<>();
    parts(word).forEach(each -> counts.add(count(each)));
    if (counts.size() != size) {
      throw new IllegalArgumentException(word + " should have " + size + " counts");
    }
    return counts;
  }

  /// The tally of a word.
  ///
  /// @throws IllegalArgumentException when it is none
  <T extends Comparable<T>> Tally<T> tally(String word, Function<String, T> read) {
    SortedMap<T, Long> counts = new TreeMap<>();
    for (String each : parts(word)) {
      int colon = each.lastIndexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException(
            word + " should have things and how often they were seen");
      }
      counts.put(read.apply(each.substring(0, colon)), count(each.substring(colon + 1)));
    }
    return new Tally<>(counts);
  }

  /// The score of a game.
  ///
  /// @throws IllegalArgumentException when it is neither 0 nor 0.5 nor 1
  static double score(String text) {
    double score = Double.parseDouble(text);
    if (score != 0 && score != 0.5 && score != 1) {
      throw new IllegalArgumentException("a game scores 0, 0.5 or 1");
    }
    return score;
  }

  private static long count(String text) {
    long count = Long.parseLong(text);
    if (count < 0 || count > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("a count is from 0 to " + Integer.MAX_VALUE);
    }
    return count;
  }
}
