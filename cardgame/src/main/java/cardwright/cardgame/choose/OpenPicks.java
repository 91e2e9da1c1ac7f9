package cardwright.cardgame.choose;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cards that are picked next in an announcement: one, or one after the other those of a set, in any order. The options are cards, and [#DONE].
///
/// @param <A> the game's announcement
public interface OpenPicks<A> extends OpenPart<A> {
  /// The option to pick no more, which stands behind the cards. It is no card, and not [AnnouncementRules#ANY].
  int DONE = -2;

  /// Whether it is a set that can have several cards.
  boolean several();

  /// Whether what is settled after it is still this set.
  ///
  /// @param next what is settled next, or null for nothing
  boolean goesOn(@Nullable OpenPart<A> next);

  /// What is picked for it, with lives.
  int[] picked();

  /// The cards that can still be picked, with all that are alike.
  int[] unpicked();

  /// How many more have to be picked; not above 0 where it can be left at what is picked.
  int missing();

  /// Some cards as options: with [#DONE] behind them where it can be left at what is picked.
  default int[] orDone(int[] cards) {
    if (missing() > 0) {
      return cards;
    }
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = DONE;
    return more;
  }

  /// Which cards its player cannot tell apart.
  PickedSet.Alike alike();

  /// The announcement with one pick taken back.
  ///
  /// @param ref the card, with its life
  A without(int ref);

  /// Whether of a set all cards that there are have to be picked: then the order is no matter, and nothing can be taken back.
  default boolean isWhole() {
    if (!several()) {
      return false;
    }
    int missing = missing();
    return missing > 0 && unpicked().length <= missing;
  }

  /// The picks for a set that can be taken back, with lives; of those that are alike one.
  default int[] takeBacks() {
    if (!several()) {
      return PickedSet.NONE;
    }
    int[] picked = picked();
    return picked.length == 0 || isWhole() ? PickedSet.NONE : PickedSet.last(picked, alike());
  }
}
