package cardwright.language;

/// Characters that look like others, or like nothing: what people paste into a card from elsewhere.
final class Letters {
  /// Letters of other alphabets, each followed by the letter that it looks like.
  private static final String ALIKE =
      "аaеeоoрpсcхxуyіiјjѕsһhԁdАAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJοoαaνvΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";

  private static final char FIRST_FULL_WIDTH = '\uFF01';
  private static final char LAST_FULL_WIDTH = '\uFF5E';

  private Letters() {}

  /// What was found in a line.
  ///
  /// @param at where it stands, from 0
  /// @param code what it is, for programs
  /// @param message what it is, in words
  record Odd(int at, String code, String message) {}

  /// Words as they open a sentence.
  static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /// The line in plain letters, with straight quotation marks and single spaces.
  static String plain(String line) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      String plain = plain(line.charAt(i));
      boolean again = plain.equals(" ") && (out.isEmpty() || out.charAt(out.length() - 1) == ' ');
      out.append(again ? "" : plain);
    }
    return out.toString().stripTrailing();
  }

  private static String plain(char letter) {
    if (letter < 128) {
      return letter == '\t' ? " " : String.valueOf(letter);
    }
    int alike = ALIKE.indexOf(letter);
    if (alike >= 0) {
      return String.valueOf(ALIKE.charAt(alike + 1));
    }
    if (letter >= FIRST_FULL_WIDTH && letter <= LAST_FULL_WIDTH) {
      return String.valueOf((char) (letter - FIRST_FULL_WIDTH + '!'));
    }
    return switch (Character.getType(letter)) {
      case Character.FORMAT, Character.CONTROL, Character.NON_SPACING_MARK -> "";
      case Character.SPACE_SEPARATOR -> " ";
      case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION ->
          letter == '‘' || letter == '’' ? "'" : "\"";
      case Character.START_PUNCTUATION -> letter == '„' ? "\"" : String.valueOf(letter);
      case Character.DASH_PUNCTUATION -> "-";
      default -> letter == '−' ? "-" : String.valueOf(letter);
    };
  }

  /// The first character that is not plain. There has to be one.
  static Odd first(String line) {
    for (int at = 0; at < line.length(); at++) {
      char letter = line.charAt(at);
      String plain = plain(letter);
      if (letter >= 128 && !plain.equals(String.valueOf(letter))) {
        return odd(at, letter, plain);
      }
      boolean space = plain.equals(" ");
      if (space && (at == 0 || at == line.length() - 1 || plain(line.charAt(at + 1)).equals(" "))) {
        return spaces(at, line.length());
      }
    }
    return spaces(Math.max(0, line.length() - 1), line.length());
  }

  private static Odd odd(int at, char letter, String plain) {
    String point = "U+%04X".formatted((int) letter);
    if (plain.isEmpty()) {
      return new Odd(
          at, "invisible-character", "an invisible character (" + point + ") stands here");
    }
    if (plain.equals(" ")) {
      return new Odd(at, "spaces", "this is another space (" + point + ") than the usual one");
    }
    String message =
        "'" + letter + "' (" + point + ") looks like '" + plain + "', and is another character";
    return new Odd(at, "look-alike-letter", message);
  }

  private static Odd spaces(int at, int length) {
    String message =
        at == 0
            ? "a space stands before the first word"
            : at == length - 1
                ? "a space stands behind the last word"
                : "more than one space stands between two words";
    return new Odd(at, "spaces", message);
  }
}
