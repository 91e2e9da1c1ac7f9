package cardwright.cardgame.event;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/// What becomes of the texts that could step in for what is about to happen.
public enum SteppingIn {
  /// There are none: what is about to happen goes on.
  NONE,
  /// The first of them steps in, and nobody is asked.
  FORCED,
  /// A player is asked.
  ASKED;

  /// What becomes of texts of which one takes the place of an event: it always matters which.
  ///
  /// @param mayBeLeft whether the player of a text may leave it
  public static <T> SteppingIn of(List<T> texts, Predicate<T> mayBeLeft) {
    return of(texts, mayBeLeft, (_, _) -> true);
  }

  /// What becomes of texts that can all step in: nobody is asked where each of them has to and their order does not matter.
  ///
  /// @param mayBeLeft whether the player of a text may leave it
  /// @param orderMatters whether it makes a difference that a text comes ahead of another
  // Equal texts are told apart: each of them steps in.
  @SuppressWarnings("ReferenceEquality")
  public static <T> SteppingIn of(
      List<T> texts, Predicate<T> mayBeLeft, BiPredicate<T, T> orderMatters) {
    if (texts.isEmpty()) {
      return NONE;
    }
    for (T text : texts) {
      if (mayBeLeft.test(text)) {
        return ASKED;
      }
      for (T other : texts) {
        if (other != text && orderMatters.test(text, other)) {
          return ASKED;
        }
      }
    }
    return FORCED;
  }
}
