package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// How far a player has come who takes some of the cards that were looked at or revealed, as a set. It never changes itself.
///
/// @param from the cards that can be taken, with lives
/// @param optional whether fewer will do, too
/// @param many how many are taken
/// @param picked those that were picked so far, with lives
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Taking(int[] from, boolean optional, int many, int[] picked) {
  /// Nothing is picked yet.
  public static Taking of(int[] from, boolean optional, int many) {
    return new Taking(from, optional, many, PickedSet.NONE);
  }

  private Taking picking(int[] refs) {
    return new Taking(from, optional, many, refs);
  }

  /// One card more is picked.
  public Taking with(int ref) {
    return picking(PickedSet.with(picked, ref));
  }

  /// A pick is taken back.
  public Taking without(int ref) {
    return picking(PickedSet.without(picked, ref));
  }

  /// The cards that can be taken next, in whatever order: of a set those that are alike once, of one card all.
  ///
  /// @param holds whether a reference still means its card
  public int[] candidates(IntPredicate holds, PickedSet.Alike alike) {
    int[] cards = left(holds);
    if (many == 1) {
      return cards;
    }
    int[] once = PickedSet.once(cards, alike);
    boolean whole = !optional && cards.length <= many - picked.length;
    return whole ? PickedSet.first(once) : once;
  }

  private int[] left(IntPredicate holds) {
    return Arrays.stream(from)
        .filter(ref -> holds.test(ref) && !PickedSet.contains(picked, ref))
        .map(CardRef::card)
        .toArray();
  }

  /// Whether a card that can be taken is one that players that search try.
  public boolean isAscending(int card, IntPredicate holds) {
    int needed = optional ? 0 : many - picked.length;
    return many == 1 || PickedSet.isAscending(card, PickedSet.highest(picked), left(holds), needed);
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  public int[] takeBacks(IntPredicate holds, PickedSet.Alike alike) {
    boolean forced = !optional && candidates(holds, alike).length == 1;
    return picked.length == 0 || forced ? PickedSet.NONE : PickedSet.last(picked, alike);
  }

  /// Whether no more can be picked.
  public boolean isFull(IntPredicate holds, PickedSet.Alike alike) {
    return picked.length >= many || candidates(holds, alike).length == 0;
  }

  /// Whether as many are picked as there have to be.
  public boolean isWhole() {
    return optional || picked.length == many;
  }
}
