package cardwright.cardgame.text;

import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The words for what would happen and is replaced: `if this card would be sleeped, … instead`.
public final class Would {
  private static final String IS = "is ";

  private Would() {}

  /// An event behind `would`: `would be regressed` for `is regressed`, `would leave play` for `leaves play`.
  ///
  /// @param event what happens, in the third person of the present tense
  public static String happen(String event) {
    if (event.startsWith(IS)) {
      return "would be " + event.substring(IS.length());
    }
    int space = event.indexOf(' ');
    int verb = space < 0 ? event.length() : space;
    return "would " + event.substring(0, verb - 1) + event.substring(verb);
  }

  /// `if EVENT, TEXT instead`.
  ///
  /// @param event what would happen: `this card would be sleeped`
  /// @param text what happens instead
  public static <T, V, F> Phrase<T> instead(
      Class<T> type,
      Phrase<V> event,
      Phrase<F> text,
      BiFunction<V, F, T> make,
      Function<T, V> eventOf,
      Function<T, F> textOf) {
    return phrase(type, "if {}, {} instead", event, text, make, eventOf, textOf);
  }
}
