package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;

/// What can be settled next in an announcement: only what still lets the whole be finished.
@Rule({"LT 6.1e", "LT 6.5b", "LT 6.7a", "LT B57", "LT B59", "LT D18"})
public final class Announcing {
  /// Stands among the options for: no more is chosen.
  public static final int DONE = -1;

  private static final int[] NOTHING = {};
  private static final int ANY = -1;
  private static final int CHOICES = 1_000;

  private Announcing() {}

  /// The options for what has to be settled next: values of X, cards, or places. Cards of a set come in any order.
  @Rule("LT C19")
  public static int[] options(Board board, Announcement now) {
    Announcement.Part part = now.next(board);
    int[] all = all(board, now, part);
    Text text = now.text(board);
    if (part == Announcement.Part.CHOICE
        && text.surelyLegal()
        && text.choices() == 1
        && !text.choice(0).several()) {
      // Each candidate can be paid for, and then the whole can be done.
      return all;
    }
    if (all.length > 1
        && isOneCard(now, part, text)
        && !board.derived().has(Feature.BRIBE)
        && isPlain(board, with(board, now, part, all[0]))) {
      return all;
    }
    int count = 0;
    for (int option : all) {
      if (canFinish(board, with(board, now, part, option))) {
        all[count++] = option;
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  /// Whether a single card is all that has still to be settled: where that can be seen at a glance, one is as good as another.
  private static boolean isOneCard(Announcement now, Announcement.Part part, Text text) {
    if (now.kind() == Announcement.Kinds.GRAB) {
      return false;
    }
    return switch (part) {
      case COST ->
          text.announcedChoices() == 0 && text.costs().length == 1 && text.costs()[0].picks() == 1;
      case CHOICE -> {
        boolean only = text.announcedChoices() == 1 && !text.picksForCosts();
        yield only && text.choice(0).one();
      }
      case X, PLACE, NOTHING -> false;
    };
  }

  private static boolean isPlain(Board board, Announcement whole) {
    int left = cookiesLeft(board, whole);
    return whole.next(board) == Announcement.Part.NOTHING
        && left >= 0
        && (whole.text(board).surelyLegal() || Possible.isPlain(board, whole, left));
  }

  /// The options in the middle of an announcement: where all cards that there are have to be picked, only the first.
  public static int[] goingOn(Board board, Announcement now) {
    int[] options = options(board, now);
    return isWhole(board, now) ? PickedSet.first(options) : options;
  }

  /// Whether the announcement can be finished.
  public static boolean canFinish(Board board, Announcement now) {
    return canFinish(board, now, ANY);
  }

  /// @param behind of the cards that are picked next, only those behind this one are tried
  private static boolean canFinish(Board board, Announcement now, int behind) {
    Announcement.Part part = now.next(board);
    if (part == Announcement.Part.NOTHING) {
      int left = cookiesLeft(board, now);
      return left >= 0
          && (now.kind() == Announcement.Kinds.GRAB
              || now.text(board).surelyLegal()
              || Possible.play(board, now, left));
    }
    int set = set(board, now, part);
    for (int option : all(board, now, part)) {
      if (set == ANY || option == DONE || option > behind) {
        Announcement then = with(board, now, part, option);
        boolean goesOn = set != ANY && option != DONE && set(board, then) == set;
        if (canFinish(board, then, goesOn ? option : ANY)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether one of several cards is settled next.
  public static boolean isSet(Board board, Announcement now) {
    return set(board, now) != ANY;
  }

  /// Whether an option is one that players that search try: all but picks for a set that come before another one, or behind which the set cannot be completed.
  public static boolean isAscending(Board board, Announcement now, int option) {
    int set = set(board, now);
    if (set == ANY || option == DONE) {
      return true;
    }
    if (option <= highest(board, now)) {
      return false;
    }
    Announcement then = with(board, now, option);
    return canFinish(board, then, set(board, then) == set ? option : ANY);
  }

  /// A number for the set for which a card is picked next, or [#ANY] when it is no set of several cards.
  private static int set(Board board, Announcement now) {
    return set(board, now, now.next(board));
  }

  private static int set(Board board, Announcement now, Announcement.Part part) {
    return switch (part) {
      case COST -> {
        Text text = now.text(board);
        int cost = now.openCost(text);
        yield text.costs()[cost].picks() > 1 ? cost : ANY;
      }
      case CHOICE -> {
        Text text = now.text(board);
        int choice = now.openChoice(text);
        boolean several = now.kind() != Announcement.Kinds.GRAB && text.choice(choice).several();
        yield several ? CHOICES + choice : ANY;
      }
      case X, PLACE, NOTHING -> ANY;
    };
  }

  private static int highest(Board board, Announcement now) {
    int[] picked = picked(board, now);
    return picked.length == 0 ? ANY : CardRef.card(picked[picked.length - 1]);
  }

  /// What is picked so far for the set that is being picked, with lives.
  public static int[] picked(Board board, Announcement now) {
    int set = set(board, now);
    if (set == ANY) {
      return PickedSet.NONE;
    }
    return set < CHOICES ? now.costs().of(set) : now.picks().of(set - CHOICES);
  }

  /// Whether all cards that can be picked for a set have to be.
  private static boolean isWhole(Board board, Announcement now) {
    int set = set(board, now);
    if (set == ANY) {
      return false;
    }
    Text text = now.text(board);
    int least = set < CHOICES ? text.costs()[set].picks() : text.choice(set - CHOICES).least();
    int missing = least - picked(board, now).length;
    return missing > 0 && unpicked(board, now, set).length <= missing;
  }

  /// The cards that can be picked for a set, with all that are alike.
  private static int[] unpicked(Board board, Announcement now, int set) {
    if (set < CHOICES) {
      return payable(board, now, set);
    }
    int left = cookiesLeft(board, now);
    int[] all = Candidates.all(board, now.frame(board), set - CHOICES, now.you(), left);
    return without(board, now, all);
  }

  /// The picks that can be taken back, with their lives; of those that are alike one.
  @Rule("LT C19")
  public static int[] takeBacks(Board board, Announcement now) {
    int[] picked = picked(board, now);
    return picked.length == 0 || isWhole(board, now)
        ? PickedSet.NONE
        : PickedSet.last(picked, PrivateCards.interchangeable(board, now.you()));
  }

  /// The announcement with one pick taken back.
  public static Announcement without(Board board, Announcement now, int card) {
    int set = set(board, now);
    int ref = board.ref(card);
    return set < CHOICES ? now.withoutCost(set, ref) : now.without(set - CHOICES, ref);
  }

  /// The announcement with one thing more settled.
  public static Announcement with(Board board, Announcement now, int option) {
    return with(board, now, now.next(board), option);
  }

  private static Announcement with(
      Board board, Announcement now, Announcement.Part part, int option) {
    Text text = now.text(board);
    return switch (part) {
      case X -> now.withX(option);
      case COST -> now.withCost(now.openCost(text), board.ref(option));
      case PLACE -> now.onto(option);
      case CHOICE ->
          option == DONE
              ? now.done(now.openChoice(text))
              : now.with(now.openChoice(text), board.ref(option));
      case NOTHING -> now;
    };
  }

  private static int[] all(Board board, Announcement now, Announcement.Part part) {
    return switch (part) {
      case X -> xs(board, now);
      case COST -> forCost(board, now);
      case PLACE -> Entry.places(board, now.card(), now.you());
      case CHOICE -> forChoice(board, now);
      case NOTHING -> NOTHING;
    };
  }

  @Rule({"LT 6.4e", "LT 6.5b", "LT B83", "LT C27"})
  private static int[] xs(Board board, Announcement now) {
    int step = Math.max(1, now.text(board).stepOfX());
    int most = Candidates.cookies(board, now.you());
    int[] found = new int[NumberRange.MOST_X / step + 1];
    int count = 0;
    for (int x = step; x <= NumberRange.MOST_X && price(board, now.withX(x)) <= most; x += step) {
      boolean card = now.kind() == Announcement.Kinds.CARD;
      if (!card || Prohibitions.onPlaying(board, now.card(), now.you(), x) == Board.EMPTY) {
        found[count++] = x;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// What is paid in cookies, without Bribes.
  @Rule({"LT 6.1d", "LT B68"})
  public static int price(Board board, Announcement now) {
    if (now.mode() == Announcement.Mode.FREE) {
      return 0;
    }
    if (now.kind() == Announcement.Kinds.CARD) {
      return Costs.card(board, now.card(), now.you(), now.x());
    }
    if (now.kind() == Announcement.Kinds.GRAB) {
      Ability.Grab grab = board.face(now.card()).grab();
      return Costs.ability(board, grab == null ? 0 : grab.cookies(), now.you(), true);
    }
    Text text = now.text(board);
    int cookies = text.cookies() + (text.paysX() ? now.x() : 0);
    return Costs.ability(board, cookies, now.you(), false);
  }

  /// The Bribes for all that is chosen, once for each card.
  @Rule("LT B59")
  static int bribes(Board board, Announcement now) {
    if (!board.derived().has(Feature.BRIBE)) {
      return 0;
    }
    int sum = 0;
    int choices = now.kind() == Announcement.Kinds.GRAB ? 1 : now.text(board).announcedChoices();
    for (int choice = 0; choice < choices && now.picks().size() > 0; choice++) {
      for (int ref : now.picks().of(choice)) {
        if (isFirst(now, choice, ref)) {
          sum += Costs.bribe(board, CardRef.card(ref), now.you());
        }
      }
    }
    return sum;
  }

  /// Whether a card was not chosen for an earlier choice already.
  static boolean isFirst(Announcement now, int choice, int ref) {
    for (int earlier = 0; earlier < choice; earlier++) {
      if (now.picks().has(earlier, ref)) {
        return false;
      }
    }
    return true;
  }

  /// What its player has left for what is still to be chosen.
  static int cookiesLeft(Board board, Announcement now) {
    return Candidates.cookies(board, now.you()) - price(board, now) - bribes(board, now);
  }

  /// The cards that can be picked for a cost; alike cards of a hand once.
  private static int[] forCost(Board board, Announcement now) {
    int[] all = payable(board, now, now.openCost(now.text(board)));
    int count = 0;
    for (int card : all) {
      boolean alike =
          count > 0
              && board.zone(card) == Zone.HAND
              && board.card(all[count - 1]) == board.card(card);
      if (!alike) {
        all[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  private static int[] payable(Board board, Announcement now, int index) {
    Cost cost = now.text(board).costs()[index];
    Target<Which> target =
        switch (cost) {
          case Cost.ToTimeout(Target<Which> what) -> what;
          case Cost.Regress(Target<Which> what) -> what;
          case Cost.ToHand(Target<Which> what) -> what;
          case Cost.Cookies _, Cost.XCookies _, Cost.Discard _, Cost.RemoveCounters _ ->
              new Target.This<>();
        };
    if (target instanceof Target.Choose<Which> choose) {
      return payable(board, now, Selection.of(board, choose.which(), now.frame(board)), cost);
    }
    int[] hand = new int[board.pile(Zone.HAND, now.you()).size()];
    for (int i = 0; i < hand.length; i++) {
      hand[i] = board.pile(Zone.HAND, now.you()).get(i);
    }
    return payable(board, now, hand, cost);
  }

  /// Those of the cards that can be paid and are not picked yet.
  private static int[] payable(Board board, Announcement now, int[] all, Cost cost) {
    int count = 0;
    for (int card : all) {
      boolean free = card != now.card() || now.kind() != Announcement.Kinds.CARD;
      if (free && !now.costs().has(board.ref(card)) && canPay(board, cost, card, now)) {
        all[count++] = card;
      }
    }
    return Arrays.copyOf(all, count);
  }

  private static boolean canPay(Board board, Cost cost, int card, Announcement now) {
    return switch (cost) {
      case Cost.Regress _ -> Candidates.canRegress(board, card);
      case Cost.ToTimeout _ ->
          !board.inPlay(card)
              || Prohibitions.allow(board, card, Ability.Forbidden.TO_TIMEOUT, now.you());
      case Cost.Cookies _, Cost.XCookies _, Cost.ToHand _, Cost.Discard _, Cost.RemoveCounters _ ->
          true;
    };
  }

  private static int[] forChoice(Board board, Announcement now) {
    int left = cookiesLeft(board, now);
    if (now.kind() == Announcement.Kinds.GRAB) {
      return holders(board, now, left);
    }
    Text text = now.text(board);
    int choice = now.openChoice(text);
    int[] cards =
        without(board, now, Candidates.of(board, now.frame(board), choice, now.you(), left));
    if (now.picks().count(choice) < text.choice(choice).least()) {
      return cards;
    }
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = DONE;
    return more;
  }

  /// Whether a cost takes the card away that has it.
  static boolean sendsAway(Cost cost) {
    return cost instanceof Cost.ToTimeout(Target.This<Which> _)
        || cost instanceof Cost.ToHand(Target.This<Which> _);
  }

  /// What is paid cannot be chosen, nor what is played.
  private static int[] without(Board board, Announcement now, int[] cards) {
    Text text = now.text(board);
    boolean goes = now.kind() == Announcement.Kinds.CARD;
    boolean regress = text.chooser(now.openChoice(text)) instanceof Effect.Regress;
    for (Cost cost : text.costs()) {
      goes |= sendsAway(cost) || (regress && cost instanceof Cost.Regress(Target.This<Which> _));
    }
    if (now.costs().size() == 0 && !goes) {
      return cards;
    }
    int count = 0;
    for (int card : cards) {
      if (!now.costs().has(board.ref(card)) && !(goes && card == now.card())) {
        cards[count++] = card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// Whether a Character of the same player may grab a Toy.
  @Rule({"LT 5.5a", "LT B71", "LT C40"})
  public static boolean mayGrab(Board board, int toy, int holder) {
    return Links.mayHold(board, toy, holder) && board.heldToys().link(toy) != holder;
  }

  /// Who may grab a Toy: a Character its player controls, and not the one that holds it.
  @Rule({"LT 5.5a", "LT B71", "LT C40"})
  private static int[] holders(Board board, Announcement now, int cookies) {
    int[] found = new int[Board.MAINS];
    int count = 0;
    for (int slot = 0; slot < Board.MAINS && cookies >= 0; slot++) {
      int card = board.slot(now.you(), slot);
      if (card != Board.EMPTY && mayGrab(board, now.card(), card)) {
        found[count++] = card;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
