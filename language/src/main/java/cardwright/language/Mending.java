package cardwright.language;

import cardwright.engine.Diagnostic.Fix;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/// Finds what would mend a line that is not understood. Whatever it proposes was read: the line is understood with it, or at least more of it.
final class Mending {
  /// So many of the words that could stand at a place are tried there.
  private static final int TRIED_WORDS = 24;

  /// So many changes of a line are read.
  private static final int TRIED_LINES = 90;

  /// The letters of longer parts are not compared one by one.
  private static final int LONGEST_SLIP = 60;

  private static final String A_NUMBER = "a number";
  private static final String A_BONUS = "a bonus";

  /// How what has no words of its own is described among what could stand at a place.
  private static final List<String> DESCRIBED =
      List.of(A_NUMBER, A_BONUS, "a name in", "the name of", "a capital", "the end of");

  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

  private final String line;
  private final int at;
  private final SequencedSet<String> proposals = new LinkedHashSet<>();

  /// What came of reading a line.
  ///
  /// @param left how many characters are left where it is not understood any more; 0 when it is understood, 1 at least when it is not
  /// @param written how the line is worded by the game itself, where it is understood
  record Tried(int left, String written) {}

  /// Reads a line.
  interface Reader {
    /// What comes of it; empty when no more may be read.
    Optional<Tried> read(String line);
  }

  /// Whether that describes what has no words of its own.
  static boolean isDescribed(String expected) {
    return DESCRIBED.stream().anyMatch(expected::startsWith);
  }

  /// Whether that describes a number.
  static boolean isNumber(String expected) {
    return expected.startsWith(A_NUMBER);
  }

  /// Whether that describes a number to add.
  static boolean isBonus(String expected) {
    return expected.startsWith(A_BONUS);
  }

  private Mending(String line, int at) {
    this.line = line;
    this.at = at;
  }

  /// The change of a line that mends it; else the one with which most of it is read; or nothing.
  ///
  /// @param at where it is not understood, from 0
  /// @param expected what could stand there
  /// @param synonyms words of other games, each with the word of this one
  static Optional<Fix> of(
      String line,
      int at,
      Collection<String> expected,
      Map<String, String> synonyms,
      Reader reader) {
    if (line.isEmpty()) {
      return Optional.empty();
    }
    Mending mending = new Mending(line, at);
    mending.propose(expected, synonyms);
    return mending.best(reader);
  }

  private Optional<Fix> best(Reader reader) {
    Map<String, Integer> slips = new HashMap<>();
    for (String each : proposals) {
      slips.put(each, slips(each));
    }
    Comparator<String> nearest = Comparator.comparingInt(each -> slips.getOrDefault(each, 0));
    Optional<Fix> best = Optional.empty();
    int least = line.length() - at;
    for (String each : proposals.stream().sorted(nearest).limit(TRIED_LINES).toList()) {
      Optional<Tried> tried = reader.read(each);
      if (tried.isEmpty()) {
        return best;
      }
      if (tried.get().left() == 0) {
        return Optional.of(Fix.between(line, tried.get().written(), true));
      }
      Fix fix = Fix.between(line, each, false);
      // A change in which reading stops has mended nothing.
      int behind = line.length() - fix.endColumn() + 1;
      if (tried.get().left() < Math.min(least, behind)) {
        least = tried.get().left();
        best = Optional.of(fix);
      }
    }
    return best;
  }

  /// How many letters differ, within the part of the line that does.
  private int slips(String mended) {
    Fix fix = Fix.between(line, mended, false);
    int length = fix.endColumn() - fix.column();
    return Math.max(length, fix.text().length()) > LONGEST_SLIP
        ? Math.max(length, fix.text().length())
        : Nearest.distance(line.substring(fix.column() - 1, fix.endColumn() - 1), fix.text());
  }

  private void propose(Collection<String> expected, Map<String, String> synonyms) {
    propose(Letters.plain(line));
    propose(Letters.capital(line));
    if (!line.endsWith(".")) {
      propose(line.stripTrailing() + ".");
    }
    int from = at < line.length() && line.charAt(at) == ' ' ? at + 1 : at;
    words(from);
    words(startBefore(from));
    propose(line.substring(0, from).stripTrailing() + ", " + line.substring(from));
    String rest = line.substring(from);
    synonyms.forEach((word, right) -> {
      if (rest.toLowerCase(Locale.ROOT).startsWith(word)) {
        replace(from, from + word.length(), right);
      }
    });
    if (from == 0 || expected.stream().anyMatch(Mending::isNumber)) {
      stand(from, "1");
      stand(from, "2");
    }
    if (expected.stream().anyMatch(Mending::isBonus)) {
      stand(from, "+1");
    }
    for (String words : nearest(rest, expected)) {
      if (!isDescribed(words)) {
        stand(from, words);
        if (from < line.length()) {
          replace(from, endOf(from), words.split(" ", 2)[0]);
        }
        if (rest.startsWith(words)) {
          // What follows was written without a space.
          replace(from, from + words.length(), words);
        }
      }
    }
  }

  private static List<String> nearest(String rest, Collection<String> expected) {
    Map<String, Integer> slips = new HashMap<>();
    expected.forEach(words -> slips.put(words, Nearest.slips(rest, words) * 10 / words.length()));
    Comparator<String> nearest = Comparator.comparingInt(words -> slips.getOrDefault(words, 0));
    return expected.stream().sorted(nearest).limit(TRIED_WORDS).toList();
  }

  /// What may be wrong with the words at a place, whatever could stand there.
  private void words(int from) {
    if (from < 0 || from >= line.length()) {
      return;
    }
    int end = endOf(from);
    String word = line.substring(from, end);
    char first = word.charAt(0);
    replace(from, end, "");
    replace(from, end, Character.toLowerCase(first) + word.substring(1));
    replace(from, end, Letters.capital(word));
    replace(from, end, word.endsWith("s") ? word.substring(0, word.length() - 1) : word + "s");
    int number = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT));
    if (number > 0) {
      replace(from, end, String.valueOf(number));
    }
    int next = end < line.length() && line.charAt(end) == ' ' ? end + 1 : -1;
    if (next > 0 && next < line.length()) {
      int nextEnd = endOf(next);
      replace(from, nextEnd, line.substring(next, nextEnd) + " " + word);
    }
    if (first != '"') {
      replace(from, end, "\"" + word + "\"");
    }
  }

  /// Lets words stand at a place: before what is there, or instead of it.
  private void stand(int from, String words) {
    replace(from, from, words);
    int end = from;
    int most = 2 + words.length() - words.replace(" ", "").length();
    for (int word = 0; word < most; word++) {
      if (end < line.length() && line.charAt(end) == ' ') {
        end++;
      }
      if (end >= line.length()) {
        break;
      }
      end = endOf(end);
      replace(from, end, words);
    }
  }

  /// Proposes the line with other words in place of some, with one space between words.
  private void replace(int from, int end, String words) {
    String before = line.substring(0, from);
    String behind = line.substring(end);
    String start = words.isEmpty() ? before.stripTrailing() : joined(before, words);
    propose(joined(start, words.isEmpty() && start.isEmpty() ? behind.stripLeading() : behind));
  }

  private static String joined(String one, String other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one + other;
    }
    char last = one.charAt(one.length() - 1);
    char first = other.charAt(0);
    if (last == ' ' && (first == ' ' || ",.;:".indexOf(first) >= 0)) {
      return one.stripTrailing() + other;
    }
    return isWord(last, ",.;:\"") && isWord(first, "+\"") ? one + " " + other : one + other;
  }

  private static boolean isWord(char letter, String others) {
    return Character.isLetterOrDigit(letter) || others.indexOf(letter) >= 0;
  }

  private void propose(String mended) {
    if (mended.isBlank()) {
      return;
    }
    // Only some lines open with a small letter; words that could stand first are told without their
    // capital.
    for (String each : List.of(mended, Letters.capital(mended))) {
      if (!each.equals(line)) {
        proposals.add(each);
      }
    }
  }

  private int endOf(int from) {
    int end = from;
    while (end < line.length() && " ,.;:".indexOf(line.charAt(end)) < 0) {
      end++;
    }
    return Math.max(end, Math.min(from + 1, line.length()));
  }

  /// Where the word before a place starts; below 0 where there is none.
  private int startBefore(int from) {
    int start = from - 1;
    while (start >= 0 && line.charAt(start) == ' ') {
      start--;
    }
    while (start > 0 && line.charAt(start - 1) != ' ') {
      start--;
    }
    return start;
  }
}
