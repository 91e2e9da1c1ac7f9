package cardwright.cardgame.text;

import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.quotation;

import cardwright.engine.Refused;
import cardwright.language.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// The words for what a token is, composed from the faces and the lines of a game: `"Small Doll", Toy, speed 1, strength 1, stamina 1, with "This card wins its tussles"`.
public final class TokenWords {
  private static final int LONGEST_NAME = 40;

  private TokenWords() {}

  /// Makes a token of what was read.
  ///
  /// @param <T> tokens of the game
  /// @param <F> kind and figures
  /// @param <A> a line of text
  @FunctionalInterface
  public interface Maker<T, F, A> {
    /// A token.
    T make(String name, F face, List<A> lines);
  }

  /// Name, kind and figures, and behind `with` each line in quotation marks, without its full stop.
  ///
  /// @param face kind and figures of a token
  /// @param line a line of text, without its full stop; it may speak of tokens itself, so it is asked for when a text is read
  public static <T extends Token, F, A> Phrase<T> token(
      Class<T> type,
      Phrase<F> face,
      Supplier<Phrase<A>> line,
      Maker<T, F, A> make,
      Function<T, F> faceOf,
      Function<T, List<A>> linesOf) {
    Phrase<Optional<List<A>>> with = optional(", with ", listOf(quotation(line), ", ", " and ", 1));
    return phrase(
        type,
        "{}, {}{}",
        QUOTED,
        face,
        with,
        (name, kind, lines) -> make.make(name, kind, lines.orElse(List.of())),
        Token::name,
        faceOf,
        token -> Optional.of(linesOf.apply(token)).filter(lines -> !lines.isEmpty()));
  }

  /// Checks what a token is called: moves are written with it.
  ///
  /// @throws Refused when it is no name
  public static void check(Token token) {
    String name = token.name();
    boolean good =
        !name.isEmpty()
            && name.length() <= LONGEST_NAME
            && Character.isUpperCase(name.charAt(0))
            && name.chars().allMatch(TokenWords::isOfName)
            && !name.contains("  ")
            && !name.endsWith(" ");
    if (!good) {
      throw new Refused(
          "a token has a name from a capital letter on, of letters and single spaces, not longer than "
              + LONGEST_NAME);
    }
  }

  private static boolean isOfName(int letter) {
    return Character.isLetter(letter) || letter == ' ' || letter == '-' || letter == '\'';
  }
}
