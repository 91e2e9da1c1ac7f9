package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// What an announced text costs, and which cards can pay for it.
@Rule({"MLP 25", "MLP 61"})
final class PayableCosts {
  private PayableCosts() {}

  /// What is paid in action tokens.
  @Rule({"MLP 25", "MLP B32"})
  static int price(Board board, Announcement now) {
    TextFrame frame = now.frame();
    int said = frame.text().costsX() ? Math.max(0, frame.memory().x()) : 0;
    int price = now.isPlayed(board) ? Costs.playFor(board, now.card(), now.seat(), said) : 0;
    for (Cost cost : frame.text().costs()) {
      if (cost instanceof Cost.Pay(Amount tokens)) {
        price += Values.of(board, tokens, (TextContext) frame);
      } else if (cost instanceof Cost.PayLess(int tokens, Value forEach)) {
        price += Math.max(0, tokens - Values.of(board, forEach, (TextContext) frame));
      }
    }
    return price;
  }

  /// Whether what it costs in any case can be paid.
  static boolean isPayable(Board board, Announcement now) {
    return price(board, now) <= board.get(SeatCounter.TOKENS, now.seat())
        && fixedCostsPaid(board, now);
  }

  /// Whether no card pays for it, or none before it is said in which way it is paid.
  private static boolean isWithoutCards(Cost cost) {
    return cost instanceof Cost.Pay || cost instanceof Cost.PayLess || cost instanceof Cost.Either;
  }

  /// Costs that name their cards themselves.
  private static boolean fixedCostsPaid(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    for (int i = 0; i < costs.length; i++) {
      Target<Which> target = costs[i].target();
      if (isWithoutCards(costs[i]) || target instanceof Target.Choose) {
        continue;
      }
      if (target instanceof Target.This) {
        int self = now.frame().self();
        if (!board.holds(self) || !canPay(board, costs[i], CardRef.card(self), now)) {
          return false;
        }
        continue;
      }
      int[] refs = picked(board, now.frame(), i, target);
      if (refs.length == 0 && !(target instanceof Target.All)) {
        return false;
      }
      for (int ref : refs) {
        if (!board.holds(ref) || !canPay(board, costs[i], CardRef.card(ref), now)) {
          return false;
        }
      }
    }
    return true;
  }

  /// How many cards have still to be picked for a cost; not above 0 when none.
  static int missing(Board board, Announcement now, int cost) {
    return cards(board, now, cost) - now.frame().costs().count(cost);
  }

  /// How many cards are picked for a cost.
  static int cards(Board board, Announcement now, int cost) {
    TextFrame frame = now.frame();
    return frame.text().costs()[cost].target()
            instanceof Target.Choose(boolean _, var number, var _)
        ? Values.of(board, number, (TextContext) frame)
        : 0;
  }

  /// The cards that pay a cost, with lives.
  static int[] picked(Board board, TextFrame frame, int cost, Target<Which> target) {
    return switch (target) {
      case Target.Choose<Which> _ -> frame.costs().of(cost);
      case Target.All(var which, var _) -> board.refs(Selection.of(board, which, frame));
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ ->
          frame.named(board, target);
    };
  }

  /// The cards that can be picked for a cost, with all that are alike.
  static int[] payable(Board board, Announcement now, int index) {
    TextFrame frame = now.frame();
    Cost cost = frame.text().costs()[index];
    if (!(cost.target() instanceof Target.Choose(boolean _, Amount _, var which))) {
      return PickedSet.NONE;
    }
    int[] all = Selection.of(board, which, frame);
    int count = 0;
    for (int card : all) {
      int ref = board.ref(card);
      boolean used = isCost(frame, ref) || (which.other() && ref == frame.self());
      boolean self = now.isPlayed(board) && card == now.card();
      if (!used && !self && !isOther(frame, ref) && canPay(board, cost, card, now)) {
        all[count++] = card;
      }
    }
    return Arrays.copyOf(all, count);
  }

  /// Whether a card pays for this already: one that is exhausted with it, or that was picked.
  private static boolean isCost(TextFrame frame, int ref) {
    Cost[] costs = frame.text().costs();
    for (int i = 0; i < costs.length; i++) {
      boolean self = costs[i].target() instanceof Target.This && !isWithoutCards(costs[i]);
      if ((self && ref == frame.self() && !(costs[i] instanceof Cost.RemoveCounters))
          || frame.costs().has(i, ref)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card was chosen as `another` one than `the exhausted character`.
  @Rule("MLP Q68")
  private static boolean isOther(TextFrame frame, int ref) {
    Value x = frame.text().body().x().orElse(null);
    if (!(x instanceof Value.StatOf(Stat _, OwnTarget.Exhausted _))) {
      return false;
    }
    for (int choice = 0; choice < frame.text().choices(); choice++) {
      if (frame.text().choice(choice).which().other()
          && frame.picks().has(choice, frame.you(), ref)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canPay(Board board, Cost cost, int card, Announcement now) {
    Seat seat = now.seat();
    Kind kind = board.card(card).kind();
    boolean stays = kind == Kind.MANE || kind == Kind.PROBLEM;
    boolean there = board.inPlay(card);
    return switch (cost) {
      case Cost.Pay _, Cost.PayLess _, Cost.Either _ -> true;
      case Cost.Exhaust _ -> Candidates.canExhaust(board, card, seat);
      case Cost.Retire _ -> there && !stays && board.controller(card) == seat;
      case Cost.Dismiss _ ->
          there && !stays && !ActiveLaws.forbid(board, Law.Done.DISMISSED, card, seat, Area.NONE);
      case Cost.Discard _ -> board.zone(card) == Zone.HAND;
      case Cost.Spend _ -> board.zone(card) == Zone.BENEATH;
      case Cost.ToHand _ ->
          there && !stays && !ActiveLaws.forbid(board, Law.Done.RETURNED, card, seat, Area.NONE);
      case Cost.MoveHome _ -> canGoHome(board, card, seat);
      case Cost.RemoveCounters(String counter, int number) ->
          board.counters().number(card, counter) >= number;
      case Cost.RemoveAnyCounter _ -> board.counters().has(card);
    };
  }

  private static boolean canGoHome(Board board, int card, Seat seat) {
    int home = Area.home(board.controller(card));
    return board.inPlay(card)
        && board.area(card) != home
        && !board.is(card, CardFlag.FACE_DOWN)
        && !ActiveLaws.forbid(board, Law.Done.MOVED, card, seat, home);
  }

  /// What was chosen to act on is still there once the costs are paid.
  static boolean targetLeft(Board board, Announcement now) {
    TextFrame frame = now.frame();
    if (frame.text().choices() == 0) {
      return true;
    }
    Cost[] costs = frame.text().costs();
    for (int ref : frame.picks().of(0, frame.you())) {
      for (int i = 0; i < costs.length; i++) {
        if (isLeaving(costs[i])
            && PickedSet.contains(picked(board, frame, i, costs[i].target()), ref)) {
          return false;
        }
      }
    }
    return true;
  }

  /// Whether a card that pays leaves play, so that it is not there to be acted on.
  static boolean isLeaving(Cost cost) {
    return cost instanceof Cost.Retire
        || cost instanceof Cost.Dismiss
        || cost instanceof Cost.ToHand;
  }
}
