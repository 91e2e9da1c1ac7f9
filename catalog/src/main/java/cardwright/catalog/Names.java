package cardwright.catalog;

import cardwright.engine.Refused;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Finds what a person means by a name: regardless of case, and by a beginning that only one name
/// has.
public final class Names {
  private static final int SHORT_LIST = 20;
  private static final int LONGEST = 60;

  private Names() {}

  /// The one of the known names that is meant, by the whole name or by a beginning of it.
  ///
  /// @param kind what is named, in the singular, for messages: `deck`
  /// @param given what was typed
  /// @param known all names of that kind
  /// @throws Refused when none or more than one is meant; the message says what would be right
  public static String find(String kind, String given, List<String> known) {
    String wanted = plain(given);
    Optional<String> exact = exact(wanted, known);
    if (exact.isPresent()) {
      return exact.get();
    }
    List<String> begun =
        wanted.isEmpty()
            ? List.of()
            : known.stream().filter(name -> plain(name).startsWith(wanted)).distinct().toList();
    if (begun.size() == 1) {
      return begun.getFirst();
    }
    if (begun.size() > 1) {
      throw new Refused(
          "'%s' may be more than one %s: %s".formatted(given, kind, String.join(", ", begun)));
    }
    throw unknown(kind, given, known);
  }

  /// The one of the known names that is meant, by the whole name alone.
  ///
  /// @param kind what is named, in the singular, for messages: `card`
  /// @param given what was typed
  /// @param known all names of that kind
  /// @throws Refused when none is meant; the message says what would be right
  public static String whole(String kind, String given, List<String> known) {
    return exact(plain(given), known).orElseThrow(() -> unknown(kind, given, known));
  }

  private static Optional<String> exact(String wanted, List<String> known) {
    return known.stream().filter(name -> plain(name).equals(wanted)).findFirst();
  }

  /// The known name that is spelled most like the given one, if any is at all like it.
  public static Optional<String> nearest(String given, List<String> known) {
    String wanted = plain(given);
    if (wanted.length() > LONGEST) {
      return Optional.empty();
    }
    return known.stream()
        .min(Comparator.comparingInt(name -> distance(wanted, plain(name))))
        .filter(name -> distance(wanted, plain(name)) <= Math.max(1, wanted.length() / 2));
  }

  private static Refused unknown(String kind, String given, List<String> known) {
    String near = nearest(given, known).map(name -> "; did you mean '" + name + "'?").orElse(".");
    String list =
        known.size() <= SHORT_LIST
            ? known.stream().sorted().collect(Collectors.joining(", ", " Known: ", "."))
            : "";
    return new Refused("there is no " + kind + " '" + given + "'" + near + list);
  }

  private static String plain(String name) {
    return name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }

  /// The least number of letters added, removed, replaced or swapped with their neighbour that
  /// makes one text the other.
  static int distance(String from, String to) {
    int[][] best = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        best[i][j] = i == 0 || j == 0 ? i + j : step(best, from, to, i, j);
      }
    }
    return best[from.length()][to.length()];
  }

  private static int step(int[][] best, String from, String to, int i, int j) {
    int replaced = best[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(best[i - 1][j], best[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(least, 1 + best[i - 2][j - 2]) : least;
  }
}
