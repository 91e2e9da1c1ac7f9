package cardwright.cardgame.text;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.quotation;

import cardwright.language.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/// A line of text that a text gives a card for a time.
///
/// @param line what it says: a line of the game's cards
/// @param words how it is written, without its full stop
public record GivenText(Line line, String words) {
  /// A line of text of a game.
  public interface Line {}

  /// One line or several, each in quotation marks: `"When this card is sleeped, gain 1 CC"`.
  ///
  /// @param line a line of text, without its full stop; it may give texts itself, so it is asked for when a text is read
  // A game reads its own lines only.
  @SuppressWarnings("unchecked")
  public static <A extends Line> Phrase<List<GivenText>> words(Supplier<Phrase<A>> line) {
    Phrase<GivenText> one =
        phrase(
            GivenText.class,
            "{}",
            quotation(line),
            read -> new GivenText(read, sentence(Objects.requireNonNull(line.get().write(read)))),
            text -> (A) text.line());
    return listOf(one, ", ", " and ", 1);
  }

  private static String sentence(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
