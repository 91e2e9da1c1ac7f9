package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Copies;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Laws;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// What can be settled next in an announcement: only what still lets the whole be finished.
@Rule({"MLP 25", "MLP 61"})
public final class Announcing {
  private static final int[] NOTHING = {};

  /// Stands for no card behind which the next one has to come.
  static final int ANY = -1;

  private Announcing() {}

  /// What has to be settled next.
  public static Announcement.Part next(Board board, Announcement now) {
    if (!now.agreed()) {
      return Announcement.Part.MAY;
    }
    if (needsX(now)) {
      return Announcement.Part.X;
    }
    if (openCost(board, now) >= 0) {
      return Announcement.Part.COST;
    }
    return openCounter(board, now) == Board.EMPTY
        ? Announcement.Part.NOTHING
        : Announcement.Part.COUNTER;
  }

  private static boolean needsX(Announcement now) {
    TextFrame frame = now.frame();
    if (frame.memory().x() >= 0 || frame.text().body().x().isPresent()) {
      return false;
    }
    if (frame.text().costsX()) {
      return true;
    }
    for (Cost cost : frame.text().costs()) {
      if (cost instanceof Cost.Pay(Amount.X _) || takesX(cost)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a cost is paid with X cards.
  private static boolean takesX(Cost cost) {
    return cost.target() instanceof Target.Choose(boolean _, Amount.X _, var _);
  }

  /// The cost for which a card has still to be picked, or -1.
  static int openCost(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    for (int i = 0; i < costs.length; i++) {
      if (missing(board, now, i) > 0) {
        return i;
      }
    }
    return -1;
  }

  /// The cost for which a card is picked.
  public static Cost cost(Board board, Announcement now) {
    return now.frame().text().costs()[openCost(board, now)];
  }

  /// How many cards are picked for a cost.
  private static int cards(Board board, Announcement now, int cost) {
    TextFrame frame = now.frame();
    return frame.text().costs()[cost].target()
            instanceof Target.Choose(boolean _, var number, var _)
        ? Values.of(board, number, (TextContext) frame)
        : 0;
  }

  /// How many cards have still to be picked for a cost; not above 0 when none.
  static int missing(Board board, Announcement now, int cost) {
    return cards(board, now, cost) - now.frame().picks().count(TextFrame.costKey(cost));
  }

  /// The card of which a counter is removed and that has counters of several names, or [Board#EMPTY].
  private static int openCounter(Board board, Announcement now) {
    int card = counted(board, now);
    boolean open =
        card != Board.EMPTY
            && now.frame().memory().removed().isEmpty()
            && board.counters().names(card).length > 1;
    return open ? card : Board.EMPTY;
  }

  /// The card of which a counter of any name is removed, or [Board#EMPTY].
  public static int counted(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] instanceof Cost.RemoveAnyCounter(Target<Which> target)) {
        int[] refs = picked(board, now.frame(), i, target);
        return refs.length == 0 ? Board.EMPTY : CardRef.card(refs[0]);
      }
    }
    return Board.EMPTY;
  }

  /// The cards that pay a cost, with lives.
  static int[] picked(Board board, TextFrame frame, int cost, Target<Which> target) {
    return switch (target) {
      case Target.Choose<Which> _ -> frame.picks().of(TextFrame.costKey(cost));
      case Target.All(var which, var _) ->
          Arrays.stream(Selection.of(board, which, frame)).map(board::ref).toArray();
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ ->
          frame.named(board, target);
    };
  }

  /// The options for what has to be settled next: values of X, cards, or counters by number. Cards of a set come in any order; where all that there are have to be picked, only the first is offered.
  @Rule("MLP B70")
  public static int[] options(Board board, Announcement now) {
    int[] all = all(board, now);
    int[] options =
        Arrays.stream(all)
            .filter(option -> canFinish(board, with(board, now, option), ANY))
            .toArray();
    return isWhole(board, now) ? PickedSet.first(options) : options;
  }

  /// Whether an option is one that players that search try: all but picks for a set that come before another one, or behind which the set cannot be completed.
  public static boolean isAscending(Board board, Announcement now, int option) {
    int set = set(board, now);
    if (set == ANY) {
      return true;
    }
    if (option <= PickedSet.highest(picked(board, now))) {
      return false;
    }
    Announcement then = with(board, now, option);
    return canFinish(board, then, set(board, then) == set ? option : ANY);
  }

  /// The index of the cost for which one of several cards is picked next, or [#ANY].
  static int set(Board board, Announcement now) {
    if (next(board, now) != Announcement.Part.COST) {
      return ANY;
    }
    int cost = openCost(board, now);
    return cards(board, now, cost) > 1 ? cost : ANY;
  }

  /// What is picked so far for the cost of several cards that is asked, with lives.
  public static int[] picked(Board board, Announcement now) {
    int set = set(board, now);
    return set == ANY ? PickedSet.NONE : now.frame().picks().of(TextFrame.costKey(set));
  }

  private static boolean isWhole(Board board, Announcement now) {
    int set = set(board, now);
    if (set == ANY) {
      return false;
    }
    return payable(board, now, set).length <= missing(board, now, set);
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  @Rule("MLP B70")
  public static int[] takeBacks(Board board, Announcement now) {
    int[] picked = picked(board, now);
    return picked.length == 0 || isWhole(board, now)
        ? PickedSet.NONE
        : PickedSet.last(picked, Copies.interchangeable(board, now.seat()));
  }

  /// A pick is taken back.
  public static void takeBack(Board board, Announcement now, int card) {
    int key = TextFrame.costKey(openCost(board, now));
    board.agenda().replace(now.with(now.frame().without(key, board.ref(card))));
  }

  static int[] all(Board board, Announcement now) {
    return switch (next(board, now)) {
      case MAY, NOTHING -> NOTHING;
      case X -> numbers(mostX(board, now) + 1);
      case COST -> forCost(board, now, openCost(board, now));
      case COUNTER -> numbers(board.counters().names(openCounter(board, now)).length);
    };
  }

  /// The highest X for which there are tokens, and cards for each cost by itself.
  @Rule({"MLP Q50", "MLP Q51"})
  private static int mostX(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    int most = NumberRange.MOST_X;
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] instanceof Cost.Pay(Amount.X _)) {
        most = Math.min(most, board.get(SeatCounter.TOKENS, now.seat()));
      } else if (takesX(costs[i])) {
        most = Math.min(most, payable(board, now, i).length);
      }
    }
    return most;
  }

  private static int[] numbers(int count) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  private static int[] forCost(Board board, Announcement now, int index) {
    return PickedSet.once(payable(board, now, index), Copies.interchangeable(board, now.seat()));
  }

  /// The cards that can be picked for a cost, with all that are alike.
  static int[] payable(Board board, Announcement now, int index) {
    TextFrame frame = now.frame();
    Cost cost = frame.text().costs()[index];
    if (!(cost.target() instanceof Target.Choose(boolean _, Amount _, var which))) {
      return NOTHING;
    }
    int[] all = Selection.of(board, which, frame);
    int count = 0;
    for (int card : all) {
      int ref = board.ref(card);
      boolean used = isCost(frame, ref) || (which.other() && ref == frame.self());
      boolean self = now.isPlayed(board) && card == now.card();
      if (!used && !self && canPay(board, cost, card, now)) {
        all[count++] = card;
      }
    }
    return Arrays.copyOf(all, count);
  }

  /// Whether a card pays for this already: one that is exhausted with it, or that was picked.
  private static boolean isCost(TextFrame frame, int ref) {
    Cost[] costs = frame.text().costs();
    for (int i = 0; i < costs.length; i++) {
      boolean self = costs[i].target() instanceof Target.This && !(costs[i] instanceof Cost.Pay);
      if ((self && ref == frame.self() && !(costs[i] instanceof Cost.RemoveCounters))
          || frame.picks().has(TextFrame.costKey(i), ref)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canPay(Board board, Cost cost, int card, Announcement now) {
    Seat seat = now.seat();
    Kind kind = board.card(card).kind();
    boolean stays = kind == Kind.MANE || kind == Kind.PROBLEM;
    boolean there = board.inPlay(card);
    return switch (cost) {
      case Cost.Pay _ -> true;
      case Cost.Exhaust _ -> Candidates.canExhaust(board, card, seat);
      case Cost.Retire _ -> there && !stays && board.controller(card) == seat;
      case Cost.Dismiss _ ->
          there && !stays && !Laws.forbid(board, Law.Done.DISMISSED, card, seat, Area.NONE);
      case Cost.Discard _ -> board.zone(card) == Zone.HAND;
      case Cost.Spend _ -> board.zone(card) == Zone.BENEATH;
      case Cost.ToHand _ ->
          there && !stays && !Laws.forbid(board, Law.Done.RETURNED, card, seat, Area.NONE);
      case Cost.MoveHome _ -> canGoHome(board, card, seat);
      case Cost.RemoveCounters(String counter, int number) ->
          board.counters().number(card, counter) >= number;
      case Cost.RemoveAnyCounter _ -> board.counters().names(card).length > 0;
    };
  }

  private static boolean canGoHome(Board board, int card, Seat seat) {
    int home = Area.home(board.controller(card));
    return board.inPlay(card)
        && board.area(card) != home
        && !board.is(card, CardFlag.FACE_DOWN)
        && !Laws.forbid(board, Law.Done.MOVED, card, seat, home);
  }

  /// The announcement with one thing more settled.
  public static Announcement with(Board board, Announcement now, int option) {
    TextFrame frame = now.frame();
    return switch (next(board, now)) {
      case MAY -> now.agree();
      case X -> now.with(frame.keeping(frame.memory().withX(option)));
      case COST -> now.with(frame.with(TextFrame.costKey(openCost(board, now)), board.ref(option)));
      case COUNTER -> {
        String name = board.counters().names(openCounter(board, now))[option];
        yield now.with(frame.keeping(frame.memory().withRemoved(name)));
      }
      case NOTHING -> now;
    };
  }

  /// Whether the announcement can be finished.
  public static boolean canFinish(Board board, Announcement now) {
    return canFinish(board, now, ANY);
  }

  /// @param behind of the cards that are picked next, only those behind this one are tried
  private static boolean canFinish(Board board, Announcement now, int behind) {
    return new Affordable(board).canFinish(now, behind);
  }

  /// Whether what it costs in any case can be paid.
  static boolean isPayable(Board board, Announcement now) {
    return price(board, now) <= board.get(SeatCounter.TOKENS, now.seat())
        && fixedCostsPaid(board, now);
  }

  /// Costs that name their cards themselves.
  private static boolean fixedCostsPaid(Board board, Announcement now) {
    Cost[] costs = now.frame().text().costs();
    for (int i = 0; i < costs.length; i++) {
      Target<Which> target = costs[i].target();
      if (costs[i] instanceof Cost.Pay || target instanceof Target.Choose) {
        continue;
      }
      if (target instanceof Target.This) {
        int self = now.frame().self();
        if (!board.holds(self) || !canPay(board, costs[i], CardRef.card(self), now)) {
          return false;
        }
        continue;
      }
      int[] refs = picked(board, now.frame(), i, target);
      if (refs.length == 0 && !(target instanceof Target.All)) {
        return false;
      }
      for (int ref : refs) {
        if (!board.holds(ref) || !canPay(board, costs[i], CardRef.card(ref), now)) {
          return false;
        }
      }
    }
    return true;
  }

  /// What was chosen to act on is still there once the costs are paid.
  static boolean targetLeft(Board board, Announcement now) {
    TextFrame frame = now.frame();
    if (frame.text().choices() == 0) {
      return true;
    }
    Cost[] costs = frame.text().costs();
    for (int ref : frame.picks().of(TextFrame.key(0, frame.you()))) {
      for (int i = 0; i < costs.length; i++) {
        if (isLeaving(costs[i])
            && PickedSet.contains(picked(board, frame, i, costs[i].target()), ref)) {
          return false;
        }
      }
    }
    return true;
  }

  /// Whether a card that pays leaves play, so that it is not there to be acted on.
  static boolean isLeaving(Cost cost) {
    return cost instanceof Cost.Retire
        || cost instanceof Cost.Dismiss
        || cost instanceof Cost.ToHand;
  }

  /// What is paid in action tokens.
  @Rule({"MLP 25", "MLP B32"})
  public static int price(Board board, Announcement now) {
    TextFrame frame = now.frame();
    int said = frame.text().costsX() ? Math.max(0, frame.memory().x()) : 0;
    int price = now.isPlayed(board) ? Costs.playFor(board, now.card(), now.seat(), said) : 0;
    for (Cost cost : frame.text().costs()) {
      if (cost instanceof Cost.Pay(Amount tokens)) {
        price += Values.of(board, tokens, (TextContext) frame);
      }
    }
    return price;
  }

  /// Goes on with an announcement; answers false when the player has to say something.
  public static boolean goOn(Board board, Chance chance, Announcement now) {
    if (!canFinish(board, now)) {
      board.agenda().pop();
      return true;
    }
    if (next(board, now) == Announcement.Part.NOTHING) {
      board.agenda().pop();
      Paying.pay(board, chance, now);
      return true;
    }
    if (next(board, now) == Announcement.Part.MAY) {
      return false;
    }
    int[] options = options(board, now);
    boolean open =
        next(board, now) != Announcement.Part.COST || board.zone(options[0]) != Zone.HAND;
    if (options.length == 1 && open) {
      board.agenda().replace(with(board, now, options[0]));
      return true;
    }
    return false;
  }

  /// The player uses the text.
  public static void agree(Board board, Announcement now) {
    Loops.acted(board, now.seat());
    board.agenda().replace(now.agree());
  }

  /// The player settles what comes next for a text that is used.
  public static void settle(Board board, Announcement now, int option) {
    board.agenda().replace(with(board, now, option));
  }

  /// The player does not use the text after all.
  public static void decline(Board board) {
    board.agenda().pop();
  }
}
