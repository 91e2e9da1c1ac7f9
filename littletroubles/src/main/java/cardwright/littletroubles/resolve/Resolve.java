package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.hidden.LookedAtHand;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.state.TurnPart;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Token;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What effects do.
final class Resolve {
  /// Makes what several players do or suffer.
  private interface Maker {
    GameEvent of(Seat seat, int number);
  }

  private final Board board;
  private final Chance chance;
  private final TextFrame text;
  private final int caller;

  private Resolve(Board board, Chance chance, TextFrame text, int caller) {
    this.caller = caller;
    this.board = board;
    this.chance = chance;
    this.text = text;
  }

  /// Carries an effect out.
  ///
  /// @param choice the index of its choice in the text, or -1
  /// @param text the text, which is about to go on behind this effect
  /// @param caller its address
  /// @return whether all of it was carried out
  static CarriedOut effect(
      Board board, Chance chance, Effect effect, int choice, TextFrame text, int caller) {
    Resolve resolve = new Resolve(board, chance, text, caller);
    if (effect instanceof Effect.OnCards onCards) {
      int[] cards = resolve.cards(onCards.target(), choice);
      boolean all = resolve.areAll(onCards.target(), choice, cards);
      if (effect instanceof Effect.SharedOnCards(SharedCardEffect.OfTwo<Which> two)) {
        int second = two.target() instanceof Target.Choose<Which> ? choice + 1 : choice;
        int[] others = resolve.cards(two.other(), second);
        return CarriedOut.of(all).and(resolve.exchange(two, cards, others));
      }
      if (effect instanceof Effect.Chooses chooses && chooses.second().isPresent()) {
        int[] others = resolve.cards(chooses.target(), choice + 1);
        return CarriedOut.of(all && resolve.areAll(chooses.target(), choice + 1, others));
      }
      return CarriedOut.of(all).and(resolve.onCards(onCards, cards));
    }
    return resolve.onPlayers(effect);
  }

  /// Whether these are as many cards as the effect asks for.
  @Rule("LT C73")
  private boolean areAll(Target<Which> target, int choice, int[] cards) {
    return switch (target) {
      case Target.Choose(boolean upTo, Amount number, Which _) -> {
        int picked = text.picks().count(choice);
        yield cards.length == picked && (upTo || picked >= Values.of(board, number, text));
      }
      case Target.Random(int number, Which _) -> cards.length == number;
      case Target.All<Which> _ -> true;
      case Target.This<Which> _,
          Target.Own<Which> _,
          Target.That<Which> _,
          Target.It<Which> _,
          Target.Those<Which> _ ->
          cards.length == text.named(board, target).length;
    };
  }

  /// The cards that an effect acts on: those described, or those chosen that are still fit.
  @Rule({"LT C13", "LT 6.8b"})
  private int[] cards(Target<Which> target, int choice) {
    return switch (target) {
      case Target.Choose(boolean _, Amount _, Which which) ->
          stillFit(text.picks().of(choice), which);
      case Target.All(Which which, var _) -> acted(Selection.of(board, which, text));
      case Target.Random(int number, Which which) ->
          acted(PickedSet.random(Selection.of(board, which, text), number, chance));
      case Target.This<Which> _,
          Target.Own<Which> _,
          Target.That<Which> _,
          Target.It<Which> _,
          Target.Those<Which> _ ->
          followed(text.named(board, target));
    };
  }

  private int[] stillFit(int[] refs, Which which) {
    return CardBoard.cards(
        refs, ref -> board.holds(ref) && Selection.fits(board, which, CardRef.card(ref), text));
  }

  private int[] followed(int[] refs) {
    return CardBoard.cards(refs, ref -> Selection.follows(board, ref));
  }

  private int[] acted(int[] cards) {
    board.agenda().set(caller, text.actedOn(board.refs(cards)));
    return cards;
  }

  private CarriedOut onCards(Effect.OnCards effect, int[] cards) {
    return switch (effect) {
      case Effect.Choose _, Effect.Chooses _ -> CarriedOut.of(cards.length > 0);
      case Effect.Regress _ -> happen(GameEvent.Regress::new, effect, cards);
      case Effect.Restore _ -> happen(GameEvent.Restore::new, effect, cards);
      case Effect.ToTimeout _ -> timeout(effect, cards);
      case Effect.Take _ -> happen(GameEvent.Maker.TO_HAND, effect, cards);
      case Effect.SharedOnCards shared -> sharedOnCards(shared, cards);
      case Effect.PutIntoPlay _ -> enter(cards, Entering.Purpose.ENTER, text.you());
      case Effect.PlayCard(Target<Which> _, boolean free) -> play(cards, free);
      case Effect.Move _ -> enter(cards, Entering.Purpose.MOVE, text.you());
      case Effect.GiveControl _ -> enter(cards, Entering.Purpose.CONTROL, text.you().other());
      case Effect.AddStats add -> StatChanges.add(board, add, cards, text);
      case Effect.SetStat set -> StatChanges.set(board, set, cards, text);
      case Effect.MultiplyStat multiply -> StatChanges.multiply(board, multiply, cards, text);
      case Effect.RemoveCounters(String counter, Amount number, Target<Which> _) ->
          removeCounters(cards, counter, Values.of(board, number, text));
      case Effect.Drop _ -> drop(cards);
    };
  }

  /// A Toy that is held may have no Grab any more.
  @Rule({"LT 5.5c", "LT C131"})
  private CarriedOut holding(CarriedOut came) {
    HoldingRules.check(board, chance);
    return came;
  }

  private CarriedOut sharedOnCards(Effect.SharedOnCards effect, int[] cards) {
    return switch (effect.effect()) {
      case SharedCardEffect.ToHand<Which> _ -> happen(GameEvent.Maker.TO_HAND, effect, cards);
      case SharedCardEffect.ToDeck(var _, var where) -> toDeck(cards, where);
      case SharedCardEffect.CopyAsToken<Which> _ -> copyAsToken(cards);
      case SharedCardEffect.GainTexts(var _, var texts, Duration duration) ->
          StatChanges.give(board, texts, new Expiry(duration, text.you()), cards, text);
      case SharedCardEffect.LoseTexts(var _, Duration duration) ->
          holding(StatChanges.silence(board, new Expiry(duration, text.you()), cards, text));
      case SharedCardEffect.BecomeCopy(var _, Duration duration) ->
          holding(Copies.turn(board, cards, new Expiry(duration, text.you()), text));
      case SharedCardEffect.OfTwo<Which> _ ->
          throw new IllegalStateException("acts on two cards: " + effect);
      case SharedCardEffect.TakeControl(var _, var duration) ->
          enter(cards, purpose(duration), text.you());
      case SharedCardEffect.PutCounters(String counter, Amount number, var _) ->
          putCounters(cards, counter, Values.of(board, number, text));
      case SharedCardEffect.RemoveAllCounters(String counter, var _) ->
          removeCounters(cards, counter, Integer.MAX_VALUE);
    };
  }

  /// What cannot be does not happen; what happens is one moment.
  @Rule("LT C10")
  private CarriedOut happen(GameEvent.Maker maker, Effect.OnCards effect, int[] cards) {
    GameEvent[] events = new GameEvent[cards.length];
    int count = 0;
    for (int card : cards) {
      if (Candidates.fits(board, effect, card, text)) {
        events[count++] = maker.of(board.ref(card), text.you());
      }
    }
    boolean full = count == cards.length && count > 0;
    return GameEvents.happen(board, chance, full, caller, Arrays.copyOf(events, count));
  }

  /// Cards in a hand that go to Timeout are discarded.
  private CarriedOut timeout(Effect.OnCards effect, int[] cards) {
    boolean hand = cards.length > 0 && board.zone(cards[0]) == Zone.HAND;
    return happen(hand ? GameEvent.Discard::new : GameEvent.ToTimeout::new, effect, cards);
  }

  private CarriedOut toDeck(int[] cards, SharedCardEffect.Where where) {
    GameEvent[] events = new GameEvent[cards.length];
    for (int i = 0; i < cards.length; i++) {
      events[i] = new GameEvent.ToDeck(board.ref(cards[i]), where);
    }
    return GameEvents.happen(board, chance, cards.length > 0, caller, events);
  }

  /// A token enters play where its player says.
  @Rule({"LT C79", "LT C80"})
  private CarriedOut putToken(cardwright.cardgame.text.Token token) {
    int card = token instanceof Token made ? board.freeToken(text.you(), made) : CardPool.NONE;
    return card == CardPool.NONE
        ? CarriedOut.NOT_DONE
        : enter(new int[] {card}, Entering.Purpose.ENTER, text.you());
  }

  /// A token enters play as a copy of what is printed on a card.
  @Rule("LT C81")
  private CarriedOut copyAsToken(int[] cards) {
    int token = cards.length == 0 ? CardPool.NONE : board.freeCopy(text.you());
    if (token == CardPool.NONE) {
      return CarriedOut.NOT_DONE;
    }
    board.copyPrinted(token, cards[0]);
    return enter(new int[] {token}, Entering.Purpose.ENTER, text.you());
  }

  /// Both are exchanged, or neither.
  @Rule({"LT C90", "LT C91"})
  private CarriedOut exchange(SharedCardEffect.OfTwo<Which> effect, int[] cards, int[] others) {
    boolean can =
        cards.length == 1
            && others.length == 1
            && Exchanges.canBe(board, effect, cards[0], others[0]);
    if (can) {
      Exchanges.carryOut(board, effect, cards[0], others[0], text);
    }
    return CarriedOut.of(can);
  }

  private CarriedOut enter(int[] cards, Entering.Purpose purpose, Seat seat) {
    CarriedOut came = cards.length == 0 ? CarriedOut.NOT_DONE : CarriedOut.PENDING;
    for (int i = cards.length - 1; i >= 0; i--) {
      if (canEnter(cards[i], purpose, seat)) {
        board
            .agenda()
            .push(
                new Entering(
                    purpose,
                    board.ref(cards[i]),
                    seat,
                    Entry.ANYWHERE,
                    text.face().name(),
                    caller));
      } else {
        keepForGood(cards[i], purpose, seat);
        came = CarriedOut.NOT_DONE;
      }
    }
    return came;
  }

  private static Entering.Purpose purpose(Duration duration) {
    return switch (duration) {
      case Duration.Shared.END_OF_TURN -> Entering.Purpose.BORROW;
      case Duration.Shared.NEXT_TURN -> Entering.Purpose.BORROW_TO_NEXT_TURN;
      case Duration.Shared.PERMANENTLY -> Entering.Purpose.CONTROL;
      case Duration.Own own -> throw new IllegalStateException("a word of another game: " + own);
    };
  }

  /// Who has a card on loan and gains control of it for good does not give it back.
  @Rule("LT C61")
  private void keepForGood(int card, Entering.Purpose purpose, Seat seat) {
    if (purpose == Entering.Purpose.CONTROL
        && board.inPlay(card)
        && board.controller(card) == seat) {
      Loans.end(board, board.ref(card));
    }
  }

  /// Only what lies on a Playground moves there or changes hands, and only to who has not got it.
  private boolean canEnter(int card, Entering.Purpose purpose, Seat seat) {
    return switch (purpose) {
      case MOVE -> Entry.canMove(board, card);
      case ENTER, ENTER_SETTLED -> !board.inPlay(card) && Entry.hasRoom(board, card, seat);
      case CONTROL, BORROW, BORROW_TO_NEXT_TURN, RETURN ->
          board.inPlay(card) && board.controller(card) != seat && Entry.canPass(board, card, seat);
    };
  }

  @Rule("LT B69")
  private CarriedOut play(int[] cards, boolean free) {
    CarriedOut came = cards.length == 0 ? CarriedOut.NOT_DONE : CarriedOut.PENDING;
    Announcement.Mode mode = free ? Announcement.Mode.FREE : Announcement.Mode.EFFECT;
    for (int i = cards.length - 1; i >= 0; i--) {
      if (Playable.byEffect(board, cards[i], text.you(), free)) {
        board.agenda().push(Announcement.card(board, cards[i], text.you(), mode, caller));
      } else {
        came = CarriedOut.NOT_DONE;
      }
    }
    return came;
  }

  @Rule("LT D19")
  private CarriedOut putCounters(int[] cards, String counter, int number) {
    GameEvent[] events = new GameEvent[number > 0 ? cards.length : 0];
    for (int i = 0; i < events.length; i++) {
      events[i] = new GameEvent.PutCounters(board.ref(cards[i]), counter, number);
    }
    return GameEvents.happen(board, chance, events.length > 0, caller, events);
  }

  private CarriedOut removeCounters(int[] cards, String counter, int number) {
    boolean done = cards.length > 0;
    for (int card : cards) {
      int there = board.counters().number(card, counter);
      done &= there > 0 && (number == Integer.MAX_VALUE || there >= number);
      if (there > 0) {
        Apply.removeCounters(board, card, counter, Math.min(there, number));
      }
    }
    return CarriedOut.of(done);
  }

  private CarriedOut drop(int[] cards) {
    List<GameEvent> events = new ArrayList<>();
    for (int card : cards) {
      int toy = board.heldToys().link(card);
      if (toy != Board.EMPTY) {
        int held = board.heldToys().isHeld(card) ? card : toy;
        int holder = held == card ? toy : card;
        events.add(new GameEvent.Drop(board.ref(held), board.ref(holder)));
      }
    }
    return GameEvents.happen(
        board, chance, !events.isEmpty(), caller, events.toArray(GameEvent[]::new));
  }

  private CarriedOut onPlayers(Effect effect) {
    return switch (effect) {
      case Effect.Gain(Who who, Amount cookies) -> players(GameEvent.Gain::new, who, cookies);
      case Effect.Lose(Who who, Amount cookies) ->
          players(GameEvent.LoseCookies::new, who, cookies);
      case Effect.Hand(Who from, Amount cookies) -> hand(from, cookies);
      case Effect.Draw(Who who, Amount cards) -> players(GameEvent.Draw::new, who, cards);
      case Effect.Discard discard -> discard(discard);
      case Effect.LookAndDiscard look -> look(look);
      case Effect.RevealHand(Who who) -> reveal(who);
      case Effect.Search search ->
          GameEvents.happen(
              board,
              chance,
              EventGate.Kind.PLAIN,
              true,
              caller,
              new GameEvent[] {new GameEvent.Search(text.you())},
              Pick.byText(Pick.Purpose.SEARCH, text.you(), 1, false, asker(search)));
      case Effect.SkipFightPhase _ -> {
        board.set(TableCounter.SKIPPED, 1);
        yield CarriedOut.DONE;
      }
      case Effect.EndFight _ -> endFight();
      case Effect.WinGame _ -> winGame();
      case Effect.ResourcesThisTurn(boolean cards, int more) -> {
        board.add(cards ? SeatCounter.MORE_DRAWS : SeatCounter.MORE_COOKIES, text.you(), more);
        yield CarriedOut.DONE;
      }
      case Effect.Shared(SharedEffect<Which> shared) -> shared(shared);
      case Effect.OnCards onCards -> throw new IllegalStateException("acts on cards: " + onCards);
    };
  }

  private CarriedOut shared(SharedEffect<Which> effect) {
    return switch (effect) {
      case SharedEffect.Ask(var condition) -> CarriedOut.of(Values.holds(board, condition, text));
      case SharedEffect.Count<Which> _ -> CarriedOut.DONE;
      case SharedEffect.Shuffle<Which> _ -> {
        Moves.shuffle(board, text.you(), chance);
        yield CarriedOut.DONE;
      }
      case SharedEffect.LookAtHand<Which> _ -> look();
      case SharedEffect.AnotherTurn<Which> _ -> anotherTurn();
      case SharedEffect.EndTurn<Which> _ -> endTurn();
      case SharedEffect.NextInstead(var line) -> next(line);
      case SharedEffect.NextTime(var line) -> next(line);
      case SharedEffect.SkipPhase(TurnPart phase) -> skip(phase);
      case SharedEffect.Top(TopOfDeck<Which> top) ->
          new TopCards(board, text, caller).carryOut(top);
      case SharedEffect.PutToken(var token) -> putToken(token);
      case SharedEffect.NextCosts(Which which, int less, Duration duration) -> {
        Expiry expiry = new Expiry(duration, text.you());
        board
            .lasting()
            .add(new LastingEffect.Cheaper(which, less, text.self(), expiry, text.face().name()));
        if (board.heard()) {
          board.tell(new PublicEvent.NextCostsLess(text.you(), source(), less));
        }
        yield CarriedOut.DONE;
      }
    };
  }

  @Rule("LT C77")
  private CarriedOut anotherTurn() {
    board.turns().giveTurn(text.you());
    if (board.heard()) {
      board.tell(new SharedLogEvent.AnotherTurn(text.you(), board.active() == text.you()));
    }
    return CarriedOut.DONE;
  }

  @Rule({"LT C93", "LT C130"})
  private CarriedOut next(GivenText.Line line) {
    if (!(line instanceof Ability.Otta otta)) {
      throw new IllegalArgumentException("waits for nothing: " + line);
    }
    EventGates.await(board, Text.next(otta), text.face(), text.self(), text.you());
    if (board.heard()) {
      board.tell(new SharedLogEvent.Awaits(source()));
    }
    return CarriedOut.DONE;
  }

  @Rule("LT C83")
  private CarriedOut endTurn() {
    board.turns().endTurn();
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnCutShort(text.you()));
    }
    return CarriedOut.DONE;
  }

  @Rule("LT C78")
  private CarriedOut skip(TurnPart phase) {
    board.turns().giveSkip(text.you(), phase);
    if (board.heard()) {
      board.tell(new SharedLogEvent.Skips(text.you(), Messages.of("stage.fight-phase")));
    }
    return CarriedOut.DONE;
  }

  private CarriedOut players(Maker maker, Who who, Amount amount) {
    int number = Values.of(board, amount, text);
    Seat[] seats = Candidates.seats(board, who, text.you());
    GameEvent[] events = new GameEvent[number > 0 ? seats.length : 0];
    for (int i = 0; i < events.length; i++) {
      events[i] = maker.of(seats[i], number);
    }
    return GameEvents.happen(board, chance, events.length > 0, caller, events);
  }

  private CarriedOut hand(Who from, Amount cookies) {
    Seat giver = from == Who.YOU ? text.you() : text.you().other();
    int asked = Values.of(board, cookies, text);
    int number = Math.min(asked, board.get(SeatCounter.COOKIES, giver));
    if (number == 0) {
      return CarriedOut.NOT_DONE;
    }
    return GameEvents.happen(
        board,
        chance,
        number == asked,
        caller,
        new GameEvent.LoseCookies(giver, number),
        new GameEvent.Gain(giver.other(), number));
  }

  @Rule({"LT C20", "LT C21"})
  private CarriedOut discard(Effect.Discard effect) {
    Seat[] seats = Candidates.seats(board, effect.who(), text.you());
    int there = board.pile(Zone.HAND, seats[0]).size();
    board
        .agenda()
        .push(
            Pick.byText(
                Pick.Purpose.DISCARD,
                seats[0],
                Math.min(effect.cards(), there),
                seats.length > 1,
                asker(effect)));
    return CarriedOut.PENDING;
  }

  private CarriedOut look(Effect.LookAndDiscard effect) {
    look();
    board.agenda().push(Pick.byText(Pick.Purpose.LOOK, text.you(), 1, false, asker(effect)));
    return CarriedOut.PENDING;
  }

  private Pick.Asker asker(Effect effect) {
    return new Pick.Asker(text, effect, caller);
  }

  private CarriedOut look() {
    Pile hand = board.pile(Zone.HAND, text.you().other());
    List<String> names = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      board.knowledge().show(hand.get(i), text.you());
      names.add(board.card(hand.get(i)).name());
    }
    if (board.heard()) {
      board.tell(new LookedAtHand(text.you(), names, ", "));
    }
    return CarriedOut.of(hand.size() > 0);
  }

  @Rule("LT 6.6e")
  private CarriedOut reveal(Who who) {
    int revealed = 0;
    for (Seat seat : Candidates.seats(board, who, text.you())) {
      Pile hand = board.pile(Zone.HAND, seat);
      List<String> names = new ArrayList<>();
      for (int i = 0; i < hand.size(); i++) {
        PrivateCards.reveal(board, hand.get(i));
        names.add(board.card(hand.get(i)).name());
      }
      revealed += names.size();
      if (board.heard()) {
        names.sort(null);
        names.forEach(
            name -> board.tell(new PublicEvent.Revealed(seat, new Message.Argument.Card(name))));
      }
    }
    return CarriedOut.of(revealed > 0);
  }

  @Rule({"LT 2.2.2e", "LT B17", "LT C26"})
  private CarriedOut endFight() {
    boolean goesOn = Fights.goesOn(board);
    if (goesOn) {
      Fights.end(board);
      board.tell(new PublicEvent.FightStopped());
    }
    return CarriedOut.of(goesOn);
  }

  /// The card of the text, as events speak of it.
  private Message.Argument.Card source() {
    return board.toldSince(text.self(), text.face().name());
  }

  @Rule({"LT 3c", "LT C50"})
  private CarriedOut winGame() {
    board.set(SeatCounter.ALTERNATE, text.you(), 1);
    if (board.heard()) {
      board.tell(new PublicEvent.AlternateWin(text.you(), source()));
    }
    return CarriedOut.DONE;
  }
}
