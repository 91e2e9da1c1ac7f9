package cardwright.cardgame.choose;

import java.util.Locale;

/// A move as somebody says it, offered or not.
///
/// @param notation as it was written
/// @param words the same as moves are written: in lower case, with nothing around it
public record Said(String notation, String words) {
  /// A move as it was written.
  public static Said of(String notation) {
    return new Said(notation, notation.strip().toLowerCase(Locale.ROOT));
  }

  /// Whether it begins with a verb, and something stands behind it.
  public boolean begins(String verb) {
    return words.length() > verb.length()
        && words.startsWith(verb)
        && words.charAt(verb.length()) == ' ';
  }

  /// Whether it is a verb, with something behind it or nothing.
  public boolean has(String verb) {
    return words.equals(verb) || begins(verb);
  }

  /// What stands behind a verb with which it begins.
  public String behind(String verb) {
    return begins(verb) ? words.substring(verb.length() + 1) : "";
  }
}
