package cardwright.lab.training;

import cardwright.engine.ValueInput;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Numbers the names of inputs as they are met, by several threads.
final class InputNames {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final Set<String> terms = new HashSet<>();

  /// The number of an input, from 0.
  synchronized int number(ValueInput input) {
    String name = input.name();
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    names.add(name);
    if (input.term()) {
      terms.add(name);
    }
    numbers.put(name, names.size() - 1);
    return names.size() - 1;
  }

  /// Some names in alphabetical order: that of meeting them depends on the threads.
  ///
  /// @param names each once
  /// @param terms the places of those that are terms; the others are cards
  /// @param places for each number as it was met the place of its name; -1 where it is none of them
  record Sorted(List<String> names, BitSet terms, List<Integer> places) {
    int place(int number) {
      return places.get(number);
    }
  }

  /// Some names in alphabetical order.
  ///
  /// @param used the numbers of these names
  synchronized Sorted sorted(BitSet used) {
    List<String> sorted = used.stream().mapToObj(names::get).sorted().toList();
    Map<String, Integer> places = new HashMap<>();
    sorted.forEach(name -> places.put(name, places.size()));
    List<Integer> all = names.stream().map(name -> places.getOrDefault(name, -1)).toList();
    BitSet sortedTerms = new BitSet();
    terms.forEach(name -> {
      Integer place = places.get(name);
      if (place != null) {
        sortedTerms.set(place);
      }
    });
    return new Sorted(sorted, sortedTerms, all);
  }
}
