package cardwright.messages;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.util.ULocale;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One sentence of a catalogue in one language: a pattern, which is read when the sentence is first said, because most are not said in a run of the program.
final class Sentence {
  /// From here on a number is written with a separator, which is not the same in every language.
  private static final long THOUSAND = 1_000;

  private final String id;
  private final ULocale locale;
  private final String pattern;
  private @Nullable Reading reading;

  /// @param id what it is called, for the complaint about a pattern that is none
  Sentence(String id, ULocale locale, String pattern) {
    this.id = id;
    this.locale = locale;
    this.pattern = pattern;
  }

  /// Words that stand together.
  ///
  /// @param argument the number of the argument that they come from, [#NONE] for words of the pattern
  record Run(String words, int argument) {
    /// No argument.
    static final int NONE = -1;
  }

  /// A pattern that is read.
  ///
  /// @param pieces the pattern as words and arguments in their order; null where an argument chooses among words
  private record Reading(MessageFormat format, @Nullable List<Run> pieces) {}

  /// The words with these arguments, in their order; none is empty.
  ///
  /// @param values strings and longs
  /// @throws IllegalArgumentException when the pattern is none
  List<Run> with(Object[] values) {
    Reading read = read();
    return read.pieces() != null && areWrittenPlainly(values)
        ? put(read.pieces(), values)
        : format(read.format(), values);
  }

  private synchronized Reading read() {
    Reading read = reading;
    if (read == null) {
      try {
        read = new Reading(new MessageFormat(pattern, locale), pieces(new MessagePattern(pattern)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "the sentence '" + id + "' of messages.properties is no pattern: " + pattern, e);
      }
      reading = read;
    }
    return read;
  }

  private static @Nullable List<Run> pieces(MessagePattern pattern) {
    List<Run> pieces = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    int done = 0;
    for (int i = 0; i < pattern.countParts(); i++) {
      MessagePattern.Part part = pattern.getPart(i);
      words.append(pattern.getPatternString(), done, Math.max(done, part.getIndex()));
      done = part.getLimit();
      if (part.getType() == MessagePattern.Part.Type.ARG_START) {
        MessagePattern.Part number = pattern.getPart(i + 1);
        if (part.getArgType() != ArgType.NONE
            || number.getType() != MessagePattern.Part.Type.ARG_NUMBER) {
          return null;
        }
        addWords(pieces, words);
        pieces.add(new Run("", number.getValue()));
        i = pattern.getLimitPartIndex(i);
        done = pattern.getPart(i).getLimit();
      }
    }
    addWords(pieces, words);
    return List.copyOf(pieces);
  }

  private static void addWords(List<Run> pieces, StringBuilder words) {
    if (!words.isEmpty()) {
      pieces.add(new Run(words.toString(), Run.NONE));
      words.setLength(0);
    }
  }

  private static boolean areWrittenPlainly(Object[] values) {
    for (Object value : values) {
      if (value instanceof Long number && (number < 0 || number >= THOUSAND)) {
        return false;
      }
    }
    return true;
  }

  /// Much faster than a format, and the same: tables word hundreds of such sentences.
  private static List<Run> put(List<Run> pieces, Object[] values) {
    List<Run> runs = new ArrayList<>(pieces.size());
    for (Run piece : pieces) {
      int argument = piece.argument();
      if (argument == Run.NONE) {
        runs.add(piece);
      } else if (argument >= values.length) {
        // As a format does where an argument is missing.
        runs.add(new Run("{" + argument + "}", Run.NONE));
      } else if (!values[argument].toString().isEmpty()) {
        runs.add(new Run(values[argument].toString(), argument));
      }
    }
    return runs;
  }

  private static List<Run> format(MessageFormat format, Object[] values) {
    AttributedCharacterIterator text;
    // A format serves one thread at a time, and copying it takes longer than using it.
    synchronized (format) {
      text = format.formatToCharacterIterator(values);
    }
    List<Run> runs = new ArrayList<>();
    for (char c = text.first();
        c != CharacterIterator.DONE;
        c = text.setIndex(text.getRunLimit())) {
      StringBuilder words = new StringBuilder();
      int begin = text.getIndex();
      for (int i = begin; i < text.getRunLimit(); i++) {
        words.append(text.setIndex(i));
      }
      text.setIndex(begin);
      Object index = text.getAttribute(MessageFormat.Field.ARGUMENT);
      // What an argument only chose, such as a verb, is not the argument itself.
      boolean itself = index instanceof Integer at && values[at].toString().contentEquals(words);
      runs.add(new Run(words.toString(), itself ? (Integer) index : Run.NONE));
    }
    return runs;
  }
}
