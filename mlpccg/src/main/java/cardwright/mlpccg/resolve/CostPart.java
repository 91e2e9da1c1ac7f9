package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.OpenPart;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickedSet;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.vocabulary.Cost;
import org.jspecify.annotations.Nullable;

/// A card that is picked for a cost of a text.
///
/// @param index which of the text's costs it is
public record CostPart(Board board, Announcement now, int index)
    implements AnnouncementPart, OpenPicks<Announcement> {
  /// The first cost for which a card has still to be picked.
  static @Nullable CostPart open(Board board, Announcement now) {
    int costs = now.frame().text().costs().length;
    for (int i = 0; i < costs; i++) {
      if (PayableCosts.missing(board, now, i) > 0) {
        return new CostPart(board, now, i);
      }
    }
    return null;
  }

  /// The cost.
  public Cost cost() {
    return now.frame().text().costs()[index];
  }

  @Override
  public int[] options() {
    return PickedSet.once(unpicked(), alike());
  }

  @Override
  public Announcement with(int card) {
    return now.with(now.frame().withCost(index, board.ref(card)));
  }

  @Override
  public Announcement without(int ref) {
    return now.with(now.frame().withoutCost(index, ref));
  }

  @Override
  public boolean several() {
    return PayableCosts.cards(board, now, index) > 1;
  }

  @Override
  public boolean goesOn(@Nullable OpenPart<Announcement> next) {
    return next instanceof CostPart part && part.index == index;
  }

  @Override
  public int[] picked() {
    return now.frame().costs().of(index);
  }

  @Override
  public int[] unpicked() {
    return PayableCosts.payable(board, now, index);
  }

  @Override
  public int missing() {
    return PayableCosts.missing(board, now, index);
  }

  @Override
  public PickedSet.Alike alike() {
    return Interchangeable.interchangeable(board, now.seat());
  }
}
