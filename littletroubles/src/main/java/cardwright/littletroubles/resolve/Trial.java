package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What the instructions of a text come to on a table on which it is only tried, without OTTA abilities.
@Rule({"LT 6.7a", "LT 6.7d", "LT C15", "LT C16"})
final class Trial {
  /// A die for what comes to the same however it falls.
  static final Chance CHANCE = sides -> 0;

  private static final List<State> NOT = List.of();

  private final Hidden hidden;
  private final int[] paid;
  private final int gone;
  // Whether what X is rests on hidden cards.
  private boolean hasHiddenX;

  /// Begins a trial.
  ///
  /// @param hidden the cards that nobody may be asked about
  /// @param paid the cards that pay for the play and have gone with it
  /// @param gone the card of the text, where it is played or pays for itself; else [Board#EMPTY]
  Trial(Hidden hidden, int[] paid, int gone) {
    this.hidden = hidden;
    this.paid = paid;
    this.gone = gone;
  }

  /// A table on one way through a text.
  ///
  /// @param table the table; other ways share it, so it is not changed any more
  /// @param now the text, at what comes next
  record State(Board table, TextFrame now, TrialPath path) {
    List<State> alone() {
      return List.of(this);
    }

    State at(int next) {
      return new State(table, now.at(next), path);
    }

    State with(TextFrame other) {
      return new State(table, other, path);
    }

    State with(TrialPath other) {
      return new State(table, now, other);
    }
  }

  /// What a choice is open to.
  ///
  /// @param cards the cards, those that nobody can tell apart side by side
  /// @param mayFail whether a card that nobody can know may be chosen, or be missing
  // Its array is not written to.
  @SuppressWarnings("ArrayRecordComponent")
  record Open(int[] cards, boolean mayFail) {}

  /// A table of its own, as things are, borrowed from the board.
  static Board table(Board board) {
    Board table = board.borrow();
    table.setResolution(board.resolution().asTrial());
    return table;
  }

  /// The text with what X is, as it begins; an X that rests on hidden cards is taken to be there.
  @Rule({"LT C72", "LT 6.7d"})
  State begun(State state) {
    TextFrame now = state.now();
    Value x = now.text().x();
    if (x == null || now.x() != TextFrame.UNKNOWN) {
      return state;
    }
    hasHiddenX = hidden.isUnclear(state, x);
    return state.with(now.withX(hidden.amount(state, new Amount.Equal(x))));
  }

  /// Carries an effect out: all tables that it can lead to, or none when it cannot be carried out in full.
  ///
  /// @param last whether nothing comes behind it
  List<State> carryOut(State state, Effect effect, int choice, boolean last) {
    return effect instanceof Effect.OnCards onCards
        ? onCards(state, onCards, choice, last)
        : new TrialOnPlayers(hidden, state).carryOut(effect);
  }

  private List<State> onCards(State state, Effect.OnCards effect, int choice, boolean last) {
    Board table = state.table();
    TextFrame now = state.now();
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.OfTwo<Which> two)) {
      return exchange(state, two, choice);
    }
    return switch (effect.target()) {
      case Target.Choose<Which> choose -> {
        int[] cards = held(table, now.picks().of(choice));
        yield cards.length < choose.least() || !fit(table, effect, cards, now)
            ? NOT
            : act(state, effect, cards, last);
      }
      case Target.All(Which which, var _) -> all(state, effect, which, last);
      case Target.Random(int number, Which which) -> random(state, effect, number, which, last);
      case Target.This<Which> _ -> {
        int card = CardRef.card(now.self());
        boolean there = card != gone || table.zone(card) == Zone.RESOLVING;
        yield there && Selection.follows(table, now.self())
            ? named(state, effect, new int[] {now.self()}, last)
            : NOT;
      }
      case Target.Own<Which> _ -> {
        int[] refs = now.named(table, effect.target());
        yield refs.length > 0 || state.path().stranger() ? named(state, effect, refs, last) : NOT;
      }
      case Target.That<Which> _, Target.It<Which> _, Target.Those<Which> _ ->
          named(state, effect, now.named(table, effect.target()), last);
    };
  }

  /// Two cards are exchanged; a card that the text named and that is gone leaves the other where it is.
  @Rule({"LT C90", "LT C91"})
  private List<State> exchange(State state, SharedCardEffect.OfTwo<Which> effect, int choice) {
    TextFrame now = state.now();
    boolean chosen = effect.target() instanceof Target.Choose<Which>;
    int[] cards =
        chosen
            ? held(state.table(), now.picks().of(choice))
            : CardBoard.cards(
                now.named(state.table(), effect.target()),
                ref -> Selection.follows(state.table(), ref));
    int[] others = held(state.table(), now.picks().of(chosen ? choice + 1 : choice));
    if (cards.length == 0 && !chosen) {
      return state.path().stranger()
          ? opened(state)
          : state.with(state.path().with(TrialPath.Done.NO)).alone();
    }
    if (cards.length == 0
        || others.length == 0
        || !Exchanges.canBe(state.table(), effect, cards[0], others[0])) {
      return NOT;
    }
    Board table = state.table().borrow();
    Exchanges.carryOut(table, effect, cards[0], others[0], now);
    return new State(table, now, state.path().with(TrialPath.Done.YES).doing()).alone();
  }

  private static int[] held(Board table, int[] refs) {
    int[] cards = new int[refs.length];
    int count = 0;
    for (int ref : refs) {
      if (table.holds(ref)) {
        cards[count++] = CardRef.card(ref);
      }
    }
    return Arrays.copyOf(cards, count);
  }

  private boolean fit(Board table, Effect.OnCards effect, int[] cards, TextFrame now) {
    for (int card : cards) {
      if (!hidden.has(card) && !Candidates.fits(table, effect, card, now)) {
        return false;
      }
    }
    return true;
  }

  /// Cards that the text has named, or that set it off: one at least has to be fit.
  private List<State> named(State state, Effect.OnCards effect, int[] refs, boolean last) {
    Board table = state.table();
    int[] fitting = new int[refs.length];
    int count = 0;
    int there = 0;
    for (int ref : refs) {
      if (Selection.follows(table, ref)) {
        there++;
        int card = CardRef.card(ref);
        if (hidden.has(card) || Candidates.fits(table, effect, card, state.now())) {
          fitting[count++] = card;
        }
      }
    }
    if (there > 0 && count == 0) {
      return NOT;
    }
    if (there == 0) {
      TrialPath path = state.path();
      return new State(
              table,
              state.now(),
              path.stranger()
                  ? path.doing().with(TrialPath.Done.OPEN)
                  : path.with(TrialPath.Done.NO))
          .alone();
    }
    return act(state, effect, Arrays.copyOf(fitting, count), last);
  }

  private List<State> all(State state, Effect.OnCards effect, Which which, boolean last) {
    Board table = state.table();
    TextFrame now = state.now();
    int[] meant = hidden.without(Selection.of(table, which, now));
    int[] refs = new int[meant.length];
    int[] fitting = new int[meant.length];
    int count = 0;
    for (int i = 0; i < meant.length; i++) {
      refs[i] = table.ref(meant[i]);
      if (isFree(meant[i]) && Candidates.fits(table, effect, meant[i], now)) {
        fitting[count++] = meant[i];
      }
    }
    boolean unseen = isStrange(state, which) || hidden.in(table, which, now.you()).length > 0;
    TrialPath path = unseen ? state.path().doing() : state.path();
    return act(
        new State(table, now.actedOn(refs), path), effect, Arrays.copyOf(fitting, count), last);
  }

  /// Chance names them; so whatever is possible is taken to come.
  private List<State> random(
      State state, Effect.OnCards effect, int number, Which which, boolean last) {
    Board table = state.table();
    int[] known = hidden.without(Selection.of(table, which, state.now()));
    int[] unseen = hidden.in(table, which, state.now().you());
    int[] cards = Arrays.copyOf(known, known.length + unseen.length);
    System.arraycopy(unseen, 0, cards, known.length, unseen.length);
    if (cards.length < number) {
      return isStrange(state, which) ? opened(state) : NOT;
    }
    List<State> all = new ArrayList<>();
    for (int[] set : hidden.sets(table, cards, number)) {
      TextFrame now = state.now().actedOn(table.refs(set));
      all.addAll(act(new State(table, now, state.path()), effect, set, last));
    }
    return all;
  }

  /// What comes behind rests on what cannot be told beforehand.
  static List<State> opened(State state) {
    return new State(state.table(), state.now(), state.path().opened()).alone();
  }

  private List<State> act(State state, Effect.OnCards effect, int[] cards, boolean last) {
    return new TrialOnCards(hidden, state).carryOut(effect, cards, last);
  }

  /// Whether a card that nobody can know may be meant: one that came into play, or one by an X that nobody can know.
  private boolean isStrange(State state, Which which) {
    boolean inPlay = which.place() == Place.PLAY || which.place() == Place.HERE;
    return (state.path().stranger() && inPlay) || (hasHiddenX && which.asksX());
  }

  /// What pays for a play cannot be acted on by it, nor what is played.
  @Rule("LT C65")
  private boolean isFree(int card) {
    for (int one : paid) {
      if (one == card) {
        return false;
      }
    }
    return card != gone;
  }

  /// Whether a choice has still to be made on this way.
  boolean isOpen(TextFrame now, int choice) {
    return !now.wasAnnounced() || choice >= now.text().announcedChoices();
  }

  /// What a choice is open to.
  @Rule({"LT 6.7d", "LT B66"})
  Open open(State state, int choice) {
    Board table = state.table();
    TextFrame now = state.now();
    Which which = now.text().choice(choice).which();
    Effect.OnCards effect = now.text().chooser(choice);
    Seat chooser = now.chooser(table, choice);
    int[] known = hidden.without(Selection.of(table, which, now));
    int[] strange = hidden.in(table, which, now.you());
    boolean inPlay = which.place() == Place.PLAY || which.place() == Place.HERE;
    int[] found = new int[known.length + strange.length];
    int count = 0;
    for (int card : known) {
      if (isFree(card)
          && Candidates.isTheirs(table, effect, card, chooser)
          && Candidates.fits(table, effect, card, now)
          && Candidates.isAllowed(table, card, chooser)) {
        int at = inPlay ? count : place(table, found, count, card);
        System.arraycopy(found, at, found, at + 1, count - at);
        found[at] = card;
        count++;
      }
    }
    int seen = count;
    for (int card : strange) {
      if (isFree(card)) {
        found[count++] = card;
      }
    }
    boolean mayLack = which.place() == Place.HAND && count > seen && !which.isAny();
    return new Open(Arrays.copyOf(found, count), mayLack || isStrange(state, which));
  }

  /// The index for a card among cards in the order of what they are.
  private static int place(Board table, int[] cards, int count, int card) {
    int at = count;
    while (at > 0 && table.card(cards[at - 1]).code() > table.card(card).code()) {
      at--;
    }
    return at;
  }

  /// Whether two cards come to the same.
  boolean isAlike(Board table, int one, int other) {
    return hidden.isAlike(table, one, other);
  }

  /// The Bribe for a card, or -1 when it cannot be paid.
  @Rule("LT B59")
  int bribe(State state, int choice, int card) {
    Board table = state.table();
    Seat chooser = state.now().chooser(table, choice);
    if (Candidates.isBribed(table, state.now(), table.ref(card), chooser)) {
      return 0;
    }
    int bribe = Costs.bribe(table, card, chooser);
    return bribe > table.get(SeatCounter.COOKIES, chooser) ? -1 : bribe;
  }

  /// A card is chosen and its Bribe paid, on a table of its own where that changes anything.
  State chosen(State state, int choice, int card, int bribe) {
    Board table = bribe == 0 ? state.table() : state.table().borrow();
    table.add(SeatCounter.COOKIES, state.now().chooser(table, choice), -bribe);
    table.add(SeatCounter.COOKIES, table.controller(card), bribe);
    TextFrame now = state.now().with(choice, table.ref(card));
    return new State(table, now, state.path());
  }

  /// How often what follows is done.
  int times(State state, Effect count) {
    return count instanceof Effect.Shared(SharedEffect.Count(var amount))
        ? hidden.amount(state, amount)
        : 0;
  }
}
