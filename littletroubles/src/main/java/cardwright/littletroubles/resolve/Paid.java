package cardwright.littletroubles.resolve;

import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Resolution;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import org.jspecify.annotations.Nullable;

/// The table once the costs of a play are paid.
@Rule({"LT B57", "LT 6.7a"})
final class Paid {
  private Paid() {}

  /// A table of its own for a trial, borrowed from the board. Nothing is set off on it: what costs set off is added to the text when they are paid, and no part of the test.
  static Board table(Board board, Announcement now) {
    Board after = board.borrow();
    after.setResolution(Resolution.NEW.asTrial());
    int cookies = PriceOfPlay.price(board, now) + PriceOfPlay.bribes(board, now);
    after.add(SeatCounter.COOKIES, now.you(), -cookies);
    if (now.mode() == Announcement.Mode.PLAY) {
      after.add(SeatCounter.PLAYED, now.you(), 1);
    }
    Text text = now.text(board);
    for (int i = 0; i < text.costs().length; i++) {
      pay(after, now, text.costs()[i], now.costs().of(i));
    }
    if (now.kind() == Announcement.Kinds.CARD) {
      after.moveToPile(now.card(), Zone.RESOLVING, false);
      if (after.card(now.card()).front().is(Kind.ACTION)) {
        after.add(SeatCounter.ACTIONS, now.you(), 1);
      }
    }
    return after;
  }

  private static void pay(Board after, Announcement now, Cost cost, int[] picked) {
    switch (cost) {
      case Cost.Cookies _, Cost.XCookies _, Cost.Either _ -> {}
      case Cost.ToTimeout(Target<Which> target) -> move(after, now, target, picked, Zone.TIMEOUT);
      case Cost.ToHand(Target<Which> target) -> move(after, now, target, picked, Zone.HAND);
      case Cost.Discard _ -> move(after, now, null, picked, Zone.TIMEOUT);
      case Cost.Regress(Target<Which> target) -> {
        if (target instanceof Target.This) {
          after.turn(now.card(), true);
        }
        for (int ref : picked) {
          after.turn(CardRef.card(ref), true);
        }
        HoldingRules.check(after, Trial.CHANCE);
      }
      case Cost.RemoveCounters(String counter, int number) ->
          Apply.removeCounters(after, now.card(), counter, number);
    }
  }

  private static void move(
      Board after, Announcement now, @Nullable Target<Which> target, int[] picked, Zone zone) {
    if (target instanceof Target.This) {
      after.moveToPile(now.card(), zone, false);
    }
    for (int ref : picked) {
      after.moveToPile(CardRef.card(ref), zone, false);
    }
  }
}
