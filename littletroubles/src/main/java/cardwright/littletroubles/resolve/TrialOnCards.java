package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Which;
import java.util.List;

/// What an effect on cards comes to where a text is only tried.
final class TrialOnCards {
  private final Hidden hidden;
  private Board table;
  private final TextFrame now;
  private TrialPath path;

  TrialOnCards(Hidden hidden, Trial.State state) {
    this.hidden = hidden;
    this.table = state.table();
    this.now = state.now();
    this.path = state.path();
  }

  /// Acts on cards that are fit, or hidden; all of them have to be acted on.
  ///
  /// @param last whether nothing comes behind it, so that one card that is fit need not be moved
  List<Trial.State> carryOut(Effect.OnCards effect, int[] cards, boolean last) {
    path = path.with(cards.length > 0 ? TrialPath.Done.YES : TrialPath.Done.NO);
    boolean names = effect instanceof Effect.Choose || effect instanceof Effect.Chooses;
    if (cards.length > 0 && !names) {
      path = path.doing();
      if (last && (cards.length == 1 || effect instanceof Effect.Regress)) {
        return new Trial.State(table, now, path).alone();
      }
      table = table.borrow();
      if (!act(effect, cards)) {
        return List.of();
      }
    }
    return new Trial.State(table, now, path).alone();
  }

  private boolean act(Effect.OnCards effect, int[] cards) {
    switch (effect) {
      case Effect.Choose _, Effect.Chooses _ -> {}
      case Effect.Regress _ -> regress(cards);
      case Effect.Restore _ -> happen(GameEvent.Restore::new, cards);
      case Effect.ToTimeout _ ->
          happen(
              table.zone(cards[0]) == Zone.HAND ? GameEvent.Discard::new : GameEvent.ToTimeout::new,
              cards);
      case Effect.Take _ -> happen(GameEvent.Maker.TO_HAND, cards);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> {
        return act(shared, cards);
      }
      case Effect.PutIntoPlay _ -> {
        return enter(cards);
      }
      case Effect.PlayCard(Target<Which> _, boolean free) -> {
        return play(cards, free);
      }
      case Effect.Move _ -> {
        return shift(cards, now.you(), true);
      }
      case Effect.GiveControl _ -> {
        return shift(cards, now.you().other(), false);
      }
      case Effect.AddStats add -> StatChanges.add(table, add, cards, now);
      case Effect.SetStat set -> StatChanges.set(table, set, cards, now);
      case Effect.MultiplyStat multiply -> StatChanges.multiply(table, multiply, cards, now);
      case Effect.RemoveCounters(String counter, Amount number, Target<Which> _) -> {
        for (int card : cards) {
          counters(card, counter, -Values.of(table, number, now));
        }
      }
      case Effect.Drop _ -> drop(cards);
    }
    return true;
  }

  private boolean act(SharedCardEffect<Which> effect, int[] cards) {
    switch (effect) {
      case SharedCardEffect.ToHand<Which> _ -> happen(GameEvent.Maker.TO_HAND, cards);
      case SharedCardEffect.ToDeck(var _, var where) -> {
        for (int card : cards) {
          apply(new GameEvent.ToDeck(table.ref(card), where));
        }
      }
      case SharedCardEffect.GainTexts(var _, var texts, Duration duration) ->
          StatChanges.give(table, texts, new Expiry(duration, now.you()), cards, now);
      case SharedCardEffect.LoseTexts(var _, Duration duration) ->
          StatChanges.silence(table, new Expiry(duration, now.you()), cards, now);
      case SharedCardEffect.BecomeCopy(var _, Duration duration) ->
          Copies.turn(table, cards, new Expiry(duration, now.you()), now);
      case SharedCardEffect.OfTwo<Which> _ ->
          throw new IllegalArgumentException("acts on two cards: " + effect);
      case SharedCardEffect.CopyAsToken<Which> _ -> {
        int token = table.freeCopy(now.you());
        if (token == CardPool.NONE) {
          return false;
        }
        table.copyPrinted(token, cards[0]);
        return enter(token);
      }
      case SharedCardEffect.TakeControl<Which> _ -> {
        return shift(cards, now.you(), false);
      }
      case SharedCardEffect.PutCounters(String counter, Amount number, var _) -> {
        for (int card : cards) {
          counters(card, counter, Values.of(table, number, now));
        }
      }
      case SharedCardEffect.RemoveAllCounters(String counter, var _) -> {
        for (int card : cards) {
          table.setCounters(card, counter, 0);
        }
      }
    }
    return true;
  }

  private void apply(GameEvent... events) {
    Apply.all(table, Trial.CHANCE, events);
  }

  private void happen(GameEvent.Maker maker, int[] cards) {
    GameEvent[] events = new GameEvent[cards.length];
    for (int i = 0; i < cards.length; i++) {
      events[i] = maker.of(table.ref(cards[i]), now.you());
    }
    apply(events);
  }

  /// What a secret back turns out to be is not looked at.
  private void regress(int[] cards) {
    happen(GameEvent.Regress::new, cards);
    for (int card : cards) {
      if (Hidden.isBackSecret(table, card) && table.turned(card)) {
        table.moveToPile(card, Zone.RESOLVING, false);
        path = path.withStranger();
      }
    }
  }

  private boolean enter(int[] cards) {
    for (int card : cards) {
      if (hidden.has(card)) {
        table.moveToPile(card, Zone.RESOLVING, false);
        path = path.withStranger();
      } else if (!enter(card)) {
        return false;
      }
    }
    return true;
  }

  private boolean enter(int card) {
    int[] places = Entry.places(table, card, now.you());
    if (places.length == 0) {
      return false;
    }
    int there = Entry.replaced(table, card, places[0]);
    GameEvent enters = new GameEvent.Enter(table.ref(card), now.you(), places[0]);
    if (there == Board.EMPTY) {
      apply(enters);
    } else {
      apply(new GameEvent.ToTimeout(table.ref(there), now.you()), enters);
    }
    return true;
  }

  /// What a played Action, or a card that nobody knows, will do is not followed.
  private boolean play(int[] cards, boolean free) {
    for (int card : cards) {
      boolean permanent =
          !hidden.has(card)
              && !table.card(card).front().is(Kind.ACTION)
              && table.card(card).cost() != Card.X;
      if (!permanent) {
        table.moveToPile(card, Zone.RESOLVING, false);
        path = path.opened();
        continue;
      }
      if (!Playable.byEffect(table, card, now.you(), free)) {
        return false;
      }
      if (!free) {
        Announcement announced =
            Announcement.card(table, card, now.you(), Announcement.Mode.EFFECT, Frame.NO_CALLER);
        table.add(SeatCounter.COOKIES, now.you(), -PriceOfPlay.price(table, announced));
      }
      if (!enter(card)) {
        return false;
      }
    }
    return true;
  }

  private boolean shift(int[] cards, Seat seat, boolean moves) {
    for (int card : cards) {
      int[] places = moves ? Entry.otherMains(table, card) : Entry.passing(table, card, seat);
      if (places.length == 0) {
        return false;
      }
      int there = Entry.replaced(table, card, places[0]);
      if (there != Board.EMPTY) {
        apply(new GameEvent.ToTimeout(table.ref(there), seat));
      }
      table.shift(card, Entry.side(places[0]), Entry.slot(places[0]));
      if (!moves) {
        table.setPlayer(card, seat);
      }
      Fights.check(table);
    }
    return true;
  }

  private void counters(int card, String counter, int more) {
    int left = Math.max(0, table.counters().number(card, counter) + more);
    table.setCounters(card, counter, left);
  }

  private void drop(int[] cards) {
    for (int card : cards) {
      int toy = table.heldToys().link(card);
      if (toy != Board.EMPTY) {
        apply(new GameEvent.Drop(table.ref(toy), table.ref(card)));
      }
    }
  }
}
