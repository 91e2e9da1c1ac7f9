package cardwright.house;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What people get wrong in a line of a card: each breaks a line in one way, always at the same place of the same line.
enum Mutation {
  LETTER_LEFT_OUT("a letter is left out") {
    @Override
    Optional<Broken> of(String line) {
      Word word = longest(line);
      int at = word.from + word.length() / 2;
      return broken(line, at, at + 1, "");
    }
  },
  LETTER_TWICE("a letter stands twice") {
    @Override
    Optional<Broken> of(String line) {
      Word word = longest(line);
      int at = word.from + word.length() / 2;
      return broken(line, at, at, line.substring(at, at + 1));
    }
  },
  LETTERS_SWAPPED("two letters are swapped") {
    @Override
    Optional<Broken> of(String line) {
      Word word = longest(line);
      int at = word.from + word.length() / 2 - 1;
      return broken(line, at, at + 2, "" + line.charAt(at + 1) + line.charAt(at));
    }
  },
  WRONG_LETTER("a letter is another one") {
    @Override
    Optional<Broken> of(String line) {
      Word word = longest(line);
      int at = word.from + word.length() / 2;
      return broken(line, at, at + 1, line.charAt(at) == 'z' ? "q" : "z");
    }
  },
  WORD_LEFT_OUT("a word is left out") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      boolean last = word.end == line.length() || line.charAt(word.end) != ' ';
      return last
          ? broken(line, Math.max(0, word.from - 1), word.end, "")
          : broken(line, word.from, word.end + 1, "");
    }
  },
  WORD_TWICE("a word stands twice") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      return broken(line, word.from, word.from, line.substring(word.from, word.end) + " ");
    }
  },
  WORDS_SWAPPED("two words are swapped") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("(?<= )([a-z]+) ([a-z]+)(?=[ ,.])"), "$2 $1");
    }
  },
  STRANGE_WORD("a word is one that no card has") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      return broken(line, word.from, word.end, "zap");
    }
  },
  FULL_STOP_LEFT_OUT("the full stop is left out") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("\\.$"), "");
    }
  },
  SMALL_LETTER("the first letter is a small one") {
    @Override
    Optional<Broken> of(String line) {
      return broken(line, 0, 1, line.substring(0, 1).toLowerCase(Locale.ROOT));
    }
  },
  CAPITAL_LETTER("a word inside has a capital letter") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      String capital = line.substring(word.from, word.from + 1).toUpperCase(Locale.ROOT);
      return broken(line, word.from, word.from + 1, capital);
    }
  },
  COMMA_LEFT_OUT("a comma is left out") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile(","), "");
    }
  },
  TWO_SPACES("two spaces stand between words") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      return broken(line, word.from, word.from, " ");
    }
  },
  SPACE_LEFT_OUT("a space is left out") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      return word.from == 0 ? Optional.empty() : broken(line, word.from - 1, word.from, "");
    }
  },
  NUMBER_LEFT_OUT("a number is left out") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("(?<![+-])\\b[0-9]+ "), "");
    }
  },
  NUMBER_IN_WORDS("a number is written in words") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("(?<![+-])\\b2\\b"), "two");
    }
  },
  LETTER_FOR_NUMBER("a letter stands for a number") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("[0-9]+"), "x");
    }
  },
  LOOK_ALIKE("a letter is one of another alphabet that looks like it") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("e"), "\u0435");
    }
  },
  INVISIBLE("an invisible character stands between words") {
    @Override
    Optional<Broken> of(String line) {
      Word word = middle(line);
      return broken(line, word.from, word.from, "\u200B");
    }
  },
  CURLY_QUOTES("quotation marks are curly") {
    @Override
    Optional<Broken> of(String line) {
      return replaced(line, Pattern.compile("\"([^\"]*)\""), "\u201C$1\u201D");
    }
  };

  private static final Pattern WORD = Pattern.compile("[A-Za-z]+");

  private final String words;

  Mutation(String words) {
    this.words = words;
  }

  /// What is wrong then.
  String words() {
    return words;
  }

  /// A line that is broken so; empty where it has nothing that could be.
  abstract Optional<Broken> of(String line);

  /// A broken line.
  ///
  /// @param line what it says now
  /// @param from where it was changed, from 0
  /// @param end behind the last character that is new
  record Broken(String line, int from, int end) {}

  private record Word(int from, int end) {
    int length() {
      return end - from;
    }
  }

  private static Optional<Broken> broken(String line, int from, int end, String by) {
    String changed = line.substring(0, from) + by + line.substring(end);
    return changed.equals(line)
        ? Optional.empty()
        : Optional.of(new Broken(changed, from, from + by.length()));
  }

  private static Optional<Broken> replaced(String line, Pattern pattern, String by) {
    Matcher found = pattern.matcher(line);
    if (!found.find()) {
      return Optional.empty();
    }
    String changed = found.replaceFirst(by);
    int end = found.end() + changed.length() - line.length();
    return changed.equals(line)
        ? Optional.empty()
        : Optional.of(new Broken(changed, found.start(), end));
  }

  private static Word longest(String line) {
    Word longest = new Word(0, 0);
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      if (word.end() - word.start() > longest.length()) {
        longest = new Word(word.start(), word.end());
      }
    }
    return longest;
  }

  /// The first word behind the middle of a line, or the last one.
  private static Word middle(String line) {
    Word last = new Word(0, 0);
    Matcher word = WORD.matcher(line);
    while (word.find() && last.from <= line.length() / 2) {
      last = new Word(word.start(), word.end());
    }
    return last;
  }
}
