package cardwright.cardgame.text;

import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.function.Function;

/// The words for what playing a card costs beside what is printed as its cost: `to play this card, also discard a card`.
public final class AdditionalCost {
  private AdditionalCost() {}

  /// `to play this card, also COST`.
  ///
  /// @param cost what is done for it, as an instruction with a slot: `discard {}`
  /// @param what what it is done to
  public static <T, C> Phrase<T> words(
      Class<T> type, String cost, Phrase<C> what, Function<C, T> make, Function<T, C> whatOf) {
    return phrase(type, "to play this card, also " + cost, what, make, whatOf);
  }
}
