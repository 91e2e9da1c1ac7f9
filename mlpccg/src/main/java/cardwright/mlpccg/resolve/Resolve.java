package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Which;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/// What effects do to cards.
final class Resolve {
  private final Board board;
  private final Chance chance;
  private final TextFrame text;
  private final Seat you;
  private final int caller;
  private final TextContext context;

  private Resolve(Board board, Chance chance, TextFrame text, Seat you, int caller) {
    this.caller = caller;
    this.board = board;
    this.chance = chance;
    this.text = text;
    this.you = you;
    this.context = text.as(you);
  }

  /// Carries an effect on cards out; where it speaks of one Problem, that has been named.
  ///
  /// @param choice the index of its choice in the text, or -1
  /// @param text the text that has it
  /// @param you who carries it out
  /// @param caller the address of the text
  /// @return whether all of it was carried out
  static CarriedOut effect(
      Board board,
      Chance chance,
      Effect.OnCards effect,
      int choice,
      TextFrame text,
      Seat you,
      int caller) {
    return new Resolve(board, chance, text, you, caller).onCards(effect, choice);
  }

  private CarriedOut onCards(Effect.OnCards effect, int choice) {
    int[] cards = cards(effect, choice);
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.OfTwo<Which> two)) {
      int second = two.target() instanceof Target.Choose<Which> ? choice + 1 : choice;
      return exchange(two, cards, stillFit(effect, text.picks().of(second, you)));
    }
    return cards.length == 0
        ? CarriedOut.NOT_DONE
        : CarriedOut.of(areAll(effect, choice, cards)).and(onCards(effect, cards));
  }

  /// Whether these are as many cards as the effect asks for.
  @Rule("MLP Q47")
  private boolean areAll(Effect.OnCards effect, int choice, int[] cards) {
    return switch (effect.target()) {
      case Target.Choose<Which> choose -> {
        int picked = text.picks().count(choice, you);
        boolean enough = choose.upTo() || picked >= Candidates.many(board, choose, context);
        yield cards.length == picked && enough;
      }
      case Target.Random(int number, Which _) -> cards.length == number;
      case Target.All<Which> _ -> true;
      case OwnTarget.TopCard _,
          Target.This<Which> _,
          Target.It<Which> _,
          Target.That<Which> _,
          Target.Those<Which> _,
          Target.Own<Which> _ ->
          cards.length == context.named(board, effect.target()).length;
    };
  }

  /// The cards that an effect acts on: those described, or those chosen that are still fit.
  private int[] cards(Effect.OnCards effect, int choice) {
    return switch (effect.target()) {
      case Target.Choose<Which> _ -> stillFit(effect, text.picks().of(choice, you));
      case Target.All(Which which, var _) ->
          acted(able(effect, Selection.of(board, which, context)));
      case Target.Random(int number, Which which) ->
          acted(
              PickedSet.random(able(effect, Selection.of(board, which, context)), number, chance));
      case OwnTarget.TopCard _ ->
          acted(CardBoard.cards(context.named(board, effect.target()), _ -> true));
      case Target.This<Which> _,
          Target.It<Which> _,
          Target.That<Which> _,
          Target.Those<Which> _,
          Target.Own<Which> _ ->
          followed(context.named(board, effect.target()));
    };
  }

  private int[] stillFit(Effect.OnCards effect, int[] refs) {
    return CardBoard.cards(
        refs,
        ref -> board.holds(ref) && Candidates.fits(board, effect, CardRef.card(ref), context));
  }

  private int[] able(Effect.OnCards effect, int[] cards) {
    int count = 0;
    for (int card : cards) {
      if (Candidates.fits(board, effect, card, context)) {
        cards[count++] = card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  private int[] followed(int[] refs) {
    return CardBoard.cards(refs, ref -> board.holds(ref) || board.follows(ref));
  }

  private int[] acted(int[] cards) {
    board.agenda().set(caller, Moves.text(board, caller).actedOn(board.refs(cards)));
    return cards;
  }

  private CarriedOut shared(SharedCardEffect<Which> effect, int[] cards) {
    return switch (effect) {
      case SharedCardEffect.ToHand<Which> _ -> leave(GameEvent.Exit.TO_HAND, cards);
      case SharedCardEffect.ToDeck(var _, var where) ->
          leave(
              switch (where) {
                case TOP -> GameEvent.Exit.TO_DECK_TOP;
                case BOTTOM -> GameEvent.Exit.TO_DECK_BOTTOM;
                case SHUFFLED -> GameEvent.Exit.TO_DECK_SHUFFLED;
              },
              cards);
      case SharedCardEffect.CopyAsToken<Which> _ -> copyAsToken(cards);
      case SharedCardEffect.GainTexts(var _, List<GivenText> texts, Duration duration) ->
          gainTexts(duration, texts, cards);
      case SharedCardEffect.BecomeCopy(var _, Duration duration) ->
          becomeCopy(duration, new Effect.SharedOnCards(effect), cards[0]);
      case SharedCardEffect.LoseTexts<Which> _ ->
          throw new IllegalStateException("no card of this game says " + effect);
      case SharedCardEffect.OfTwo<Which> _ ->
          throw new IllegalStateException("acts on two cards: " + effect);
      case SharedCardEffect.TakeControl(var _, Duration duration) -> takeControl(duration, cards);
      case SharedCardEffect.PutCounters(String counter, var number, var _) ->
          putCounters(counter, Values.of(board, number, context), cards);
      case SharedCardEffect.RemoveAllCounters(String counter, var _) ->
          removeCounters(counter, cards);
    };
  }

  /// A token enters play at home as a copy of what is printed on a Friend.
  @Rule("MLP Q92")
  private CarriedOut copyAsToken(int[] cards) {
    boolean can = cards.length > 0 && board.card(cards[0]).is(Kind.FRIEND);
    int token = can ? board.freeCopy(you) : CardPool.NONE;
    if (token == CardPool.NONE) {
      return CarriedOut.NOT_DONE;
    }
    board.copyPrinted(token, cards[0]);
    return GameEvents.happen(
        board,
        chance,
        caller,
        new GameEvent.Enter(
            board.ref(token), you, text.self(), Area.home(you), GameEvent.Entrance.PUT));
  }

  /// Who controls a card already does not gain control of it.
  @Rule({"MLP 66", "MLP B44", "MLP Q47"})
  private CarriedOut takeControl(Duration duration, int[] cards) {
    boolean all = true;
    for (int card : cards) {
      all &= board.controller(card) != you;
      board.lasting().add(new LastingEffect.Controlled(board.ref(card), you, origin(duration)));
    }
    Control.settle(board, chance);
    for (int card : cards) {
      all &= board.controller(card) == you;
    }
    return CarriedOut.of(all);
  }

  @Rule("MLP Q104")
  private CarriedOut becomeCopy(Duration duration, Effect.OnCards effect, int card) {
    if (!Candidates.fits(board, effect, card, context)) {
      return CarriedOut.NOT_DONE;
    }
    if (text.isOfEntering()) {
      EnteringCopies.choose(board, caller, card);
      return CarriedOut.DONE;
    }
    int self = CardRef.card(text.self());
    board
        .lasting()
        .add(
            new LastingEffect.Copied(
                text.self(),
                board.face(card).printed(),
                board.card(card).name(),
                origin(duration)));
    if (board.heard()) {
      board.tell(new SharedLogEvent.BecameCopy(board.told(self), board.told(card)));
    }
    return CarriedOut.DONE;
  }

  /// A frightened Friend is not affected.
  @Rule("MLP Q102")
  private CarriedOut gainTexts(Duration duration, List<GivenText> texts, int[] cards) {
    int[] up = those(cards, card -> board.inPlay(card) && !board.is(card, CardFlag.FACE_DOWN));
    for (int card : up) {
      board.lasting().add(new LastingEffect.Texts(board.ref(card), texts, origin(duration)));
      if (board.heard()) {
        for (GivenText each : texts) {
          board.tell(new SharedLogEvent.TextGained(board.told(card), each.words()));
        }
      }
    }
    return of(cards, up);
  }

  /// Both are exchanged, or neither.
  @Rule({"MLP Q100", "MLP Q101"})
  private CarriedOut exchange(SharedCardEffect.OfTwo<Which> effect, int[] cards, int[] others) {
    if (cards.length != 1 || others.length != 1 || cards[0] == others[0]) {
      return CarriedOut.NOT_DONE;
    }
    int card = cards[0];
    int other = others[0];
    return switch (effect) {
      case SharedCardEffect.ExchangeControl(var _, var _, Duration duration) ->
          board.inPlay(card) ? exchangeControl(duration, card, other) : CarriedOut.NOT_DONE;
      case SharedCardEffect.ExchangeFigure(var figure, var _, var _, Duration duration) ->
          Candidates.fits(board, new Effect.SharedOnCards(effect), card, context)
              ? exchangePower(duration, card, other)
              : CarriedOut.NOT_DONE;
    };
  }

  @Rule("MLP Q100")
  private CarriedOut exchangeControl(Duration duration, int card, int other) {
    Seat from = board.controller(card);
    Seat to = board.controller(other);
    if (from == to) {
      return CarriedOut.NOT_DONE;
    }
    board.lasting().add(new LastingEffect.Controlled(board.ref(card), to, origin(duration)));
    board.lasting().add(new LastingEffect.Controlled(board.ref(other), from, origin(duration)));
    Control.settle(board, chance);
    return CarriedOut.of(board.controller(card) == to && board.controller(other) == from);
  }

  /// One gains the difference, and the other loses it.
  @Rule("MLP Q101")
  private CarriedOut exchangePower(Duration duration, int card, int other) {
    int by = Selection.power(board, other) - Selection.power(board, card);
    if (by != 0) {
      board.lasting().add(new LastingEffect.Power(board.ref(card), by, origin(duration)));
      board.lasting().add(new LastingEffect.Power(board.ref(other), -by, origin(duration)));
    }
    if (board.heard()) {
      board.tell(
          new SharedLogEvent.FigureExchanged(
              Messages.of("explain.power"),
              board.told(card),
              Selection.power(board, card),
              board.told(other),
              Selection.power(board, other)));
    }
    return CarriedOut.DONE;
  }

  private CarriedOut onCards(Effect.OnCards effect, int[] cards) {
    return switch (effect) {
      case Effect.Choose _, Effect.ChooseSecretly _ -> CarriedOut.DONE;
      case Effect.Dismiss _ -> leave(GameEvent.Exit.DISMISS, cards);
      case Effect.Retire _ -> {
        int[] own = those(cards, card -> board.controller(card) == you);
        yield of(cards, own).and(leave(GameEvent.Exit.RETIRE, own));
      }
      case Effect.Banish _ -> leave(GameEvent.Exit.BANISH, cards);
      case Effect.BanishBeneath(Target<Which> _, Target<Which> host) ->
          put(GameEvent.Joint.BENEATH, effect, host, cards);
      case Effect.MoveBeneath(Target<Which> _, Target<Which> host) ->
          put(GameEvent.Joint.BENEATH, effect, host, cards);
      case Effect.Discard _ -> leave(GameEvent.Exit.DISCARD, cards);
      case Effect.ToDiscard _ -> {
        int[] beneath = those(cards, card -> board.zone(card) == Zone.BENEATH);
        yield leave(beneath.length > 0 ? GameEvent.Exit.SPEND : GameEvent.Exit.MILL, cards);
      }
      case Effect.Exhaust _ -> become(GameEvent.State.EXHAUSTED, cards);
      case Effect.Ready _ -> become(GameEvent.State.READY, cards);
      case Effect.Frighten _ -> become(GameEvent.State.FRIGHTENED, cards);
      case Effect.Unfrighten _ -> become(GameEvent.State.UNFRIGHTENED, cards);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> shared(shared, cards);
      case Effect.PutIntoPlay(Target<Which> _, Destination destination) ->
          enter(destination, cards);
      case Effect.PlayFree _ -> playFree(cards);
      case Effect.PlayFreeOn(Target<Which> _, Target<Which> on) -> {
        for (int card : cards) {
          int host = Candidates.canBePlayedOn(board, on, card, context)[0];
          Playing.on(board, chance, you, card, host, 0);
        }
        yield CarriedOut.DONE;
      }
      case Effect.MayPlay(Target<Which> _, Duration duration) -> {
        for (int card : cards) {
          board.lasting().add(new LastingEffect.Playable(board.ref(card), you, origin(duration)));
        }
        yield CarriedOut.DONE;
      }
      case Effect.Move(Target<Which> _, Destination destination) ->
          move(cards, destination, card -> Destinations.of(board, card, destination, context));
      case Effect.MoveBeside(Target<Which> _, Which beside) ->
          move(
              cards,
              Destination.PROBLEM,
              card -> Destinations.beside(board, card, beside, context));
      case Effect.Reattach(Target<Which> _, Target<Which> to) ->
          put(GameEvent.Joint.ONTO, effect, to, cards);
      case Effect.Gain gain -> Gains.apply(board, gain, cards, text, you, caller);
      case Effect.Uncover _ -> {
        CarriedOut came = CarriedOut.DONE;
        for (int card : cards) {
          came = came.and(Villains.uncover(board, chance, card, you, text.self(), caller));
        }
        yield came;
      }
      case Effect.TurnFaceDown _ -> become(GameEvent.State.COVERED, cards);
      case Effect.TurnOver _ -> become(GameEvent.State.TURNED_OVER, cards);
      case Effect.TurnToStart _ -> {
        int[] boosted = those(cards, card -> board.is(card, CardFlag.BOOSTED));
        yield of(cards, boosted).and(become(GameEvent.State.TURNED_OVER, boosted));
      }
      case Effect.CopyCounter _ -> {
        board.agenda().push(new PendingCounter(you, board.ref(cards[0]), caller));
        yield CarriedOut.PENDING;
      }
      case Effect.Challenge _ -> {
        board.agenda().push(Starting.challenge(board, board.ref(cards[0]), you));
        yield CarriedOut.DONE;
      }
      case Effect.ChallengeWith(var _, Target<Which> only) -> face(effect, only, cards[0]);
      case Effect.FaceoffBetween(var _, Target<Which> other) -> face(effect, other, cards[0]);
      case Effect.LeaveFaceoff _ -> {
        for (int card : cards) {
          board.put(card, CardFlag.LEFT_OUT, true);
        }
        yield CarriedOut.DONE;
      }
      case Effect.Replace _ -> {
        Replacing.replace(board, chance, 1 << board.area(cards[0]));
        yield CarriedOut.DONE;
      }
      case Effect.LookAt _ -> {
        for (int card : cards) {
          board.knowledge().show(card, you);
        }
        yield CarriedOut.DONE;
      }
      case Effect.Reveal _ -> {
        for (int card : cards) {
          board.knowledge().reveal(card);
          board.tell(new PublicEvent.Revealed(board.pool().owner(card), board.told(card)));
        }
        yield CarriedOut.DONE;
      }
    };
  }

  /// A card is to stand in a faceoff against one other.
  private CarriedOut face(Effect.OnCards effect, Target<Which> other, int card) {
    int[] others = board.refs(Candidates.facing(board, effect, other, card, context));
    board.agenda().push(new PendingCard.Facing(you, board.ref(card), others, caller));
    return CarriedOut.PENDING;
  }

  /// Cards are played without paying; their player names where each of them goes.
  ///
  /// @return whether each of them can be played
  private CarriedOut playFree(int[] cards) {
    CarriedOut came = CarriedOut.PENDING;
    for (int i = cards.length - 1; i >= 0; i--) {
      int card = cards[i];
      int ref = board.ref(card);
      if (!Playable.freely(board, card, you)) {
        came = CarriedOut.NOT_DONE;
      } else if (Playable.isAttached(board, card)) {
        int[] hosts = board.refs(Playable.hosts(board, card, you));
        board.agenda().push(new PendingCard.PlayOn(you, ref, hosts, caller));
      } else {
        boolean troublemaker = board.card(card).is(Kind.TROUBLEMAKER);
        int[] areas =
            board.card(card).is(Kind.RESOURCE)
                ? new int[] {Area.home(you)}
                : Playable.areas(board, card, you);
        board.agenda().push(new PendingArea.Play(you, ref, areas, troublemaker, caller));
      }
    }
    return came;
  }

  private LastingEffect.Origin origin(Duration duration) {
    return new LastingEffect.Origin(
        duration, you, text.self(), board.card(CardRef.card(text.self())).name());
  }

  /// The cards on which an effect can act; those that a line names by a pronoun were not looked for by it.
  private static int[] those(int[] cards, IntPredicate acts) {
    return Arrays.stream(cards).filter(acts).toArray();
  }

  private static CarriedOut of(int[] cards, int[] acted) {
    return CarriedOut.of(acted.length == cards.length);
  }

  private CarriedOut leave(GameEvent.Exit exit, int[] cards) {
    GameEvent[] events = new GameEvent[cards.length];
    for (int i = 0; i < cards.length; i++) {
      events[i] = new GameEvent.Leave(board.ref(cards[i]), you, text.self(), exit);
    }
    return GameEvents.happen(board, chance, caller, events);
  }

  private CarriedOut become(GameEvent.State state, int[] cards) {
    GameEvent[] events = new GameEvent[cards.length];
    for (int i = 0; i < cards.length; i++) {
      events[i] = new GameEvent.Become(board.ref(cards[i]), you, text.self(), state);
    }
    return GameEvents.happen(board, chance, caller, events);
  }

  private CarriedOut putCounters(String counter, int number, int[] cards) {
    GameEvent[] events = new GameEvent[number > 0 ? cards.length : 0];
    for (int i = 0; i < events.length; i++) {
      int ref = board.ref(cards[i]);
      events[i] = new GameEvent.PutCounters(ref, you, text.self(), counter, number);
    }
    return GameEvents.happen(board, chance, caller, events);
  }

  private CarriedOut removeCounters(String counter, int[] cards) {
    GameEvent[] events = new GameEvent[cards.length];
    for (int i = 0; i < events.length; i++) {
      int ref = board.ref(cards[i]);
      int there = board.counters().number(cards[i], counter);
      events[i] = new GameEvent.RemoveCounters(ref, you, text.self(), counter, there);
    }
    return GameEvents.happen(board, chance, caller, events);
  }

  /// Cards go where they are sent; where there is a choice, their player names it, card by card.
  @Rule("MLP 69")
  private CarriedOut move(int[] cards, Destination destination, IntFunction<int[]> ways) {
    boolean different = destination == Destination.DIFFERENT_PROBLEMS;
    CarriedOut came = CarriedOut.DONE;
    List<GameEvent> events = new ArrayList<>();
    for (int i = cards.length - 1; i >= 0; i--) {
      int[] areas = ways.apply(cards[i]);
      int ref = board.ref(cards[i]);
      if (areas.length == 1) {
        events.addFirst(GameEvent.Move.usual(ref, you, text.self(), areas[0]));
      } else if (areas.length > 1) {
        board.agenda().push(new PendingArea.Move(you, ref, areas, different, caller));
      }
      came = came.and(going(areas));
    }
    if (events.isEmpty()) {
      return came;
    }
    Moves.name(board, caller, events.getFirst().to());
    GameEvent[] moves = events.toArray(GameEvent[]::new);
    return came.and(GameEvents.happen(board, chance, caller, moves));
  }

  /// What is known of a card that is sent where there are so many ways.
  private static CarriedOut going(int[] areas) {
    return switch (areas.length) {
      case 0 -> CarriedOut.NOT_DONE;
      case 1 -> CarriedOut.DONE;
      default -> CarriedOut.PENDING;
    };
  }

  /// Cards come into play where the text says; where it leaves that open, its player names the area.
  @Rule("MLP Q33")
  private CarriedOut enter(Destination destination, int[] cards) {
    CarriedOut came = CarriedOut.DONE;
    List<GameEvent> events = new ArrayList<>();
    for (int i = cards.length - 1; i >= 0; i--) {
      Seat owner = board.pool().owner(cards[i]);
      int[] areas = Destinations.entering(board, cards[i], destination, context, owner);
      int ref = board.ref(cards[i]);
      if (areas.length == 1) {
        events.addFirst(
            new GameEvent.Enter(ref, owner, text.self(), areas[0], GameEvent.Entrance.PUT));
      } else if (areas.length > 1) {
        board.agenda().push(new PendingArea.Enter(you, ref, areas, caller));
      }
      came = came.and(going(areas));
    }
    GameEvent[] entering = events.toArray(GameEvent[]::new);
    came = came.and(GameEvents.happen(board, chance, caller, entering));
    Moves.entered(board, caller, cards);
    return came;
  }

  /// A card goes beneath or onto another one.
  ///
  /// @return whether every card goes there
  private CarriedOut put(
      GameEvent.Joint joint, Effect.OnCards effect, Target<Which> target, int[] cards) {
    CarriedOut came = CarriedOut.DONE;
    for (int i = cards.length - 1; i >= 0; i--) {
      int[] hosts = board.refs(Candidates.hosts(board, effect, target, cards[i], context));
      if (hosts.length == 1) {
        GameEvent join = new GameEvent.Join(board.ref(cards[i]), you, text.self(), hosts[0], joint);
        came = came.and(GameEvents.happen(board, chance, caller, join));
      } else if (hosts.length > 1) {
        int ref = board.ref(cards[i]);
        board.agenda().push(new PendingCard.Host(you, joint, ref, hosts, caller));
        came = came.and(CarriedOut.PENDING);
      } else {
        came = CarriedOut.NOT_DONE;
      }
    }
    return came;
  }
}
