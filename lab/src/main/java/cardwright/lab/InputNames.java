package cardwright.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Numbers the names of inputs as they are met, by several threads.
final class InputNames {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /// The number of a name, from 0.
  synchronized int number(String name) {
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    names.add(name);
    numbers.put(name, names.size() - 1);
    return names.size() - 1;
  }

  /// All names, in alphabetical order: that of meeting them depends on the threads.
  synchronized List<String> sorted() {
    return names.stream().sorted().toList();
  }

  /// For each number the place of its name in [#sorted].
  synchronized int[] places() {
    String[] sorted = sorted().toArray(String[]::new);
    return names.stream().mapToInt(name -> Arrays.binarySearch(sorted, name)).toArray();
  }
}
