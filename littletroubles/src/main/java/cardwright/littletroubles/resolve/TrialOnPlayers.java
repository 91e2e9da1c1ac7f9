package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Token;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// What an effect on players, their cookies and their cards comes to where a text is only tried.
@Rule({"LT C16", "LT C17", "LT C26"})
final class TrialOnPlayers {
  private static final List<Trial.State> NOT = List.of();
  private static final Target<Which> FOUND = new Target.It<>();

  private final Hidden hidden;
  private final Trial.State state;
  private Board table;
  private final Seat you;

  TrialOnPlayers(Hidden hidden, Trial.State state) {
    this.hidden = hidden;
    this.state = state;
    this.table = state.table();
    this.you = state.now().you();
  }

  List<Trial.State> carryOut(Effect effect) {
    return switch (effect) {
      case Effect.Gain(Who who, Amount cookies) -> gain(who, amount(cookies));
      case Effect.Lose(Who who, Amount cookies) -> lose(who, amount(cookies));
      case Effect.Hand(Who from, Amount cookies) -> hand(from, amount(cookies));
      case Effect.Draw(Who who, Amount cards) -> draw(who, amount(cards));
      case Effect.Discard(Who who, int cards) -> discard(who, cards);
      case Effect.LookAndDiscard(Which which) -> look(which);
      case Effect.RevealHand(Who who) -> reveal(who);
      case Effect.Search(Which which, Effect.Found then) -> search(which, then);
      case Effect.SkipFightPhase _ -> skip();
      case Effect.EndFight _ -> endFight();
      case Effect.WinGame _ -> done();
      case Effect.ResourcesThisTurn _ -> table.active() == you ? done() : nothing();
      case Effect.Shared(SharedEffect<Which> shared) -> shared(shared);
      case Effect.OnCards _ -> throw new IllegalStateException("acts on cards: " + effect);
    };
  }

  /// The effect changes the table, so it needs one of its own.
  private void change() {
    table = table.borrow();
  }

  private List<Trial.State> shared(SharedEffect<Which> effect) {
    return switch (effect) {
      case SharedEffect.NextCosts<Which> _,
          SharedEffect.Shuffle<Which> _,
          SharedEffect.AnotherTurn<Which> _,
          SharedEffect.EndTurn<Which> _,
          SharedEffect.NextInstead<Which> _,
          SharedEffect.NextTime<Which> _,
          SharedEffect.SkipPhase<Which> _ ->
          done();
      case SharedEffect.Top(TopOfDeck<Which> top) -> top(top);
      case SharedEffect.PutToken(var token) -> putToken(token);
      case SharedEffect.LookAtHand<Which> _ ->
          table.pile(Zone.HAND, you.other()).size() > 0 ? done() : NOT;
      case SharedEffect.Ask(var condition) ->
          state(state.path().with(hidden.holds(state, condition))).alone();
      case SharedEffect.Count<Which> _ -> nothing();
    };
  }

  @Rule({"LT B36", "LT C80"})
  private List<Trial.State> putToken(cardwright.cardgame.text.Token token) {
    int card = token instanceof Token made ? table.freeToken(you, made) : CardPool.NONE;
    return card == CardPool.NONE
        ? NOT
        : new TrialOnCards(
                hidden, new Trial.State(table.borrow(), state.now(), done().getFirst().path()))
            .carryOut(new Effect.PutIntoPlay(FOUND), new int[] {card}, false);
  }

  private List<Trial.State> top(TopOfDeck<Which> effect) {
    return switch (effect) {
      case TopOfDeck.LookAtTop(var deck, Amount cards, var _) -> {
        int there = table.pile(Zone.DECK, TopCards.owner(deck, you)).size();
        yield amount(cards) <= 0 ? nothing() : there > 0 ? done() : NOT;
      }
      case TopOfDeck.TakeFromTop<Which> take -> takes(amount(take.cards()), take.rest());
      case TopOfDeck.RevealUntil<Which> reveal -> takes(reveal.until(), reveal.rest());
    };
  }

  /// One card is taken, whatever it is, and whether any fits is open.
  @Rule({"LT 6.7d", "LT C17", "LT C141"})
  private List<Trial.State> takes(int cards, TopOfDeck.Rest rest) {
    if (cards <= 0) {
      return nothing();
    }
    int[] deck = table.pile(Zone.DECK, you).toArray();
    if (deck.length == 0) {
      return NOT;
    }
    hidden.draws(table, you, 1);
    change();
    table.moveToPile(deck[deck.length - 1], Zone.HAND, false);
    int away = rest == TopOfDeck.Rest.AWAY ? Math.min(cards, deck.length) : 1;
    for (int i = 1; i < away; i++) {
      table.moveToPile(deck[deck.length - 1 - i], Zone.TIMEOUT, false);
    }
    return state(state.path().doing().with(TrialPath.Done.OPEN)).alone();
  }

  private int amount(Amount amount) {
    return hidden.amount(state, amount);
  }

  private Trial.State state(TrialPath path) {
    return new Trial.State(table, state.now(), path);
  }

  private List<Trial.State> done() {
    return state(state.path().doing().with(TrialPath.Done.YES)).alone();
  }

  private List<Trial.State> nothing() {
    return state(state.path().with(TrialPath.Done.NO)).alone();
  }

  private List<Trial.State> gain(Who who, int cookies) {
    if (cookies == 0) {
      return nothing();
    }
    change();
    for (Seat seat : Candidates.seats(table, who, you)) {
      table.add(SeatCounter.COOKIES, seat, cookies);
    }
    return done();
  }

  private List<Trial.State> lose(Who who, int cookies) {
    if (cookies == 0) {
      return nothing();
    }
    change();
    int lost = 0;
    for (Seat seat : Candidates.seats(table, who, you)) {
      int there = Math.min(cookies, table.get(SeatCounter.COOKIES, seat));
      table.add(SeatCounter.COOKIES, seat, -there);
      lost += there;
    }
    return lost > 0 ? done() : NOT;
  }

  private List<Trial.State> hand(Who from, int cookies) {
    if (cookies == 0) {
      return nothing();
    }
    change();
    Seat giver = from == Who.YOU ? you : you.other();
    int there = Math.min(cookies, table.get(SeatCounter.COOKIES, giver));
    table.add(SeatCounter.COOKIES, giver, -there);
    table.add(SeatCounter.COOKIES, giver.other(), there);
    return there > 0 ? done() : NOT;
  }

  private List<Trial.State> draw(Who who, int cards) {
    if (cards == 0) {
      return nothing();
    }
    change();
    int drawn = 0;
    for (Seat seat : Candidates.seats(table, who, you)) {
      hidden.draws(table, seat, cards);
      drawn += Moves.draw(table, seat, cards, Trial.CHANCE);
    }
    return drawn > 0 ? done() : NOT;
  }

  /// The hidden cards of a hand, or of a deck, one after the other, behind those that are public.
  private int[] publicFirst(int[] cards) {
    int[] ordered = new int[cards.length];
    int count = 0;
    for (int card : cards) {
      if (!hidden.has(card)) {
        ordered[count++] = card;
      }
    }
    for (int card : cards) {
      if (hidden.has(card)) {
        ordered[count++] = card;
      }
    }
    return ordered;
  }

  private List<Trial.State> discard(Who who, int cards) {
    List<Trial.State> all = done();
    for (Seat seat : Candidates.seats(table, who, you)) {
      int there = table.pile(Zone.HAND, seat).size();
      if (there == 0 || (there < cards && who != Who.ANYONE)) {
        return NOT;
      }
      List<int[]> sets =
          hidden.sets(
              table, publicFirst(table.pile(Zone.HAND, seat).toArray()), Math.min(cards, there));
      List<Trial.State> more = new ArrayList<>();
      for (Trial.State each : all) {
        for (int[] set : sets) {
          more.add(moved(each, set, Zone.TIMEOUT));
        }
      }
      all = more;
    }
    return all;
  }

  private static Trial.State moved(Trial.State from, int[] cards, Zone zone) {
    Board twin = from.table().borrow();
    for (int card : cards) {
      twin.moveToPile(card, zone, false);
    }
    return new Trial.State(twin, from.now(), from.path());
  }

  /// What may be found in a private place: each public card that fits, one hidden card for all, or nothing where only hidden ones are left.
  @Rule({"LT 6.7d", "LT B65", "LT B66", "LT C17"})
  private List<int[]> findable(Which which, Zone zone, Seat seat) {
    List<Integer> fitting = new ArrayList<>();
    int unseen = Board.EMPTY;
    for (int card : table.pile(zone, seat).toArray()) {
      if (hidden.has(card)) {
        unseen = card;
      } else if (Selection.describes(table, which, card, state.now())) {
        fitting.add(card);
      }
    }
    List<int[]> found =
        new ArrayList<>(
            hidden.sets(table, fitting.stream().mapToInt(Integer::intValue).toArray(), 1));
    if (unseen != Board.EMPTY) {
      found.add(new int[] {unseen});
      if (fitting.isEmpty()) {
        found.add(new int[0]);
      }
    }
    return found;
  }

  private List<Trial.State> look(Which which) {
    List<Trial.State> all = new ArrayList<>();
    for (int[] cards : findable(which, Zone.HAND, you.other())) {
      all.add(moved(done().getFirst(), cards, Zone.TIMEOUT));
    }
    return all;
  }

  private List<Trial.State> reveal(Who who) {
    int cards = 0;
    for (Seat seat : Candidates.seats(table, who, you)) {
      cards += table.pile(Zone.HAND, seat).size();
    }
    return cards > 0 ? done() : nothing();
  }

  private List<Trial.State> search(Which which, Effect.Found then) {
    if (!hasRoom(which, then)) {
      return NOT;
    }
    List<Trial.State> all = new ArrayList<>();
    for (int[] cards : findable(which, Zone.DECK, you)) {
      all.addAll(found(cards, then));
    }
    return all;
  }

  private List<Trial.State> found(int[] cards, Effect.Found then) {
    Trial.State searched = done().getFirst();
    if (cards.length == 0) {
      return new Trial.State(table, state.now(), searched.path().with(TrialPath.Done.NO)).alone();
    }
    Board twin = table.borrow();
    return switch (then) {
      case TAKE -> taken(twin, cards, Zone.HAND, searched.path());
      case TO_TIMEOUT -> taken(twin, cards, Zone.TIMEOUT, searched.path());
      case PUT_INTO_PLAY ->
          new TrialOnCards(hidden, mentioning(twin, cards, searched.path()))
              .carryOut(new Effect.PutIntoPlay(FOUND), cards, false);
      case PLAY_FREE ->
          new TrialOnCards(hidden, mentioning(twin, cards, searched.path()))
              .carryOut(new Effect.PlayCard(FOUND, true), cards, false);
    };
  }

  private List<Trial.State> taken(Board twin, int[] cards, Zone zone, TrialPath path) {
    for (int card : cards) {
      twin.moveToPile(card, zone, false);
    }
    return mentioning(twin, cards, path).alone();
  }

  /// What was found can be spoken of by the rest of the text.
  private Trial.State mentioning(Board twin, int[] cards, TrialPath path) {
    return new Trial.State(twin, state.now().actedOn(twin.refs(cards)), path);
  }

  /// Whether it is not plain beforehand that what is searched for cannot come into play.
  @Rule("LT B36")
  private boolean hasRoom(Which which, Effect.Found then) {
    boolean toy = which.kinds() == Kind.TOY.bit();
    boolean main = toy || which.kinds() == Kind.CHARACTER.bit();
    return switch (then) {
      case TAKE, TO_TIMEOUT -> true;
      case PUT_INTO_PLAY -> !main || Entry.hasMain(table, you);
      case PLAY_FREE ->
          !main
              || (Entry.hasMain(table, you)
                  && !Playable.isFull(table, toy ? Kind.TOY : Kind.CHARACTER, you));
    };
  }

  private List<Trial.State> skip() {
    if (!canSkip(table)) {
      return NOT;
    }
    change();
    table.set(TableCounter.SKIPPED, 1);
    return done();
  }

  /// Whether there is a Fight Phase to come that is not skipped.
  static boolean canSkip(Board table) {
    return table.stage() == Stage.BUILD && !table.isFirstTurn() && !table.is(TableCounter.SKIPPED);
  }

  private List<Trial.State> endFight() {
    if (!Fights.goesOn(table)) {
      return NOT;
    }
    change();
    Fights.end(table);
    return done();
  }
}
