package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastKnown;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Pays for a text that was announced, and starts it.
@Rule({"MLP 25", "MLP 61"})
final class Paying {
  private Paying() {}

  static void pay(Board board, Chance chance, Announcement now) {
    TextFrame frame = now.frame();
    Seat seat = now.seat();
    int price = PayableCosts.price(board, now);
    Memory mind = frame.memory();
    if (mind.x() < 0 && frame.text().body().x().isPresent() && KnownX.isKnown(board, frame)) {
      mind = mind.withX(Math.max(0, Values.of(board, frame.text().body().x().get(), frame)));
    }
    boolean played = now.isPlayed(board);
    int[] named = PickedSet.NONE;
    List<GameEvent> events = new ArrayList<>();
    Cost[] costs = frame.text().costs();
    for (int i = 0; i < costs.length; i++) {
      int[] refs = PayableCosts.picked(board, frame, i, costs[i].target());
      if (costs[i] instanceof Cost.Spend(Target<Which> spent)) {
        named = mentioned(board, spent, refs, named);
      }
      for (int ref : refs) {
        if (board.inPlay(CardRef.card(ref))) {
          mind = mind.noting(now(board, CardRef.card(ref)));
        }
        GameEvent event = event(board, costs[i], ref, seat, frame.self(), mind);
        if (event != null) {
          events.add(event);
        }
        if (costs[i] instanceof Cost.RemoveAnyCounter
            && event instanceof GameEvent.RemoveCounters removed) {
          mind = mind.withRemoved(removed.counter());
        }
      }
    }
    if (price > 0) {
      Tokens.spend(board, seat, price);
    }
    tell(board, now, price, played);
    int self = frame.self();
    if (played) {
      Playing.note(board, now.card(), seat, Area.NONE);
      board.moveToPile(now.card(), Zone.RESOLVING, false);
      self = board.ref(now.card());
      board.agenda().push(new Finish(self));
    }
    TextFrame paid = frame.by(self).keeping(mind);
    board.agenda().push(named.length == 0 ? paid : paid.actedOn(named));
    if (played) {
      GameEvents.happen(board, chance, new GameEvent.Play(self, seat, Area.NONE));
    }
    if (!events.isEmpty()) {
      GameEvents.happen(board, chance, events.toArray(GameEvent[]::new));
    }
  }

  /// What a text can speak of that has cards spent: all of them, or the card beneath which they were.
  @Rule({"MLP Q77", "MLP Q78"})
  private static int[] mentioned(Board board, Target<Which> spent, int[] refs, int[] before) {
    return switch (spent) {
      case Target.All<Which> _ -> refs;
      case Target.Choose(boolean _, var _, Which which)
          when which.place() instanceof Place.Under && refs.length > 0 ->
          new int[] {board.ref(board.host(CardRef.card(refs[0])))};
      case Target.Choose<Which> _,
          Target.Random<Which> _,
          Target.Pronoun<Which> _,
          Target.Own<Which> _ ->
          before;
    };
  }

  private static void tell(Board board, Announcement now, int price, boolean played) {
    if (!board.heard()) {
      return;
    }
    Message.Argument.Card card =
        played ? board.laidOpen(now.card(), board.card(now.card()).name()) : board.told(now.card());
    board.tell(
        played
            ? new PublicEvent.Played(now.seat(), card, price)
            : now.kind() == Announcement.Kinds.ABILITY
                ? new PublicEvent.Used(now.seat(), card, price)
                : new PublicEvent.SetOff(
                    now.seat(), card, now.kind() == Announcement.Kinds.REACTION));
  }

  private static @Nullable GameEvent event(
      Board board, Cost cost, int ref, Seat seat, int source, Memory mind) {
    int card = CardRef.card(ref);
    return switch (cost) {
      case Cost.Pay _, Cost.PayLess _, Cost.Either _ -> null;
      case Cost.Exhaust _ -> new GameEvent.Become(ref, seat, source, GameEvent.State.EXHAUSTED);
      case Cost.Retire _ -> new GameEvent.Leave(ref, seat, source, GameEvent.Exit.RETIRE);
      case Cost.Dismiss _ -> new GameEvent.Leave(ref, seat, source, GameEvent.Exit.DISMISS);
      case Cost.Discard _ -> new GameEvent.Leave(ref, seat, source, GameEvent.Exit.DISCARD);
      case Cost.Spend _ -> new GameEvent.Leave(ref, seat, source, GameEvent.Exit.SPEND);
      case Cost.ToHand _ -> new GameEvent.Leave(ref, seat, source, GameEvent.Exit.TO_HAND);
      case Cost.MoveHome _ ->
          GameEvent.Move.usual(ref, seat, source, Area.home(board.controller(card)));
      case Cost.RemoveCounters(String counter, int number) ->
          new GameEvent.RemoveCounters(ref, seat, source, counter, number);
      case Cost.RemoveAnyCounter _ ->
          new GameEvent.RemoveCounters(
              ref,
              seat,
              source,
              mind.removed().isEmpty() ? board.counters().names(card)[0] : mind.removed(),
              1);
    };
  }

  /// How a card is now.
  private static LastKnown now(Board board, int card) {
    boolean there = board.inPlay(card);
    DerivedValues derived = board.derived();
    return new LastKnown(
        board.ref(card),
        there ? board.area(card) : Area.NONE,
        board.controller(card),
        there ? derived.power(board, card) : board.card(card).front().figures().power(),
        there ? derived.colors(board, card) : board.card(card).front().figures().colors(),
        board.counters().on(card));
  }
}
