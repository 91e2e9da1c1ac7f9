package cardwright.language;

import cardwright.engine.Diagnostic;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Reads whole lines by one phrase: exactly one reading, and the very words that the phrase itself would write.
final class LineReader<T> {
  private static final int SHOWN = 8;

  /// Hears of lines that are understood, whatever is said against their wording.
  interface Listener<T> {
    /// A line has that value.
    ///
    /// @param written how the game words it
    void understood(CardSource.Line line, T value, String written);
  }

  private final Phrase<T> phrase;
  private final Map<String, String> synonyms;

  LineReader(Phrase<T> phrase, Map<String, String> synonyms) {
    this.phrase = phrase;
    this.synonyms = synonyms;
  }

  /// The value of a line, or empty after an error was added.
  ///
  /// @param work counts the steps of the reading
  /// @param sound whether a value goes with all else on its card, so that it can be proposed
  Optional<T> read(
      CardSource.Line line, String file, Work work, List<CardError> errors, Predicate<T> sound) {
    return read(line, file, work, errors, sound, (_, _, _) -> {});
  }

  /// The same, and tells what it understands.
  Optional<T> read(
      CardSource.Line line,
      String file,
      Work work,
      List<CardError> errors,
      Predicate<T> sound,
      Listener<T> listener) {
    int length = line.text().length();
    if (length > TextLimits.CARD_LINE) {
      String much =
          TextLimits.tooMuch("a line of a card", length, TextLimits.CARD_LINE, "characters");
      errors.add(new CardError(file, line.number(), 1, TextLimits.opening(line.text()), much, ""));
      return Optional.empty();
    }
    try {
      return reading(line, file, work, errors, sound, listener);
    } catch (Work.Exceeded _) {
      String most =
          work.isOver()
              ? "the file takes more work to read than " + TextLimits.CARD_FILE_STEPS + " steps"
              : "this line takes more work to read than " + TextLimits.LINE_STEPS + " steps";
      error(
          errors,
          file,
          line,
          "too-much-work",
          most,
          work.isOver() ? "part it" : "say it in fewer words");
      return Optional.empty();
    }
  }

  /// The value of a line that is understood; empty otherwise, and nothing is told.
  ///
  /// @throws Work.Exceeded when that takes too much work
  Optional<T> value(String line, Work work) {
    List<T> values =
        line.length() > TextLimits.CARD_LINE ? List.of() : values(new LineText(line, false, work));
    return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
  }

  /// Reads the start of a line to learn how it can go on; says whether it is a whole line already.
  ///
  /// @throws Work.Exceeded when that takes too much work
  boolean continued(String start, Work work, Continuations heard) {
    work.beginLine();
    return !values(new LineText(start, work, heard)).isEmpty();
  }

  /// The phrase that words the lines.
  Phrase<T> phrase() {
    return phrase;
  }

  private Optional<T> reading(
      CardSource.Line line,
      String file,
      Work work,
      List<CardError> errors,
      Predicate<T> sound,
      Listener<T> listener) {
    work.beginLine();
    List<T> values = values(new LineText(line.text(), false, work));
    if (values.isEmpty()) {
      // Nobody sees spaces behind the last word.
      CardSource.Line seen = new CardSource.Line(line.number(), line.text().stripTrailing());
      if (!seen.equals(line) && !values(new LineText(seen.text(), false, work)).isEmpty()) {
        return reading(seen, file, work, errors, sound, listener);
      }
      errors.add(notUnderstood(line, file, work, sound));
      return Optional.empty();
    }
    if (values.size() > 1) {
      String both = values.get(0) + "\n" + values.get(1);
      error(errors, file, line, "two-readings", "this has two readings", both);
      return Optional.empty();
    }
    String written = phrase.write(values.getFirst());
    if (written == null) {
      String message = "this is understood, but it says nothing";
      error(errors, file, line, "says-nothing", message, "");
      return Optional.empty();
    }
    listener.understood(line, values.getFirst(), written);
    if (!written.equals(line.text())) {
      Diagnostic.Fix fix = Diagnostic.Fix.between(line.text(), written, true);
      String message = "this is understood, but it is worded another way";
      errors.add(
          new CardError(
              file,
              line.number(),
              fix.column(),
              line.text(),
              "other-wording",
              message,
              "write: " + written,
              List.of(fix)));
      return Optional.empty();
    }
    return Optional.of(values.getFirst());
  }

  private static void error(
      List<CardError> errors,
      String file,
      CardSource.Line line,
      String code,
      String message,
      String remedy) {
    errors.add(
        new CardError(file, line.number(), 1, line.text(), code, message, remedy, List.of()));
  }

  /// Says where a line is not understood, and what would mend it.
  private CardError notUnderstood(
      CardSource.Line line, String file, Work work, Predicate<T> sound) {
    String words = line.text();
    work.beginLine();
    LineText text = new LineText(words, true, work);
    values(text);
    int at = text.failedAt();
    Work trying = work.mending();
    trying.beginLine();
    Optional<Diagnostic.Fix> fix =
        Mending.of(words, at, text.couldStand(), synonyms, other -> tried(other, trying, sound))
            // That more is read with quite another word says little.
            .filter(found -> found.whole() || isSlip(words, found));
    List<Diagnostic.Fix> fixes = fix.stream().toList();
    if (fix.isPresent() && fix.get().in(words).equals(Letters.plain(words))) {
      Letters.Odd odd = Letters.first(words);
      return new CardError(
          file,
          line.number(),
          odd.at() + 1,
          words,
          odd.code(),
          odd.message(),
          meant(words, fix.get()),
          fixes);
    }
    boolean ends = at == words.length();
    String code = ends ? "line-ends" : "not-understood";
    String message = ends ? "the line ends where more has to follow" : "this is not understood";
    String remedy = remedy(text, at);
    String meant = fix.map(found -> meant(words, found)).orElse("");
    String both = remedy.isEmpty() || meant.isEmpty() ? remedy + meant : remedy + "\n" + meant;
    return new CardError(file, line.number(), at + 1, words, code, message, both, fixes);
  }

  /// What comes of reading a line; empty when that takes too much work.
  private Optional<Mending.Tried> tried(String line, Work work, Predicate<T> sound) {
    try {
      LineText text = new LineText(line, true, work);
      List<T> values = values(text);
      String written = values.size() == 1 ? phrase.write(values.getFirst()) : null;
      if (written != null && sound.test(values.getFirst())) {
        return Optional.of(new Mending.Tried(0, written));
      }
      int left = values.isEmpty() ? Math.max(1, line.length() - text.failedAt()) : line.length();
      return Optional.of(new Mending.Tried(left, line));
    } catch (Work.Exceeded _) {
      return Optional.empty();
    }
  }

  /// A change in words: those that it makes, with a word more on both sides where it only adds some or takes some away.
  private static String meant(String line, Diagnostic.Fix fix) {
    String mended = fix.in(line);
    int from = wordStart(mended, fix.column() - 1);
    int end = wordEnd(mended, fix.column() - 1 + fix.text().length());
    String made = mended.substring(from, end).strip();
    if (fix.text().isBlank() || (gone(line, fix).isBlank() && made.equals(fix.text().strip()))) {
      from = wordStart(mended, Math.max(0, from - 1));
      end = wordEnd(mended, Math.min(mended.length(), end + 1));
      made = mended.substring(from, end).strip();
    }
    if (!fix.whole()) {
      return "did you mean '" + made + "'? There is another mistake behind it";
    }
    return isSlip(line, fix)
        ? "did you mean '" + made + "'?"
        : "with '" + made + "' it is understood";
  }

  /// Whether few letters differ, or something is only left out or added.
  private static boolean isSlip(String line, Diagnostic.Fix fix) {
    String gone = gone(line, fix);
    int from = wordStart(line, fix.column() - 1);
    int length = Math.max(wordEnd(line, fix.endColumn() - 1) - from, fix.text().length());
    int slips =
        Nearest.distance(gone.toLowerCase(Locale.ROOT), fix.text().toLowerCase(Locale.ROOT));
    return gone.isBlank() || fix.text().isBlank() || slips <= Math.max(2, length / 3);
  }

  private static String gone(String line, Diagnostic.Fix fix) {
    return line.substring(fix.column() - 1, fix.endColumn() - 1);
  }

  private static int wordStart(String line, int at) {
    int start = at;
    while (start > 0 && line.charAt(start - 1) != ' ') {
      start--;
    }
    return start;
  }

  private static int wordEnd(String line, int at) {
    int end = at;
    while (end < line.length() && Character.isLetterOrDigit(line.charAt(end))) {
      end++;
    }
    return end;
  }

  /// The different values of the whole line.
  private List<T> values(LineText text) {
    List<T> values = new ArrayList<>();
    for (Parse<T> parse : phrase.read(text, 0)) {
      if (atEnd(text, parse.end())) {
        text.spend(1 + values.size());
        if (!values.contains(parse.value())) {
          values.add(parse.value());
        }
      }
    }
    return values;
  }

  private static boolean atEnd(LineText text, int end) {
    if (end < text.text().length()) {
      text.expected(end, "the end of the line");
    }
    return end == text.text().length();
  }

  private String remedy(LineText text, int at) {
    String rest = text.text().substring(Math.min(at, text.text().length()));
    Set<String> expected = text.couldStand();
    if (expected.isEmpty()) {
      return "";
    }
    StringBuilder message = new StringBuilder();
    message.append("here could stand: ");
    Map<String, Integer> slips = new HashMap<>();
    expected.forEach(words -> slips.put(words, Nearest.slips(rest, words) * 10 / words.length()));
    Comparator<String> nearest = Comparator.comparingInt(words -> slips.getOrDefault(words, 0));
    message.append(String.join(" | ", expected.stream().sorted(nearest).limit(SHOWN).toList()));
    message.append(expected.size() > SHOWN ? " | …" : "");
    String word = synonym(rest);
    if (!word.isEmpty()) {
      message.append("\n'").append(word).append("' is no word of this game: did you mean '");
      message.append(synonyms.get(word)).append("'?");
    }
    return message.toString();
  }

  /// The longest word of another game, or several, with which a text opens; empty when it opens with none.
  private String synonym(String rest) {
    String opening = rest.toLowerCase(Locale.ROOT);
    String longest = "";
    for (String words : synonyms.keySet()) {
      boolean whole =
          opening.length() == words.length()
              || (opening.length() > words.length()
                  && !Character.isLetter(opening.charAt(words.length())));
      if (words.length() > longest.length() && opening.startsWith(words) && whole) {
        longest = words;
      }
    }
    return longest;
  }
}
