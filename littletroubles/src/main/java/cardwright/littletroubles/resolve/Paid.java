package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Count;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Amount;
import cardwright.littletroubles.vocabulary.Condition;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Target;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// What can be counted on the table once the costs of a play are paid.
@Rule({"LT B57", "LT 6.7a"})
final class Paid {
  private Paid() {}

  /// The table on which an amount is worked out before it is paid: another one only where paying changes what it counts.
  static Board table(Board board, Announcement now, Amount amount) {
    return changes(board, now, amount) ? after(board, now) : board;
  }

  /// The table on which a condition is asked before costs are paid.
  static Board table(Board board, Announcement now, Condition condition) {
    boolean changed =
        switch (condition) {
          case Condition.Compare(Value value, var _, int _) -> changes(board, now, value);
          case Condition.MoreThan(Value more, Value less) ->
              changes(board, now, more) || changes(board, now, less);
          case Condition.Is _ -> paysCards(board, now);
          case Condition.TurnOf _, Condition.WentFirst _ -> false;
        };
    return changed ? after(board, now) : board;
  }

  private static boolean changes(Board board, Announcement now, Amount amount) {
    return switch (amount) {
      case Amount.Fixed _, Amount.X _ -> false;
      case Amount.ForEach(int _, Value value) -> changes(board, now, value);
      case Amount.Equal(Value value) -> changes(board, now, value);
      case Amount.Plus(Value value, int _) -> changes(board, now, value);
      case Amount.Times(Value value, int _) -> changes(board, now, value);
      case Amount.Half(Value value) -> changes(board, now, value);
      case Amount.AtMost(Amount inner, int _) -> changes(board, now, inner);
      case Amount.AtLeast(Amount inner, int _) -> changes(board, now, inner);
    };
  }

  private static boolean changes(Board board, Announcement now, Value value) {
    return switch (value) {
      case Value.Cookies _, Value.HandSize _, Value.PlaysThisPhase _, Value.ActionsThisTurn _ ->
          true;
      case Value.Wins _, Value.WinsThisTurn _ -> false;
      case Value.CountOf(var which) -> which.place() != Place.PLAY || paysCards(board, now);
      case Value.CountersOn _, Value.StatOf _, Value.CostOf _ -> paysCards(board, now);
    };
  }

  private static boolean paysCards(Board board, Announcement now) {
    for (Cost cost : now.text(board).costs()) {
      if (!(cost instanceof Cost.Cookies) && !(cost instanceof Cost.XCookies)) {
        return true;
      }
    }
    return false;
  }

  /// Nothing is set off here: what costs set off is added to the text when they are paid, and no part of the test.
  private static Board after(Board board, Announcement now) {
    Board after = board.copy();
    int cookies = Announcing.price(board, now) + Announcing.bribes(board, now);
    after.add(Count.COOKIES, now.you(), -cookies);
    if (now.mode() == Announcement.Mode.PLAY) {
      after.add(Count.PLAYED, now.you(), 1);
    }
    Text text = now.text(board);
    for (int i = 0; i < text.costs().length; i++) {
      pay(after, now, text.costs()[i], now.costs().of(i));
    }
    if (now.kind() == Announcement.Kinds.CARD) {
      after.moveToPile(now.card(), Zone.RESOLVING, false);
      if (after.card(now.card()).front().is(Kind.ACTION)) {
        after.add(Count.ACTIONS, now.you(), 1);
      }
    }
    return after;
  }

  private static void pay(Board after, Announcement now, Cost cost, int[] picked) {
    switch (cost) {
      case Cost.Cookies _, Cost.XCookies _ -> {}
      case Cost.ToTimeout(Target target) -> move(after, now, target, picked, Zone.TIMEOUT);
      case Cost.ToHand(Target target) -> move(after, now, target, picked, Zone.HAND);
      case Cost.Discard _ -> move(after, now, null, picked, Zone.TIMEOUT);
      case Cost.Regress(Target target) -> {
        if (target instanceof Target.This) {
          after.turn(now.card(), true);
        }
        for (int ref : picked) {
          after.turn(CardRef.card(ref), true);
        }
      }
      case Cost.RemoveCounters(String counter, int number) ->
          Resolve.removeCounters(after, now.card(), counter, number);
    }
  }

  private static void move(
      Board after, Announcement now, @Nullable Target target, int[] picked, Zone zone) {
    if (target instanceof Target.This) {
      after.moveToPile(now.card(), zone, false);
    }
    for (int ref : picked) {
      after.moveToPile(CardRef.card(ref), zone, false);
    }
  }
}
