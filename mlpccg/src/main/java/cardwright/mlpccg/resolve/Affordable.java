package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.AnnouncementRules;
import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// Whether an announcement can be finished: whether there are cards for everything that has still to be picked.
///
/// Costs of which each says by itself what pays for it are met together by dealing cards out to them. What pays for a cost that speaks of cards picked before is tried, pick by pick.
@Rule({"MLP 25", "MLP 61"})
final class Affordable implements AnnouncementRules<Announcement, AnnouncementPart> {
  // A text for which none of so many ways leads to an end is taken to be one that cannot be paid.
  private static final int MOST_STEPS = 3_000;

  private final Board board;
  private int steps;

  Affordable(Board board) {
    this.board = board;
  }

  @Override
  public @Nullable AnnouncementPart next(Announcement now) {
    return next(board, now);
  }

  /// What is settled next for a text that its player uses.
  static @Nullable AnnouncementPart next(Board board, Announcement now) {
    AnnouncementPart way = WayPart.open(board, now);
    if (way != null) {
      return way;
    }
    AnnouncementPart x = XPart.open(board, now);
    if (x != null) {
      return x;
    }
    AnnouncementPart cost = CostPart.open(board, now);
    return cost == null ? CounterPart.open(board, now) : cost;
  }

  @Override
  public boolean canFinish(Announcement now, int behind) {
    if (!now.agreed()) {
      return !Loops.isSpent(board, now.seat()) && canFinish(now.agree(), behind);
    }
    if (++steps > MOST_STEPS || !PayableCosts.isPayable(board, now)) {
      return false;
    }
    return switch (next(now)) {
      case WayPart part -> canSettle(part, behind);
      case XPart part -> canSettle(part, behind);
      case CounterPart part -> canSettle(part, behind);
      case CostPart part -> canPick(part, behind);
      case null -> PayableCosts.targetLeft(board, now);
    };
  }

  private boolean canPick(CostPart part, int behind) {
    Announcement now = part.now();
    int costs = now.frame().text().costs().length;
    int[][] cards = new int[costs][];
    boolean apart = true;
    int open = 0;
    for (int cost = 0; cost < costs; cost++) {
      int missing = PayableCosts.missing(board, now, cost);
      if (!now.frame().text().isApart(cost)) {
        apart = false;
      } else if (missing > 0) {
        cards[cost] = cards(part, cost, behind);
        if (cards[cost].length < missing) {
          return false;
        }
        open++;
      }
    }
    // Two costs may want the same card.
    if (open > 1 && !areDealtOut(now, cards)) {
      return false;
    }
    return apart ? PayableCosts.targetLeft(board, now) : canSettle(part, behind);
  }

  /// The cards that can still be picked for a cost of the whole announcement.
  private int[] cards(CostPart part, int cost, int behind) {
    Announcement now = part.now();
    int[] all = PayableCosts.payable(board, now, cost);
    int[] cards =
        PayableCosts.isLeaving(now.frame().text().costs()[cost]) ? without(all, targets(now)) : all;
    if (behind == ANY || cost != part.index()) {
      return cards;
    }
    // A card behind that one is offered once those that are alike before it are picked.
    PickedSet.Alike alike = part.alike();
    return Arrays.stream(cards)
        .filter(card -> card > behind)
        .filter(
            card -> Arrays.stream(all).noneMatch(each -> each <= behind && alike.test(card, each)))
        .toArray();
  }

  /// What was chosen to act on, with lives.
  private static int[] targets(Announcement now) {
    TextFrame frame = now.frame();
    return frame.text().choices() == 0 ? PickedSet.NONE : frame.picks().of(0, frame.you());
  }

  private int[] without(int[] cards, int[] refs) {
    return refs.length == 0
        ? cards
        : Arrays.stream(cards).filter(card -> !PickedSet.contains(refs, board.ref(card))).toArray();
  }

  /// Whether each cost gets the cards that it lacks, no card going to two.
  ///
  /// @param cards for each cost those that can go to it; null where it gets none
  private boolean areDealtOut(Announcement now, int[][] cards) {
    int[] payer = new int[board.pool().size()];
    Arrays.fill(payer, ANY);
    for (int cost = 0; cost < cards.length; cost++) {
      int missing = cards[cost] == null ? 0 : PayableCosts.missing(board, now, cost);
      for (int i = 0; i < missing; i++) {
        if (!takes(cost, cards, payer, new BitSet())) {
          return false;
        }
      }
    }
    return true;
  }

  /// Gives a cost one card more; one that has it already takes another, where there is one.
  private static boolean takes(int cost, int[][] cards, int[] payer, BitSet asked) {
    for (int card : cards[cost]) {
      if (!asked.get(card)) {
        asked.set(card);
        if (payer[card] < 0 || takes(payer[card], cards, payer, asked)) {
          payer[card] = cost;
          return true;
        }
      }
    }
    return false;
  }
}
