package cardwright.bridge;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The plays of one program, by the numbers that they are told by.
final class Environments {
  /// How many there may be at a time.
  static final int MOST = 10_000;

  private final Map<Integer, Environment> all = new HashMap<>();
  private int last;

  /// Keeps a play.
  ///
  /// @return its number
  /// @throws Refused when there are too many
  int add(Environment environment) {
    room(1);
    all.put(++last, environment);
    return last;
  }

  /// Refuses more plays than there is room for.
  void room(int more) {
    Refused.unless(
        all.size() + more <= MOST,
        "there is room for " + MOST + " states, and " + all.size() + " are kept; free some");
  }

  /// The play of that number.
  ///
  /// @throws Refused when there is none
  Environment get(int number) {
    Environment found = all.get(number);
    if (found == null) {
      throw new Refused("there is no state " + number);
    }
    return found;
  }

  /// The plays of those numbers, none of which may stand there twice.
  List<Environment> get(List<Integer> numbers) {
    Set<Integer> once = new HashSet<>();
    List<Environment> found = new ArrayList<>();
    for (int number : numbers) {
      Refused.unless(once.add(number), "the state " + number + " is named twice");
      found.add(get(number));
    }
    return found;
  }

  /// Forgets a play; answers whether there was one.
  boolean remove(int number) {
    return all.remove(number) != null;
  }
}
