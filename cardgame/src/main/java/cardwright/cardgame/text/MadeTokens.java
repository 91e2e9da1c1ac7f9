package cardwright.cardgame.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// The tokens that cards can make.
public final class MadeTokens {
  private MadeTokens() {}

  /// What cards can make, and what that can make, each once and in the order in which it is found.
  ///
  /// @param <C> cards, tokens among them
  /// @param <T> what a text says of a token
  /// @param makes what the texts of one card make
  /// @param isSame whether a card is the token of which a text says so
  /// @param card the token as a card
  public static <C, T> List<C> of(
      Collection<C> makers,
      Function<C, List<T>> makes,
      BiPredicate<C, T> isSame,
      Function<T, C> card) {
    List<C> left = new ArrayList<>();
    for (C maker : makers) {
      // A play is begun often, and mostly no card of it makes any.
      if (!makes.apply(maker).isEmpty()) {
        left.add(maker);
      }
    }
    List<C> made = new ArrayList<>();
    while (!left.isEmpty()) {
      for (T token : makes.apply(left.removeFirst())) {
        if (made.stream().noneMatch(other -> isSame.test(other, token))) {
          C found = card.apply(token);
          made.add(found);
          left.addFirst(found);
        }
      }
    }
    return made;
  }
}
