package cardwright.littletroubles.board;

import static cardwright.engine.Message.number;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What things cost: printed or declared, then plus and minus, then times; at least 1 unless 0 is printed.
@Rule({"LT 6.1d", "LT B26", "LT B55", "LT B68", "LT B83"})
public final class Costs {
  private static final Ability.Paid PAID_THIS = new Ability.Paid.This();
  private static final Ability.Paid ABILITIES = new Ability.Paid.Abilities();
  private static final Ability.Paid GRABS = new Ability.Paid.Grabs();
  private static final Ability.Paid BRIBES = new Ability.Paid.Bribes();

  private final Board board;
  private final Seat payer;
  // The printed cost of a card that is played, or what X is.
  private int printed;
  private int more;
  private int times = 1;
  private final FigureChanges asked;

  private Costs(Board board, Seat payer, FigureChanges asked) {
    this.board = board;
    this.payer = payer;
    this.asked = asked;
  }

  /// What a card costs a seat to play.
  ///
  /// @param x what X is; counts only for a card that costs X
  public static int card(Board board, int card, Seat payer, int x) {
    int less = less(board, card, payer, printed(board, card, x), FigureChanges.UNASKED);
    if (!board.derived().has(Feature.COST) && !board.card(card).front().has(Feature.COST)) {
      return total(printed(board, card, x), -less, 1);
    }
    KeptCosts kept = board.derived().costs();
    if (kept.knows(card) && payer == board.pool().owner(card)) {
      return total(printed(board, card, x), kept.more(card) - less, kept.times(card));
    }
    return new Costs(board, payer, FigureChanges.UNASKED).ofCard(card, x);
  }

  /// What an ability costs a seat.
  ///
  /// @param cookies what stands before the colon, X filled in
  /// @param grab whether it is a Grab
  public static int ability(Board board, int cookies, Seat payer, boolean grab) {
    if (!board.derived().has(Feature.COST)) {
      return cookies;
    }
    KeptCosts kept = board.derived().costs();
    int slot = kept.slot(payer, grab);
    if (kept.knows(slot)) {
      return total(cookies, kept.more(slot), kept.times(slot));
    }
    return new Costs(board, payer, FigureChanges.UNASKED).ofAbility(cookies, grab);
  }

  /// The Bribe that a seat pays to choose a card; 0 when none is due.
  @Rule({"LT 5.1f", "LT B58", "LT C24"})
  public static int bribe(Board board, int card, Seat chooser) {
    int printed = board.inPlay(card) ? board.face(card).bribe() : 0;
    if (printed == 0 || board.controller(card) == chooser) {
      return 0;
    }
    if (!board.derived().has(Feature.BRIBE_COST)) {
      return printed;
    }
    Costs costs = new Costs(board, chooser, FigureChanges.UNASKED);
    costs.gather(Feature.BRIBE_COST, BRIBES, Board.EMPTY);
    return total(printed, costs.more, costs.times);
  }

  /// How the cost of a card comes about, each change with its source.
  static List<Message> explain(Board board, int card, Seat payer) {
    FigureChanges changes = FigureChanges.ofOne();
    new Costs(board, payer, changes).ofCard(card, 1);
    return changes.all();
  }

  private int ofCard(int card, int x) {
    DerivedValues derived = board.derived();
    boolean own = board.card(card).front().has(Feature.COST);
    printed = printed(board, card, x);
    boolean fixed = board.card(card).cost() != Card.X;
    boolean kept = !own && fixed && !asked.isAsked() && payer == board.pool().owner(card);
    if (own) {
      add(card, PAID_THIS, card);
    }
    if (derived.has(Feature.COST)) {
      gather(Feature.COST, null, card);
    }
    if (kept) {
      derived.costs().keep(card, more, times);
    }
    return total(printed, more - less(board, card, payer, printed, asked), times);
  }

  /// How much less a card costs a player because it is the next such card: never kept, for it is used up.
  @Rule("LT C68")
  private static int less(Board board, int card, Seat seat, int cost, FigureChanges asked) {
    int less = 0;
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Cheaper cheaper
          && isNext(board, cheaper, card, seat, cost)) {
        less += cheaper.less();
        if (asked.isAsked()) {
          asked.add(change("explain.added", -cheaper.less(), cheaper.source()));
        }
      }
    }
    return less;
  }

  private static boolean isNext(
      Board board, LastingEffect.Cheaper cheaper, int card, Seat seat, int cost) {
    return cheaper.expiry().you() == seat
        && Selection.describes(
            board, cheaper.which(), card, new TextContext.Still(cheaper.self(), seat), cost);
  }

  /// A card is played: what made it cheaper is used up.
  @Rule("LT C68")
  public static void played(Board board, int card, Seat seat, int cost) {
    if (!board.lasting().isEmpty()) {
      board
          .lasting()
          .end(each ->
              each instanceof LastingEffect.Cheaper cheaper
                  && isNext(board, cheaper, card, seat, cost));
    }
  }

  private int ofAbility(int cookies, boolean grab) {
    gather(Feature.COST, ABILITIES, Board.EMPTY);
    if (grab) {
      gather(Feature.COST, GRABS, Board.EMPTY);
    }
    KeptCosts kept = board.derived().costs();
    kept.keep(kept.slot(payer, grab), more, times);
    return total(cookies, more, times);
  }

  private static int printed(Board board, int card, int x) {
    int cost = board.card(card).cost();
    return cost == Card.X ? x : cost;
  }

  private static int total(int printed, int more, int times) {
    return printed == 0 && more == 0
        ? 0
        : Math.max(NumberRange.product(printed + more, times), printed == 0 ? 0 : 1);
  }

  private void gather(Feature feature, Ability.@Nullable Paid what, int card) {
    DerivedValues derived = board.derived();
    long having = derived.with(feature);
    for (long rest = having; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      add(derived.speaker(at), what, card);
    }
  }

  /// Adds what the texts of a card say.
  ///
  /// @param what what is paid for, or null for a card that is played
  /// @param card the card that is played, or [Board#EMPTY]
  private void add(int source, Ability.@Nullable Paid what, int card) {
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      switch (standing) {
        case Ability.CostChange(Ability.Paid paid, Who who, int by, var forEach) -> {
          if (concerns(paid, who, what, card, context)) {
            int each = forEach.isEmpty() ? 1 : Values.of(board, forEach.get(), context);
            int added = NumberRange.product(by, each);
            more += added;
            note("explain.added", added, source);
          }
        }
        case Ability.CostTimes(Ability.Paid paid, Who who, int by) -> {
          if (concerns(paid, who, what, card, context)) {
            times = NumberRange.product(times, by);
            note("explain.times", by, source);
          }
        }
        case Ability.StatChange _,
            Ability.StatTimes _,
            Ability.ResourceChange _,
            Ability.ResourceTimes _,
            Ability.OnlyAscending _,
            Ability.CannotPlay _,
            Ability.Cannot _,
            Ability.PlayableFromTimeout _,
            Ability.PlayableIf _,
            Ability.PlayedAsQuick _,
            Ability.CannotUnless _,
            Ability.EntersWith _,
            Ability.EntersAsCopy _,
            Ability.WinsIf _ -> {}
      }
    }
  }

  private boolean concerns(
      Ability.Paid paid,
      Who who,
      Ability.@Nullable Paid what,
      int card,
      TextContext.Still context) {
    boolean payerMeant = who.means(payer == context.you());
    if (paid instanceof Ability.Paid.Cards(var which)) {
      return what == null
          && payerMeant
          && Selection.describes(board, which, card, context, printed);
    }
    return paid.equals(what) && (payerMeant || what instanceof Ability.Paid.This);
  }

  private void note(String id, int number, int source) {
    if (asked.isAsked()) {
      asked.add(change(id, number, board.face(source).name()));
    }
  }

  private static Message change(String id, int number, String source) {
    return Messages.of(id, number(number), Explanations.source(source));
  }
}
