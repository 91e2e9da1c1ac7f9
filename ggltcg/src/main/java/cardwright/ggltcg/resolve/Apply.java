package cardwright.ggltcg.resolve;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.PastEvent;
import cardwright.ggltcg.vocabulary.Trigger;

/// Carries out what happens in one moment.
final class Apply {
  private Apply() {}

  /// Lets events happen.
  ///
  /// @return whether all of it happened
  static boolean all(Board board, GameEvent... events) {
    boolean all = true;
    long sleeping = CardSet.NONE;
    for (GameEvent event : events) {
      switch (event) {
        case GameEvent.Sleep(int ref) -> sleeping = CardSet.with(sleeping, CardRef.card(ref));
        case GameEvent.Gain(Seat seat, int cc) -> all &= gain(board, seat, cc);
      }
    }
    sleep(board, sleeping);
    return all;
  }

  /// Whether all of it can happen: of a gain of CC the cap may leave less.
  @Rule({"GG 6.2", "GG Q54"})
  static boolean fits(Board board, GameEvent[] events) {
    for (GameEvent event : events) {
      if (event instanceof GameEvent.Gain(Seat seat, int cc) && cc > room(board, seat)) {
        return false;
      }
    }
    return true;
  }

  /// How much CC a player can gain.
  @Rule("GG 6.2")
  static int room(Board board, Seat seat) {
    return GameEvents.CC_CAP - board.cc(seat);
  }

  /// A player gains CC, up to the cap; answers whether all of it fits below the cap.
  @Rule({"GG 6.2", "GG 4.2", "GG Q54"})
  private static boolean gain(Board board, Seat seat, int cc) {
    int gained = Math.min(cc, room(board, seat));
    int now = board.cc(seat) + gained;
    board.setCc(seat, now);
    if (board.heard()) {
      board.tell(new PublicEvent.Gained(seat, gained, now));
    }
    return gained == cc;
  }

  @Rule({"GG 9.1", "GG 9.2", "GG 13.4", "GG Q20"})
  private static void sleep(Board board, long cards) {
    if (CardSet.isEmpty(cards)) {
      return;
    }
    if (board.heard()) {
      board.tell(new PublicEvent.Sleeped(GameEvents.told(board, cards)));
    }
    if (board.info().has(Feature.ON_SLEEP)) {
      for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        GameEvents.trigger(board, card, Trigger.Each.THIS_IS_SLEEPED, Feature.ON_SLEEP);
      }
    }
    GameEvents.changing(board, cards, Trigger.Change.SLEEPED);
    GameEvents.changing(board, cards, Trigger.Change.LEAVES);
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board.note(PastEvent.SLEEPED, card, board.side(card));
      board.move(card, Zone.SLEEP, board.side(card));
    }
  }
}
