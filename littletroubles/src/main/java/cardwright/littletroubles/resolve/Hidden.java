package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The cards that lay hidden when a text was begun to be tried. Each of them counts as any card, wherever the trial takes it, so that what is legal tells nobody what they are.
@Rule({"LT 6.6g", "LT 6.7d", "LT B66"})
final class Hidden {
  // Of more ways to pick cards than these only so many are tried.
  private static final int MOST_SETS = 64;

  private static final int[] NOTHING = {};

  private final Board start;
  // What may have been drawn since; null while nothing was.
  private @Nullable BitSet drawn;

  /// Those that lie in a deck or a hand of a table and are not public there.
  ///
  /// @param start the table, which stays as it is while the text is tried
  Hidden(Board start) {
    this.start = start;
  }

  private void add(Board board, Zone zone, Seat seat) {
    BitSet known = drawn == null ? new BitSet(start.pool().size()) : drawn;
    Pile pile = board.pile(zone, seat);
    for (int i = 0; i < pile.size(); i++) {
      known.set(pile.get(i));
    }
    drawn = known;
  }

  /// A player draws: any card of the deck may be among those drawn.
  void draws(Board table, Seat seat, int number) {
    add(table, Zone.DECK, seat);
    if (number > table.pile(Zone.DECK, seat).size()) {
      add(table, Zone.TIMEOUT, seat);
    }
  }

  /// Whether a card is one of them.
  boolean has(int card) {
    Zone zone = start.zone(card);
    boolean hidden = (zone == Zone.HAND || zone == Zone.DECK) && !start.knowledge().isPublic(card);
    return hidden || (drawn != null && drawn.get(card));
  }

  /// Whether the back of a card is a secret.
  @Rule("LT B63")
  static boolean isBackSecret(Board table, int card) {
    return !PrivateCards.knowsBack(table, card, table.pool().owner(card).other());
  }

  /// The others among some cards.
  int[] without(int[] all) {
    int[] known = new int[all.length];
    int count = 0;
    for (int card : all) {
      if (!has(card)) {
        known[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(known, count);
  }

  /// Those that lie where a selector looks.
  int[] in(Board table, Which which, Seat you) {
    Zone zone =
        switch (which.place()) {
          case PLAY, HERE -> null;
          case HAND -> Zone.HAND;
          case TIMEOUT -> Zone.TIMEOUT;
          case DECK, AMONG -> Zone.DECK;
        };
    if (zone == null) {
      return NOTHING;
    }
    int[] found = new int[table.pool().size()];
    int count = 0;
    for (Seat seat : Candidates.seats(table, which.whose(), you)) {
      Pile pile = table.pile(zone, seat);
      for (int i = 0; i < pile.size(); i++) {
        if (has(pile.get(i))) {
          found[count++] = pile.get(i);
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// Whether two cards come to the same.
  boolean isAlike(Board table, int one, int other) {
    boolean known = !has(one) && !has(other);
    return table.pool().owner(one) == table.pool().owner(other)
        && has(one) == has(other)
        && (!known
            || (!table.inPlay(one)
                && !table.inPlay(other)
                && table.card(one) == table.card(other)));
  }

  /// The sets of so many cards, those that come to the same once; alike cards stand side by side.
  List<int[]> sets(Board table, int[] from, int number) {
    List<int[]> sets = new ArrayList<>();
    sets(table, from, 0, new int[number], 0, sets);
    return sets;
  }

  private void sets(Board table, int[] from, int at, int[] picked, int count, List<int[]> sets) {
    if (count == picked.length) {
      sets.add(picked.clone());
      return;
    }
    for (int i = at; i < from.length && sets.size() < MOST_SETS; i++) {
      if (i == at || !isAlike(table, from[i - 1], from[i])) {
        picked[count] = from[i];
        sets(table, from, i + 1, picked, count + 1, sets);
      }
    }
  }

  /// An amount; one that rests on hidden cards is taken to be there.
  int amount(Trial.State state, Amount amount) {
    List<Amount.Value> values = amount.values();
    for (int i = 0; i < values.size(); i++) {
      if (isUnclear(state, values.get(i))) {
        return 1;
      }
    }
    return Values.of(state.table(), amount, state.now());
  }

  /// Whether a condition holds, as far as it can be told.
  TrialPath.Done holds(Trial.State state, Condition condition) {
    if (condition instanceof Condition.All(List<Condition> conditions)) {
      return all(state, conditions);
    }
    if (isUnclear(state, condition)) {
      return TrialPath.Done.OPEN;
    }
    return Values.holds(state.table(), condition, state.now())
        ? TrialPath.Done.YES
        : TrialPath.Done.NO;
  }

  /// A conjunction with one part that is false is false, however unclear the others are.
  private TrialPath.Done all(Trial.State state, List<Condition> conditions) {
    TrialPath.Done all = TrialPath.Done.YES;
    for (Condition condition : conditions) {
      switch (holds(state, condition)) {
        case NO -> {
          return TrialPath.Done.NO;
        }
        case OPEN -> all = TrialPath.Done.OPEN;
        case YES -> {}
      }
    }
    return all;
  }

  private boolean isUnclear(Trial.State state, Condition condition) {
    return switch (condition) {
      case Condition.Compare(Amount.Value value, var _, int _) -> isUnclear(state, value);
      case Condition.MoreThan(Amount.Value more, Amount.Value less) ->
          isUnclear(state, more) || isUnclear(state, less);
      case Condition.Parity(Amount.Value value, boolean _) -> isUnclear(state, value);
      case Condition.TurnOf _, Condition.FirstTime _, Condition.Happened _ -> false;
      case Condition.Unless(Condition unless) -> isUnclear(state, unless);
      case Condition.All(List<Condition> conditions) ->
          conditions.stream().anyMatch(each -> isUnclear(state, each));
      case Condition.Own own ->
          switch (OwnCondition.of(own)) {
            case OwnCondition.Is(Target<Which> card, var _) -> isUnclear(state, card);
            case OwnCondition.WentFirst _ -> false;
          };
    };
  }

  private boolean isUnclear(Trial.State state, Amount.Value value) {
    return isUnclear(state, Value.class.cast(value));
  }

  /// Whether what a number comes to rests on hidden cards.
  boolean isUnclear(Trial.State state, Value value) {
    return switch (value) {
      case Value.CountOf(Which which) ->
          (which.place() == Place.PLAY || which.place() == Place.HERE)
              ? state.path().stranger()
              : in(state.table(), which, state.now().you()).length > 0 && !which.isAny();
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, var _, Which which)) ->
          (which.place() == Place.PLAY || which.place() == Place.HERE)
              ? state.path().stranger()
              : in(state.table(), which, state.now().you()).length > 0;
      case Value.CountersOn(var _, Target<Which> card) -> isUnclear(state, card);
      case Value.StatOf(var _, Target<Which> card) -> isUnclear(state, card);
      case Value.CostOf(Target<Which> card) -> isUnclear(state, card);
      case Value.Cookies(Who _),
          Value.HandSize(Who _),
          Value.ActionsThisTurn(Who _),
          Value.WinsThisTurn(Who _),
          Value.Wins(Who _),
          Value.PlaysThisPhase(Who _) ->
          false;
    };
  }

  private boolean isUnclear(Trial.State state, Target<Which> target) {
    int[] refs = state.now().named(state.table(), target);
    boolean any = refs.length == 0 && state.path().stranger();
    for (int ref : refs) {
      any |= has(CardRef.card(ref));
    }
    return any;
  }
}
