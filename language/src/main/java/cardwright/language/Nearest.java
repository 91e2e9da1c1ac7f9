package cardwright.language;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Finds what somebody may have meant.
public final class Nearest {
  private Nearest() {}

  /// The known words that are nearest to the opening of a text, when they are near enough to be a slip: at most a third of the letters differ. Case does not count.
  public static Optional<String> to(String text, Collection<String> known) {
    Optional<String> nearest = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (String words : known) {
      int slips = words.length() > 2 ? slips(text, words) : fewest;
      if (slips < fewest) {
        fewest = slips;
        nearest = Optional.of(words);
      }
    }
    int least = fewest;
    return nearest.filter(words -> least <= words.length() / 3);
  }

  /// How many letters of the opening of a text have to be changed, added, left out or swapped with their neighbours to make these words.
  static int slips(String text, String words) {
    String opening = text.length() <= words.length() ? text : text.substring(0, words.length());
    return distance(opening.toLowerCase(Locale.ROOT), words.toLowerCase(Locale.ROOT));
  }

  /// How many letters of a text have to be changed, added, left out or swapped with their neighbours to make another: optimal string alignment (Damerau, "A technique for computer detection and correction of spelling errors", 1964).
  static int distance(String a, String b) {
    int[][] costs = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        costs[i][j] = i == 0 || j == 0 ? i + j : cheapest(costs, a, b, i, j);
      }
    }
    return costs[a.length()][b.length()];
  }

  private static int cheapest(int[][] costs, String a, String b, int i, int j) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int cheapest = costs[i - 1][j - 1] + (same ? 0 : 1);
    cheapest = Math.min(cheapest, Math.min(costs[i - 1][j], costs[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(cheapest, costs[i - 2][j - 2] + 1) : cheapest;
  }
}
