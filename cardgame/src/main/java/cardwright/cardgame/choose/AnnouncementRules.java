package cardwright.cardgame.choose;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How a play is announced: one part after the other is settled before anything is paid, and only that is offered with which the rest can be finished.
///
/// A game says which part comes next, and whether an announcement can be finished; for the latter [#canSettle] tries what is still open.
///
/// @param <A> the game's announcement, which does not change
/// @param <P> the parts that the game knows
public interface AnnouncementRules<A, P extends OpenPart<A>> {
  /// Stands for no card behind which the next one has to come: it lies before all cards.
  int ANY = -1;

  /// What is settled next, or null where all is settled.
  @Nullable P next(A now);

  /// Whether the announcement can be finished.
  ///
  /// @param behind of the cards that are picked next, only those behind this one are tried; [#ANY] for all
  boolean canFinish(A now, int behind);

  /// Whether the announcement can be finished.
  default boolean canFinish(A now) {
    return canFinish(now, ANY);
  }

  /// Whether with one of the options of a part the announcement can be finished.
  ///
  /// @param behind of the cards of a set, only those behind this one are tried; [#ANY] for all
  default boolean canSettle(P part, int behind) {
    OpenPicks<A> set = set(part);
    for (int option : part.options()) {
      if (set == null || option == OpenPicks.DONE || option > behind) {
        A then = part.with(option);
        boolean goesOn = set != null && option != OpenPicks.DONE && set.goesOn(next(then));
        if (canFinish(then, goesOn ? option : ANY)) {
          return true;
        }
      }
    }
    return false;
  }

  /// The options of a part with which the announcement can be finished. Cards of a set come in any order.
  default int[] offered(P part) {
    return finishable(part, part.options());
  }

  /// Those of the options of a part with which the announcement can be finished.
  ///
  /// @param options are written over
  default int[] finishable(P part, int[] options) {
    int count = 0;
    for (int option : options) {
      if (canFinish(part.with(option), ANY)) {
        options[count++] = option;
      }
    }
    return count == options.length ? options : Arrays.copyOf(options, count);
  }

  /// The same; where all cards that there are have to be picked, only the first of them.
  default int[] offeredInOrder(P part) {
    int[] options = offered(part);
    OpenPicks<A> set = set(part);
    return set != null && set.isWhole() ? PickedSet.first(options) : options;
  }

  /// Whether an option is one that players that search try: all but picks for a set that come before another one, or behind which the set cannot be completed.
  default boolean isAscending(P part, int option) {
    OpenPicks<A> set = set(part);
    if (set == null || option == OpenPicks.DONE) {
      return true;
    }
    if (option <= PickedSet.highest(set.picked())) {
      return false;
    }
    A then = part.with(option);
    return canFinish(then, set.goesOn(next(then)) ? option : ANY);
  }

  private @Nullable OpenPicks<A> set(OpenPart<A> part) {
    return part instanceof OpenPicks<A> picks && picks.several() ? picks : null;
  }
}
