package cardwright.language;

import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads whole lines by one phrase: exactly one reading, and the very words that the phrase itself would write.
final class LineReader<T> {
  private static final int SHOWN = 8;

  private final Phrase<T> phrase;
  private final Map<String, String> synonyms;

  LineReader(Phrase<T> phrase, Map<String, String> synonyms) {
    this.phrase = phrase;
    this.synonyms = synonyms;
  }

  /// The value of a line, or empty after an error was added.
  ///
  /// @param work counts the steps of the reading
  Optional<T> read(CardSource.Line line, String file, Work work, List<CardError> errors) {
    int length = line.text().length();
    if (length > TextLimits.CARD_LINE) {
      String much =
          TextLimits.tooMuch("a line of a card", length, TextLimits.CARD_LINE, "characters");
      errors.add(new CardError(file, line.number(), 1, TextLimits.opening(line.text()), much, ""));
      return Optional.empty();
    }
    try {
      return reading(line, file, work, errors);
    } catch (Work.Exceeded _) {
      String most =
          work.isOver()
              ? "the file takes more work to read than " + TextLimits.CARD_FILE_STEPS + " steps"
              : "this line takes more work to read than " + TextLimits.LINE_STEPS + " steps";
      error(errors, file, line, 0, most, work.isOver() ? "part it" : "say it in fewer words");
      return Optional.empty();
    }
  }

  private Optional<T> reading(
      CardSource.Line line, String file, Work work, List<CardError> errors) {
    work.beginLine();
    List<T> values = values(new LineText(line.text(), false, work));
    if (values.isEmpty()) {
      work.beginLine();
      LineText text = new LineText(line.text(), true, work);
      values(text);
      int at = text.failedAt();
      boolean ends = at == line.text().length();
      String message = ends ? "the line ends where more has to follow" : "this is not understood";
      error(errors, file, line, at, message, remedy(text, at));
      return Optional.empty();
    }
    if (values.size() > 1) {
      String both = values.get(0) + "\n" + values.get(1);
      error(errors, file, line, 0, "this has two readings", both);
      return Optional.empty();
    }
    String written = phrase.write(values.getFirst());
    if (written == null) {
      error(errors, file, line, 0, "this is understood, but it says nothing", "");
      return Optional.empty();
    }
    if (!written.equals(line.text())) {
      int at = mismatch(written, line.text());
      String message = "this is understood, but it is worded another way";
      error(errors, file, line, at, message, "write: " + written);
      return Optional.empty();
    }
    return Optional.of(values.getFirst());
  }

  private static void error(
      List<CardError> errors,
      String file,
      CardSource.Line line,
      int at,
      String message,
      String remedy) {
    errors.add(new CardError(file, line.number(), at + 1, line.text(), message, remedy));
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
    } else {
      Nearest.to(rest, expected)
          .ifPresent(near -> message.append("\ndid you mean '").append(near).append("'?"));
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

  private static int mismatch(String a, String b) {
    int at = 0;
    while (at < a.length() && at < b.length() && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    return at;
  }
}
