package cardwright.mlpccg.resolve;

import static cardwright.engine.Message.card;

import cardwright.cardgame.hidden.LookedAtHand;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.state.TurnPart;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Span;
import cardwright.mlpccg.vocabulary.Token;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What effects do to players, decks and the course of the game.
final class PlayerEffects {
  private static final Trigger NEXT_FLIP =
      new Trigger.FlipsCard(
          Who.YOU, new WhichFaceoffs(WhichFaceoffs.Sort.ANY, WhichFaceoffs.Scope.ANY));

  private final Board board;
  private final Chance chance;
  private final TextFrame text;
  private final Seat you;
  private final int caller;
  private final TextContext context;

  PlayerEffects(Board board, Chance chance, TextFrame text, Seat you, int caller) {
    this.caller = caller;
    this.board = board;
    this.chance = chance;
    this.text = text;
    this.you = you;
    this.context = text.as(you);
  }

  private CarriedOut shared(SharedEffect<Which> effect) {
    return switch (effect) {
      case SharedEffect.Ask(var condition) ->
          CarriedOut.of(Values.holds(board, condition, context));
      case SharedEffect.Count<Which> _ -> CarriedOut.DONE;
      case SharedEffect.Shuffle<Which> _ -> happen(new GameEvent.Shuffle(you, text.self()));
      case SharedEffect.LookAtHand<Which> _ -> lookAtHand();
      case SharedEffect.AnotherTurn<Which> _ -> anotherTurn();
      case SharedEffect.EndTurn<Which> _ -> endTurn();
      case SharedEffect.NextInstead(var line) -> nextInstead(line);
      case SharedEffect.NextTime(var line) -> nextTime(line);
      case SharedEffect.SkipPhase(TurnPart phase) -> skip(phase);
      case SharedEffect.PutToken(var token) -> putToken(token);
      case SharedEffect.Top(TopOfDeck<Which> top) ->
          new TopCards(board, chance, text, you, caller).carryOut(top);
      case SharedEffect.NextCosts(Which which, int less, Duration duration) ->
          lasts(new LastingEffect.Cheaper(which, less, context, origin(duration)));
    };
  }

  /// A token comes into play at home.
  @Rule({"MLP Q90", "MLP Q91"})
  private CarriedOut putToken(cardwright.cardgame.text.Token token) {
    int card = token instanceof Token made ? board.freeToken(you, made) : CardPool.NONE;
    if (card == CardPool.NONE) {
      return CarriedOut.NOT_DONE;
    }
    return happen(
        new GameEvent.Enter(
            board.ref(card), you, text.self(), Area.home(you), GameEvent.Entrance.PUT));
  }

  @Rule("MLP Q55")
  private CarriedOut anotherTurn() {
    board.turns().giveTurn(you);
    if (board.heard()) {
      board.tell(new SharedLogEvent.AnotherTurn(you, board.active() == you));
    }
    return CarriedOut.DONE;
  }

  @Rule("MLP Q94")
  private CarriedOut endTurn() {
    board.turns().endTurn();
    if (board.heard()) {
      board.tell(new SharedLogEvent.TurnCutShort(you));
    }
    return CarriedOut.DONE;
  }

  @Rule("MLP Q56")
  private CarriedOut skip(TurnPart phase) {
    board.turns().giveSkip(you, phase);
    if (board.heard()) {
      board.tell(new SharedLogEvent.Skips(you, Stage.of(phase).title()));
    }
    return CarriedOut.DONE;
  }

  /// Carries an effect out.
  ///
  /// @return whether all of it was carried out
  CarriedOut effect(Effect effect) {
    return switch (effect) {
      case Effect.GainTokens(var tokens, boolean phase) ->
          gain(Values.of(board, tokens, context), phase);
      case Effect.LoseTokens(var tokens) -> lose(Values.of(board, tokens, context));
      case Effect.LoseAllTokens _ -> lose(board.get(SeatCounter.TOKENS, you));
      case Effect.Pay(int tokens) -> {
        boolean can = board.get(SeatCounter.TOKENS, you) >= tokens;
        if (can) {
          Tokens.pay(board, you, tokens, Messages.of("paid.text", card(name())));
        }
        yield CarriedOut.of(can);
      }
      case Effect.Score(var points) -> score(Values.of(board, points, context));
      case Effect.Draw(var cards, boolean bottom) -> draw(Values.of(board, cards, context), bottom);
      case Effect.Mill(int cards) -> mill(cards);
      case Effect.Flip(var cards, boolean keepOne) ->
          flip(Values.of(board, cards, context), keepOne);
      case Effect.IgnoreFlip _ -> ignoreFlip();
      case Effect.AddToTotal(var value) -> {
        board.add(SeatCounter.ADDED, you, Math.max(0, Values.of(board, value, context)));
        yield CarriedOut.DONE;
      }
      case Effect.AddX _ -> {
        board.add(SeatCounter.ADDED, you, Math.max(0, context.x(board)));
        yield CarriedOut.DONE;
      }
      case Effect.LookAtBottom(int cards) -> lookAtBottom(cards);
      case Effect.Search search -> search(search);
      case Effect.BanishNamesakes(Target<Which> as) -> banishNamesakes(as);
      case Effect.ChooseColor _ -> decides(new PendingColor.ForText(you, caller));
      case Effect.NameType _ -> decides(new PendingType(you, caller));
      case Effect.StartFaceoff _ -> startFaceoff();
      case Effect.AnotherTroublemakerPhase _ -> anotherTroublemakerPhase();
      case Effect.Shared(SharedEffect<Which> shared) -> shared(shared);
      case Effect.Until(var law, var duration) ->
          lasts(new LastingEffect.Ruled(law, context, origin(duration)));
      case Effect.Later(var when, var effects) ->
          lasts(new LastingEffect.Owed(when, effects, false, context, origin(waits(when))));
      case Effect.InsteadFor(var would, var effects, var duration) ->
          lasts(new LastingEffect.Replaced(would, effects, context, origin(duration)));
      case Effect.InsteadOfNextFlip(var effects) ->
          lasts(
              new LastingEffect.Owed(
                  NEXT_FLIP, effects, true, context, origin(Span.END_OF_FACEOFF)));
      case Effect.By(var _, boolean _, Effect inner) -> effect(inner);
      case Effect.OnCards onCards -> throw new IllegalStateException("acts on cards: " + onCards);
    };
  }

  /// The next faceoff is waited for until the end of the turn, all else for as long as it takes.
  @Rule("MLP Q66")
  private static Duration waits(Trigger when) {
    return when instanceof Trigger.FaceoffAt(boolean end, WhichFaceoffs _) && !end
        ? Duration.Shared.END_OF_TURN
        : Duration.Shared.PERMANENTLY;
  }

  private CarriedOut decides(PendingDecision decision) {
    board.agenda().push(decision);
    return CarriedOut.PENDING;
  }

  @Rule("MLP Q103")
  private CarriedOut nextInstead(GivenText.Line line) {
    if (!(line instanceof Ability.Instead(var _, Trigger would, var body))) {
      throw new IllegalArgumentException("takes the place of nothing: " + line);
    }
    return awaits(would, body, true);
  }

  @Rule("MLP Q95")
  private CarriedOut nextTime(GivenText.Line line) {
    if (!(line instanceof Ability.Triggered(var _, Trigger when, var body))) {
      throw new IllegalArgumentException("waits for nothing: " + line);
    }
    return awaits(when, body, false);
  }

  private CarriedOut awaits(Trigger when, Body body, boolean instead) {
    if (board.heard()) {
      board.tell(new SharedLogEvent.Awaits(board.toldSince(text.self(), name())));
    }
    List<Effect> effects = body.flow().effects().toList();
    return lasts(
        new LastingEffect.Owed(
            when, effects, instead, context, origin(Duration.Shared.END_OF_TURN)));
  }

  private CarriedOut lasts(LastingEffect effect) {
    board.lasting().add(effect);
    return CarriedOut.DONE;
  }

  private String name() {
    return board.card(CardRef.card(text.self())).name();
  }

  private LastingEffect.Origin origin(Duration duration) {
    return new LastingEffect.Origin(duration, you, text.self(), name());
  }

  private CarriedOut happen(GameEvent event) {
    return GameEvents.happen(board, chance, caller, event);
  }

  private CarriedOut gain(int tokens, boolean lent) {
    return tokens > 0
        ? happen(new GameEvent.GainTokens(you, text.self(), tokens, lent))
        : CarriedOut.NOT_DONE;
  }

  private CarriedOut lose(int tokens) {
    return tokens > 0
        ? happen(new GameEvent.LoseTokens(you, text.self(), tokens))
        : CarriedOut.NOT_DONE;
  }

  private CarriedOut score(int points) {
    return points > 0
        ? happen(new GameEvent.Score(you, text.self(), points, CardRef.NONE, false))
        : CarriedOut.NOT_DONE;
  }

  /// Each card of a draw of several is a draw of its own. No deck has more cards than are drawn at once.
  @Rule({"MLP B60", "MLP Q48"})
  private CarriedOut draw(int number, boolean bottom) {
    int cards = Math.min(number, TextLimits.DECK_CARDS);
    GameEvent[] events = new GameEvent[cards];
    Arrays.fill(events, new GameEvent.Draw(you, text.self(), bottom));
    return CarriedOut.of(cards > 0).and(GameEvents.happen(board, chance, caller, events));
  }

  private int[] top(Seat owner, int cards) {
    Pile deck = board.pile(Zone.DECK, owner);
    int[] refs = new int[Math.min(cards, deck.size())];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = board.ref(deck.get(deck.size() - 1 - i));
    }
    return refs;
  }

  private CarriedOut mill(int cards) {
    int[] refs = top(you, cards);
    GameEvent[] events = new GameEvent[refs.length];
    for (int i = 0; i < refs.length; i++) {
      events[i] = new GameEvent.Leave(refs[i], you, text.self(), GameEvent.Exit.MILL);
    }
    CarriedOut whole = CarriedOut.of(refs.length == cards);
    return whole.and(GameEvents.happen(board, chance, caller, events));
  }

  @Rule("MLP 45")
  private CarriedOut flip(int cards, boolean keepOne) {
    if (board.faceoff() == FaceoffKind.NONE || cards == 0) {
      return CarriedOut.NOT_DONE;
    }
    CarriedOut kept = CarriedOut.DONE;
    if (keepOne) {
      int there = board.pile(Zone.FLIPPED, you).size();
      kept = decides(new PendingCard.KeepFlip(you, there, caller));
    }
    return kept.and(Flips.flip(board, chance, you, cards, caller));
  }

  private CarriedOut ignoreFlip() {
    Occurrence on = text.event();
    return on != null && on.kind() == EventKind.FLIP && board.holds(on.ref())
        ? happen(new GameEvent.Become(on.ref(), you, text.self(), GameEvent.State.IGNORED))
        : CarriedOut.NOT_DONE;
  }

  @Rule("MLP Q70")
  private CarriedOut lookAtBottom(int cards) {
    Pile deck = board.pile(Zone.DECK, you);
    int[] refs = new int[Math.min(cards, deck.size())];
    for (int i = 0; i < refs.length; i++) {
      board.knowledge().show(deck.get(i), you);
      refs[i] = board.ref(deck.get(i));
    }
    if (refs.length == 0) {
      return CarriedOut.NOT_DONE;
    }
    if (board.heard()) {
      board.tell(new PublicEvent.LooksAtBottom(you, refs.length));
    }
    board.agenda().set(caller, Moves.text(board, caller).revealing(refs));
    return CarriedOut.of(refs.length == cards);
  }

  private CarriedOut search(Effect.Search effect) {
    Pile deck = board.pile(Zone.DECK, you);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < deck.size(); i++) {
      int card = deck.get(i);
      board.knowledge().show(card, you);
      boolean isNew =
          found.stream().noneMatch(ref -> board.card(CardRef.card(ref)) == board.card(card));
      if (isNew && Selection.describes(board, effect.which(), card, context)) {
        found.add(board.ref(card));
      }
    }
    found.sort(null);
    int[] refs = found.stream().mapToInt(Integer::intValue).toArray();
    return decides(new PendingSearch(you, refs, effect.then(), caller));
  }

  /// Hand, deck and discard pile are looked through; then the deck is shuffled.
  private CarriedOut banishNamesakes(Target<Which> as) {
    int[] refs = context.named(board, as);
    if (refs.length == 0) {
      return CarriedOut.NOT_DONE;
    }
    String name = board.card(CardRef.card(refs[0])).name();
    List<GameEvent> events = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Zone zone : new Zone[] {Zone.HAND, Zone.DECK, Zone.DISCARD}) {
      Pile pile = board.pile(zone, you.other());
      for (int i = 0; i < pile.size(); i++) {
        board.knowledge().show(pile.get(i), you);
        if (zone.hidden()) {
          names.add(board.card(pile.get(i)).name());
        }
        if (board.card(pile.get(i)).name().equals(name)) {
          int ref = board.ref(pile.get(i));
          events.add(new GameEvent.Leave(ref, you, text.self(), GameEvent.Exit.BANISH));
        }
      }
    }
    if (board.heard()) {
      names.sort(null);
      board.tell(new PrivateEvent.LookedThrough(you, names));
    }
    CarriedOut came = GameEvents.happen(board, chance, caller, events.toArray(GameEvent[]::new));
    Moves.shuffle(board, Zone.DECK, you.other(), chance);
    return CarriedOut.of(!events.isEmpty()).and(came);
  }

  private CarriedOut lookAtHand() {
    Pile hand = board.pile(Zone.HAND, you.other());
    List<String> names = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      board.knowledge().show(hand.get(i), you);
      names.add(board.card(hand.get(i)).name());
    }
    if (board.heard()) {
      board.tell(new LookedAtHand(you, names, "; "));
    }
    return CarriedOut.of(hand.size() > 0);
  }

  @Rule("MLP Q61")
  private CarriedOut anotherTroublemakerPhase() {
    if (board.stage() != Stage.TROUBLEMAKER) {
      return CarriedOut.NOT_DONE;
    }
    board.turns().giveAnother(Period.TROUBLEMAKER_PHASE);
    if (board.heard()) {
      board.tell(new PublicEvent.AnotherPhase(Stage.TROUBLEMAKER.title()));
    }
    return CarriedOut.DONE;
  }

  @Rule({"MLP B16", "MLP B59"})
  private CarriedOut startFaceoff() {
    int area = context.there(board);
    if (board.faceoff() != FaceoffKind.NONE || !Area.isProblem(area)) {
      return CarriedOut.NOT_DONE;
    }
    int[] involved = new int[board.table().size()];
    int count = 0;
    for (Seat seat : Seat.values()) {
      int card = board.derived().firstCharacter(area, seat);
      while (card != Board.EMPTY) {
        involved[count++] = board.ref(card);
        card = board.derived().next(card);
      }
    }
    int[] refs = Arrays.copyOf(involved, count);
    TextFrame now = Moves.text(board, caller);
    board.agenda().set(caller, now.keeping(now.memory().withInvolved(refs)));
    board.agenda().push(Starting.between(area, refs, board.active()));
    return CarriedOut.DONE;
  }
}
