package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.language.Flow;
import cardwright.language.Phrase;
import java.util.function.Function;

/// `this card enters play as a copy of a Toy`, `this card may enter play as a copy of a Toy`: the card is the copy from the very moment in which it enters.
///
/// A game has it as one of its own lines, and carries [#flow] out ahead of the card's entering.
///
/// @param <W> the selectors of a game
/// @param may whether its player may leave it
/// @param which what is copied: one such card in play, if there is any
public record EnteringCopy<W extends Selector>(boolean may, W which) {
  /// `this card enters play as a copy of a Toy`, `this card may enter play as a copy of a Toy`.
  ///
  /// @param one one card in play with its article: of these words those that do not leave out the card itself, which is not in play yet
  public static <W extends Selector> Phrase<EnteringCopy<W>> words(Phrase<W> one) {
    Phrase<W> cards = one.when(which -> !which.other());
    return oneOf(
        of(false, "this card enters play as a copy of {}", cards),
        of(true, "this card may enter play as a copy of {}", cards));
  }

  // The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <W extends Selector> Phrase<EnteringCopy<W>> of(
      boolean may, String words, Phrase<W> cards) {
    Class<EnteringCopy<W>> type = (Class<EnteringCopy<W>>) (Class<?>) EnteringCopy.class;
    return phrase(
            type, words, cards, which -> new EnteringCopy<>(may, which), EnteringCopy<W>::which)
        .when(copy -> copy.may() == may);
  }

  /// What is carried out ahead of the card's entering: its player chooses what it becomes.
  ///
  /// @param effect an instruction of the game
  public <E> Flow<E> flow(Function<SharedCardEffect<W>, E> effect) {
    Target<W> chosen = new Target.Choose<>(false, new Amount.Fixed(1), which);
    Flow<E> becomes =
        new Flow.Do<>(
            effect.apply(new SharedCardEffect.BecomeCopy<>(chosen, Duration.Shared.PERMANENTLY)));
    return may ? new Flow.May<>(becomes) : becomes;
  }
}
