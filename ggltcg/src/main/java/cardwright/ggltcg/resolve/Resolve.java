package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.hidden.LookedAtHand;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.board.Values;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Bonus;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Figure;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Named;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Token;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What effects do.
final class Resolve {
  private final Board board;
  private final Chance chance;
  private final TextFrame text;
  private final int caller;

  private Resolve(Board board, Chance chance, TextFrame text, int caller) {
    this.board = board;
    this.chance = chance;
    this.text = text;
    this.caller = caller;
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
    return effect instanceof Effect.OnCards on
        ? resolve.onCards(on, choice)
        : resolve.effect(effect);
  }

  private CarriedOut onCards(Effect.OnCards effect, int choice) {
    long cards = cards(effect.target(), choice);
    keep(cards);
    // Of a text that has left the agenda nothing asks any more what came of it.
    boolean all = caller == Frame.NO_CALLER || areAll(effect.target(), choice, cards);
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.OfTwo<Which> two)) {
      int second = two.target() instanceof Target.Choose<Which> ? choice + 1 : choice;
      return CarriedOut.of(all).and(exchange(two, cards, cards(two.other(), second)));
    }
    return CarriedOut.of(all).and(act(effect, cards));
  }

  /// Which instruction of its text the effect is: the text goes on behind it, if it is still there.
  private int instruction() {
    return caller == Frame.NO_CALLER ? text.next() : text.next() - 1;
  }

  /// What nobody chose is kept for a pronoun that asks for it.
  @Rule("GG Q67")
  private void keep(long cards) {
    Named.Kept kept = text.text().kept(instruction());
    if (kept != null) {
      board.agenda().set(caller, text.keeping(kept, cards, board));
    }
  }

  /// Whether there are as many cards as the effect asks for.
  @Rule({"GG Q54", "GG Q64"})
  private boolean areAll(Target<Which> target, int choice, long cards) {
    return switch (target) {
      case Target.Choose(boolean upTo, Amount number, Which _) -> {
        int picked = text.picks().count(choice);
        yield CardSet.size(cards) == picked && (upTo || picked >= Values.of(board, number, text));
      }
      case Target.Random(int number, Which _) -> CardSet.size(cards) == number;
      case Target.Those<Which> _ ->
          !(text.text().meaning(instruction()) instanceof Named.Picked picked)
              || CardSet.size(cards) == text.picks().count(picked.number());
      case Target.This<Which> _,
          Target.It<Which> _,
          Target.That<Which> _,
          Target.All<Which> _,
          Target.Own<Which> _ ->
          true;
    };
  }

  private CarriedOut act(Effect.OnCards effect, long cards) {
    return switch (effect) {
      case Effect.Chooses _ -> CarriedOut.of(!CardSet.isEmpty(cards));
      case Effect.Sleep _ -> sleep(cards);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> shared(shared, cards);
      case Effect.Unsleep _ -> unsleep(cards);
      case Effect.LoseStamina(Target<Which> _, Amount by) ->
          loseStamina(cards, Values.of(board, by, text));
      case Effect.AddStats(Target<Which> _, List<Bonus> by, Duration duration) ->
          addStats(cards, by, expiry(duration));
      case Effect.SetStamina(Target<Which> _, Amount to, Duration duration) ->
          setStamina(cards, Values.of(board, to, text), expiry(duration));
      case Effect.EnterAsCopy _ -> enterAsCopy(cards);
    };
  }

  private CarriedOut effect(Effect effect) {
    return switch (effect) {
      case Effect.GainCc(Who who, Amount cc) -> gain(who, Values.of(board, cc, text));
      case Effect.LoseCc(Who who, Amount cc) -> loseCc(who, Values.of(board, cc, text));
      case Effect.Shared(SharedEffect<Which> shared) -> shared(shared);
      case Effect.SleepFromHand(boolean opponent, int number) ->
          sleepFromHand(opponent ? text.you().other() : text.you(), number);
      case Effect.CallOff() -> callOff();
      case Effect.OnCards on -> throw new IllegalArgumentException("acts on cards: " + on);
    };
  }

  private CarriedOut gain(Who who, int cc) {
    Seat you = text.you();
    return switch (who) {
      case YOU -> happen(true, new GameEvent.Gain(you, cc));
      case OPPONENT -> happen(true, new GameEvent.Gain(you.other(), cc));
      case EACH -> happen(true, new GameEvent.Gain(you, cc), new GameEvent.Gain(you.other(), cc));
    };
  }

  /// CC are lost down to 0; who has fewer has not lost all that was asked for.
  @Rule({"GG Q54", "GG Q125"})
  private CarriedOut loseCc(Who who, int cc) {
    boolean all = true;
    for (Seat seat : new Seat[] {text.you(), text.you().other()}) {
      if (who.means(seat == text.you())) {
        int lost = Math.min(cc, board.cc(seat));
        int now = board.cc(seat) - lost;
        all &= lost == cc;
        board.setCc(seat, now);
        if (board.heard()) {
          board.tell(new PublicEvent.LostCc(seat, lost, now));
        }
      }
    }
    return CarriedOut.of(all);
  }

  /// Chance names cards in a hand, which go to sleep.
  @Rule({"GG Q54", "GG Q128"})
  private CarriedOut sleepFromHand(Seat seat, int number) {
    long cards = random(board.cards(Zone.HAND, seat), number);
    for (int card : CardSet.toArray(cards)) {
      GameEvents.sleepFromHand(board, card);
    }
    return CarriedOut.of(CardSet.size(cards) == number);
  }

  private CarriedOut happen(boolean full, GameEvent... events) {
    return GameEvents.happen(board, chance, full, caller, events);
  }

  /// How often what an effect counts is repeated.
  static int times(Board board, Effect count, TextFrame text) {
    if (count instanceof Effect.Shared(SharedEffect.Count(Amount times))) {
      return Values.of(board, times, text);
    }
    throw new IllegalStateException("counts nothing: " + count);
  }

  private Expiry expiry(Duration duration) {
    return new Expiry(duration, text.you());
  }

  private CarriedOut shared(SharedCardEffect<Which> effect, long cards) {
    return switch (effect) {
      case SharedCardEffect.ToHand<Which> _ -> CarriedOut.of(GameEvents.returnToHand(board, cards));
      case SharedCardEffect.CopyAsToken<Which> _ -> copyAsToken(cards);
      case SharedCardEffect.TakeControl(Target<Which> _, Duration duration) ->
          takeControl(cards, expiry(duration));
      case SharedCardEffect.GainTexts(var _, List<GivenText> texts, Duration duration) ->
          gainTexts(cards, texts, expiry(duration));
      case SharedCardEffect.LoseTexts(var _, Duration duration) ->
          loseTexts(cards, expiry(duration));
      case SharedCardEffect.BecomeCopy(var _, Duration duration) ->
          becomeCopy(cards, expiry(duration));
      case SharedCardEffect.OfTwo<Which> _ ->
          throw new IllegalArgumentException("acts on two cards: " + effect);
      case SharedCardEffect.ToDeck<Which> _,
          SharedCardEffect.PutCounters<Which> _,
          SharedCardEffect.RemoveAllCounters<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + effect);
    };
  }

  private CarriedOut shared(SharedEffect<Which> effect) {
    return switch (effect) {
      case SharedEffect.Ask(Condition condition) ->
          CarriedOut.of(Values.holds(board, condition, text));
      case SharedEffect.Count<Which> _ -> CarriedOut.DONE;
      case SharedEffect.LookAtHand<Which> _ -> lookAtHand();
      case SharedEffect.AnotherTurn<Which> _ -> anotherTurn();
      case SharedEffect.EndTurn<Which> _ -> endTurn();
      case SharedEffect.NextInstead(var line) -> next(line);
      case SharedEffect.NextTime(var line) -> next(line);
      case SharedEffect.PutToken(var token) -> putToken(token);
      case SharedEffect.Shuffle<Which> _,
          SharedEffect.SkipPhase<Which> _,
          SharedEffect.Top<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + effect);
      case SharedEffect.NextCosts(Which which, int less, Duration duration) -> {
        Expiry expiry = expiry(duration);
        board.lasting().add(new LastingEffect.Cheaper(which, less, expiry, text.source().name()));
        if (board.heard()) {
          board.tell(new PublicEvent.NextCostsLess(text.you(), Kind.only(which.kinds()), less));
        }
        yield CarriedOut.DONE;
      }
    };
  }

  @Rule("GG Q73")
  private CarriedOut anotherTurn() {
    board.turns().giveTurn(text.you());
    if (board.heard()) {
      board.tell(new SharedLogEvent.AnotherTurn(text.you(), board.active() == text.you()));
    }
    return CarriedOut.DONE;
  }

  @Rule({"GG Q93", "GG Q110"})
  private CarriedOut next(GivenText.Line line) {
    if (!(line instanceof Ability ability)) {
      throw new IllegalArgumentException("waits for nothing: " + line);
    }
    String source = text.source().name();
    board
        .lasting()
        .add(
            new LastingEffect.Next(
                Text.next(ability),
                text.source(),
                text.self(),
                text.you(),
                expiry(Duration.Shared.END_OF_TURN),
                source));
    if (board.heard()) {
      board.tell(new SharedLogEvent.Awaits(board.toldSince(text.self(), source)));
    }
    return CarriedOut.DONE;
  }

  @Rule("GG Q83")
  private CarriedOut endTurn() {
    board.turns().endTurn();
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnCutShort(text.you()));
    }
    return CarriedOut.DONE;
  }

  /// A token enters play without being played. Where its player owns all of its kind that there can be, nothing happens.
  @Rule({"GG Q74", "GG Q75"})
  private CarriedOut putToken(cardwright.cardgame.text.Token token) {
    int card = token instanceof Token made ? board.freeToken(text.you(), made) : CardPool.NONE;
    if (card == CardPool.NONE) {
      return CarriedOut.NOT_DONE;
    }
    board.move(card, Zone.PLAY, text.you());
    if (board.heard()) {
      board.tell(new SharedLogEvent.TokenPut(text.you(), board.told(card)));
    }
    GameEvents.changing(board, CardSet.of(card), Trigger.Change.ENTERS);
    return CarriedOut.DONE;
  }

  /// A token enters play as a copy of what is printed on a Toy.
  @Rule("GG Q76")
  private CarriedOut copyAsToken(long cards) {
    int token = CardSet.isEmpty(cards) ? CardPool.NONE : board.freeCopy(text.you());
    if (token == CardPool.NONE) {
      return CarriedOut.NOT_DONE;
    }
    Card toy = board.face(CardSet.first(cards));
    board.move(token, Zone.PLAY, text.you());
    board.turnInto(token, toy);
    if (board.heard()) {
      board.tell(new SharedLogEvent.TokenPut(text.you(), board.told(token)));
    }
    GameEvents.changing(board, CardSet.of(token), Trigger.Change.ENTERS);
    return CarriedOut.DONE;
  }

  /// What lies there can be worked out; who looks need not.
  @Rule({"GG Q6", "GG Q69"})
  private CarriedOut lookAtHand() {
    Seat you = text.you();
    long hand = board.cards(Zone.HAND, you.other());
    if (board.heard()) {
      List<String> names = new ArrayList<>();
      for (int card : CardSet.toArray(hand)) {
        names.add(board.face(card).name());
      }
      board.tell(new LookedAtHand(you, names, ", "));
    }
    return CarriedOut.of(!CardSet.isEmpty(hand));
  }

  /// The cards that an effect acts on: those described, or those chosen that are still legal.
  @Rule({"GG 11.2", "GG 14.2"})
  private long cards(Target<Which> target, int choice) {
    int self = CardRef.card(text.self());
    return switch (target) {
      case Target.This() -> touched(inPlay(text.self()));
      case Target.It<Which> _, Target.That<Which> _, Target.Those<Which> _ ->
          touched(mentioned(text.text().meaning(instruction())));
      case Target.All(var which, var _) -> touched(Selection.of(board, which, self, text.you()));
      case Target.Choose(boolean _, Amount _, var which) ->
          touched(
              CardSet.common(
                  Candidates.picked(board, text.picks(), choice),
                  Selection.of(board, which, self, text.you())));
      case Target.Random(int number, var which) ->
          random(touched(Selection.of(board, which, self, text.you())), number);
      case Target.Own<Which> _ ->
          throw new IllegalArgumentException("no card of this game says " + target);
    };
  }

  /// What a pronoun means: a card that has become a new object is gone.
  @Rule("GG Q67")
  private long mentioned(@Nullable Named named) {
    return switch (named) {
      case null -> CardSet.NONE;
      case Named.Event _ -> inPlay(text.it());
      case Named.Picked picked ->
          CardSet.common(Candidates.picked(board, text.picks(), picked.number()), board.inPlay());
    };
  }

  /// Some of those cards, by chance.
  @Rule("GG Q68")
  private long random(long cards, int number) {
    long picked = CardSet.NONE;
    for (int card : PickedSet.random(CardSet.toArray(cards), number, chance)) {
      picked = CardSet.with(picked, card);
    }
    return picked;
  }

  private long inPlay(int ref) {
    int card = CardRef.card(ref);
    return board.holds(ref) && CardSet.has(board.inPlay(), card) ? CardSet.of(card) : CardSet.NONE;
  }

  private long touched(long cards) {
    return Protection.touched(board, text.source(), text.you(), cards);
  }

  private CarriedOut sleep(long cards) {
    return happen(!CardSet.isEmpty(cards), GameEvent.sleep(board, cards));
  }

  @Rule("GG 9.4")
  private CarriedOut unsleep(long cards) {
    if (!CardSet.isEmpty(cards) && board.heard()) {
      board.tell(new PublicEvent.Unsleeped(text.you(), GameEvents.told(board, cards)));
    }
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board.move(card, Zone.HAND, board.pool().owner(card));
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  /// Who controls a Toy already does not gain control of it.
  @Rule({"GG 13.3", "GG Q19", "GG Q56", "GG Q64"})
  private CarriedOut takeControl(long cards, Expiry expiry) {
    Seat you = text.you();
    boolean all =
        !CardSet.isEmpty(cards)
            && CardSet.isEmpty(CardSet.common(cards, board.cards(Zone.PLAY, you)));
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Loans.take(board, card, you, expiry, text.source().name());
      if (board.heard()) {
        board.tell(new PublicEvent.ControlTaken(you, board.told(card)));
      }
    }
    return CarriedOut.of(all);
  }

  @Rule("GG Q92")
  private CarriedOut gainTexts(long cards, List<GivenText> texts, Expiry expiry) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      String source = text.source().name();
      board.lasting().add(new LastingEffect.Given(board.ref(card), texts, expiry, source));
      if (board.heard()) {
        for (GivenText each : texts) {
          board.tell(new SharedLogEvent.TextGained(board.told(card), each.words()));
        }
      }
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  @Rule("GG Q111")
  private CarriedOut loseTexts(long cards, Expiry expiry) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      String source = text.source().name();
      board.lasting().add(new LastingEffect.Silenced(board.ref(card), expiry, source));
      if (board.heard()) {
        board.tell(new SharedLogEvent.AbilitiesLost(board.told(card)));
      }
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  /// Both are exchanged, or neither.
  @Rule("GG Q90")
  private CarriedOut exchange(SharedCardEffect.OfTwo<Which> effect, long cards, long others) {
    if (CardSet.isEmpty(cards) || CardSet.isEmpty(others) || cards == others) {
      return CarriedOut.NOT_DONE;
    }
    int card = CardSet.first(cards);
    int other = CardSet.first(others);
    return switch (effect) {
      case SharedCardEffect.ExchangeControl(var _, var _, Duration duration) ->
          exchangeControl(card, other, expiry(duration));
      case SharedCardEffect.ExchangeFigure(var figure, var _, var _, Duration duration) ->
          exchangeFigure(Figure.of(figure).stat(), card, other, expiry(duration));
    };
  }

  @Rule("GG Q90")
  private CarriedOut exchangeControl(int card, int other, Expiry expiry) {
    Seat from = board.side(card);
    Seat to = board.side(other);
    if (from == to) {
      return CarriedOut.NOT_DONE;
    }
    Loans.take(board, card, to, expiry, text.source().name());
    Loans.take(board, other, from, expiry, text.source().name());
    if (board.heard()) {
      board.tell(new SharedLogEvent.ControlExchanged(to, board.told(card), board.told(other)));
    }
    return CarriedOut.DONE;
  }

  /// One gains the difference, and the other loses it.
  @Rule("GG Q91")
  private CarriedOut exchangeFigure(Stat stat, int card, int other, Expiry expiry) {
    int before = Selection.now(board, card, stat);
    int otherBefore = Selection.now(board, other, stat);
    exchanged(card, stat, otherBefore - before, expiry);
    exchanged(other, stat, before - otherBefore, expiry);
    if (board.heard()) {
      board.tell(
          new SharedLogEvent.FigureExchanged(
              Layers.name(stat), board.told(card), otherBefore, board.told(other), before));
    }
    return CarriedOut.DONE;
  }

  private void exchanged(int card, Stat stat, int by, Expiry expiry) {
    if (by != 0) {
      Stats stats = Stats.NONE.plus(stat, by);
      board
          .lasting()
          .add(new LastingEffect.Added(board.ref(card), stats, expiry, text.source().name()));
    }
  }

  @Rule("GG 10.7")
  private CarriedOut loseStamina(long cards, int by) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board.lose(card, by);
      if (board.heard()) {
        board.tell(new PublicEvent.StaminaLost(board.told(card), by));
      }
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  private CarriedOut addStats(long cards, List<Bonus> bonuses, Expiry expiry) {
    Stats by = Stats.NONE;
    for (Bonus bonus : bonuses) {
      by = by.plus(bonus.stat(), Values.of(board, bonus.by(), text));
    }
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board
          .lasting()
          .add(new LastingEffect.Added(board.ref(card), by, expiry, text.source().name()));
      if (board.heard()) {
        board.tell(new PublicEvent.StatsChanged(board.told(card), by));
      }
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  @Rule("GG Q37")
  private CarriedOut setStamina(long cards, int to, Expiry expiry) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board.setStamina(card, to, expiry, text.source().name());
      if (board.heard()) {
        board.tell(new PublicEvent.StaminaSet(board.told(card), to));
      }
    }
    return CarriedOut.of(!CardSet.isEmpty(cards));
  }

  /// The Action that is being carried out enters play as a duplicate: printed figures, no damage, nothing that lasts.
  @Rule({"GG 5.7", "GG Q14", "GG Q16", "GG Q36"})
  private CarriedOut enterAsCopy(long cards) {
    if (CardSet.isEmpty(cards) || !board.holds(text.self())) {
      return CarriedOut.NOT_DONE;
    }
    int self = CardRef.card(text.self());
    Card toy = board.face(CardSet.first(cards));
    board.move(self, Zone.PLAY, text.you());
    board.turnInto(self, toy);
    if (board.heard()) {
      Message.Argument.Card copy = board.told(self, text.source().name());
      board.tell(new PublicEvent.EnteredAsCopy(text.you(), copy, board.told(CardSet.first(cards))));
    }
    GameEvents.entered(board, self, TriggeredText.NO_X);
    return CarriedOut.DONE;
  }

  @Rule("GG Q84")
  private CarriedOut becomeCopy(long cards, Expiry expiry) {
    if (CardSet.isEmpty(cards) || CardSet.isEmpty(inPlay(text.self()))) {
      return CarriedOut.NOT_DONE;
    }
    int self = CardRef.card(text.self());
    Message.Argument.Card before = board.told(self);
    Copies.turn(board, self, board.face(CardSet.first(cards)), expiry, text.source().name());
    if (board.heard()) {
      board.tell(new SharedLogEvent.BecameCopy(before, board.told(self)));
    }
    return CarriedOut.DONE;
  }

  @Rule("GG 7.6")
  private CarriedOut callOff() {
    boolean declared = board.tussle() == Board.TussleState.DECLARED;
    if (declared) {
      board.callOff();
      board.tell(new PublicEvent.CalledOff());
    }
    return CarriedOut.of(declared);
  }
}
