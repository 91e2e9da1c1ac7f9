package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.OpenPart;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A card that is picked for a cost of a play.
///
/// @param index which of the text's costs it is
@Rule({"LT 6.1d", "LT C19"})
public record CostPart(Board board, Announcement now, int index)
    implements AnnouncementPart, OpenPicks<Announcement> {
  private Cost cost() {
    return now.text(board).costs()[index];
  }

  /// Alike cards of a hand once.
  @Override
  public int[] options() {
    int[] all = unpicked();
    int count = 0;
    for (int card : all) {
      boolean alike =
          count > 0
              && board.zone(card) == Zone.HAND
              && board.card(all[count - 1]) == board.card(card);
      if (!alike) {
        all[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  @Override
  public int[] unpicked() {
    Cost cost = cost();
    Target<Which> target =
        switch (cost) {
          case Cost.ToTimeout(Target<Which> what) -> what;
          case Cost.Regress(Target<Which> what) -> what;
          case Cost.ToHand(Target<Which> what) -> what;
          case Cost.Cookies _,
              Cost.XCookies _,
              Cost.Discard _,
              Cost.RemoveCounters _,
              Cost.Either _ ->
              new Target.This<>();
        };
    if (target instanceof Target.Choose<Which> choose) {
      return payable(Selection.of(board, choose.which(), now.frame(board)), cost);
    }
    Pile pile = board.pile(Zone.HAND, now.you());
    int[] hand = new int[pile.size()];
    for (int i = 0; i < hand.length; i++) {
      hand[i] = pile.get(i);
    }
    return payable(hand, cost);
  }

  /// Those of the cards that can be paid and are not picked yet.
  private int[] payable(int[] all, Cost cost) {
    int count = 0;
    for (int card : all) {
      boolean free = card != now.card() || now.kind() != Announcement.Kinds.CARD;
      if (free && !now.costs().has(board.ref(card)) && canPay(cost, card)) {
        all[count++] = card;
      }
    }
    return Arrays.copyOf(all, count);
  }

  private boolean canPay(Cost cost, int card) {
    return switch (cost) {
      case Cost.Regress _ -> Turning.canRegress(board, card);
      case Cost.ToTimeout _ ->
          !board.inPlay(card)
              || Prohibitions.allow(board, card, Ability.Forbidden.TO_TIMEOUT, now.you());
      case Cost.Cookies _,
          Cost.XCookies _,
          Cost.ToHand _,
          Cost.Discard _,
          Cost.RemoveCounters _,
          Cost.Either _ ->
          true;
    };
  }

  @Override
  public Announcement with(int card) {
    return now.withCost(index, board.ref(card));
  }

  @Override
  public Announcement without(int ref) {
    return now.withoutCost(index, ref);
  }

  @Override
  public boolean several() {
    return cost().picks() > 1;
  }

  @Override
  public boolean goesOn(@Nullable OpenPart<Announcement> next) {
    return next instanceof CostPart part && part.index == index;
  }

  @Override
  public int[] picked() {
    return now.costs().of(index);
  }

  @Override
  public int missing() {
    return cost().picks() - now.costs().count(index);
  }

  @Override
  public PickedSet.Alike alike() {
    return PrivateCards.interchangeable(board, now.you());
  }
}
