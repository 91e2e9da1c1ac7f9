package cardwright.language;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// Finds what somebody may have meant.
public final class Nearest {
  private Nearest() {}

  /// The known words that are nearest to the opening of a text, when they are near enough to be a slip: at most a third of the letters differ.
  public static Optional<String> to(String text, Collection<String> known) {
    return known.stream()
        .filter(words -> words.length() > 2)
        .min(Comparator.comparingInt(words -> distance(opening(text, words), words)))
        .filter(words -> distance(opening(text, words), words) <= words.length() / 3);
  }

  private static String opening(String text, String words) {
    return text.length() <= words.length() ? text : text.substring(0, words.length());
  }

  /// How many letters have to be changed, added or left out (Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", 1966).
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int same = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(same, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
