package cardwright.cardgame.effect;

import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import java.util.function.IntPredicate;

/// A change that a text has made and that lasts. It never changes itself.
public interface LastingChange {
  /// The card that is changed, with its life; [CardRef#NONE] where it is about no card.
  int ref();

  /// When it is over, unless its card becomes a new object before.
  Expiry expiry();

  /// Whether figures of cards rest on it.
  default boolean isOfFigures() {
    return true;
  }

  /// Writes all that distinguishes it from others.
  void write(Fingerprint out);

  /// Whether it is about no card, or about one that is still the same object.
  ///
  /// @param holds whether a reference to a card still means the object that it was made for
  default boolean stands(IntPredicate holds) {
    return ref() == CardRef.NONE || holds.test(ref());
  }
}
