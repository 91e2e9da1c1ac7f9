package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;

/// An instruction that every game has.
public sealed interface SharedEffect {
  /// `the next Toy you play costs 1 less until end of turn`: once, for the first such card.
  ///
  /// @param which the card, by what it is when it is played
  /// @param less at least 1
  /// @param duration until when it waits for such a card; not permanently
  record NextCosts(Selector which, int less, Duration duration) implements SharedEffect {}

  /// The words of the common instructions that have a subject of their own.
  ///
  /// @param kind one card that is not in play, without an article: `Toy`
  static Phrase<SharedEffect> words(Phrase<? extends Selector> kind) {
    Phrase<Selector> which = oneOf(kind);
    return oneOf(
        phrase(
            NextCosts.class,
            "the next {} you play costs {} less {}",
            which,
            NUMBER.when(less -> less > 0),
            Duration.WORDS.when(duration -> duration != Duration.Shared.PERMANENTLY),
            NextCosts::new,
            NextCosts::which,
            NextCosts::less,
            NextCosts::duration));
  }
}
