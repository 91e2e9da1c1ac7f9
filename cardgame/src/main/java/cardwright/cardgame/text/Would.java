package cardwright.cardgame.text;

import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The words for what would happen and is replaced: `if this card would be sleeped, … instead`.
public final class Would {
  /// What stands before a text that takes the place of something, with a slot for what would happen.
  public static final String IF = "if {}, ";

  /// What stands right behind its instructions.
  public static final String INSTEAD = " instead";

  /// What stands before a verb that somebody would do: `you would gain CC`.
  public static final String WOULD = "would ";

  private static final String IS = "is ";

  private Would() {}

  /// An event behind `would`: `would be regressed` for `is regressed`, `would leave play` for `leaves play`.
  ///
  /// @param event what happens, in the third person of the present tense
  public static String happen(String event) {
    if (event.startsWith(IS)) {
      return WOULD + "be " + event.substring(IS.length());
    }
    int space = event.indexOf(' ');
    int verb = space < 0 ? event.length() : space;
    // `goes` is `go`, where `leaves` is `leave`.
    int ending = event.startsWith("oes", verb - 3) ? 2 : 1;
    return WOULD + event.substring(0, verb - ending) + event.substring(verb);
  }

  /// `if EVENT, TEXT instead`.
  ///
  /// @param event what would happen: `this card would be sleeped`
  /// @param text what happens instead, with [#INSTEAD] right behind its instructions
  public static <T, V, F> Phrase<T> instead(
      Class<T> type,
      Phrase<V> event,
      Phrase<F> text,
      BiFunction<V, F, T> make,
      Function<T, V> eventOf,
      Function<T, F> textOf) {
    return phrase(type, IF + "{}", event, text, make, eventOf, textOf);
  }
}
