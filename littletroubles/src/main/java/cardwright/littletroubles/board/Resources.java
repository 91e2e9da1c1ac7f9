package cardwright.littletroubles.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The totals of a Resource Phase: plus and minus first, then times and divided by, rounded down once at the end.
///
/// A factor on one kind of cards works on that part of the sum before a factor on the whole.
@Rule({"LT 2.3b", "LT 2.3e", "LT B24", "LT B25", "LT B83", "LT C31"})
public final class Resources {
  private static final int KINDS = Kind.values().length;

  /// Up to this common divisor of the kinds, no sum of parts in the range of numbers leaves a `long`.
  private static final long MOST_DIVISOR = 1_000_000;

  private final Board board;
  private final Seat seat;
  private final boolean cards;
  private final int[] sums = new int[KINDS];
  private final int[] times = new int[KINDS + 1];
  private final int[] divided = new int[KINDS + 1];
  private int others;
  private final FigureChanges asked;

  private Resources(Board board, Seat seat, boolean cards, FigureChanges asked) {
    this.board = board;
    this.seat = seat;
    this.cards = cards;
    this.asked = asked;
    Arrays.fill(times, 1);
    Arrays.fill(divided, 1);
  }

  /// The cookies that a seat gains.
  public static int cookies(Board board, Seat seat) {
    if (!board.derived().has(Feature.RESOURCES)) {
      return plain(board, seat, Stat.COOKIES, board.get(SeatCounter.MORE_COOKIES, seat));
    }
    return new Resources(board, seat, false, FigureChanges.UNASKED).total();
  }

  /// The cards that a seat draws, without the free one.
  public static int draws(Board board, Seat seat) {
    if (!board.derived().has(Feature.RESOURCES)) {
      return plain(board, seat, Stat.DRAWS, board.get(SeatCounter.MORE_DRAWS, seat));
    }
    return new Resources(board, seat, true, FigureChanges.UNASKED).total();
  }

  /// The sum where no text changes it.
  private static int plain(Board board, Seat seat, Stat stat, int more) {
    DerivedValues derived = board.derived();
    boolean printed = Layers.isPlain(board, stat) && board.get(SeatCounter.PENALTY, seat) == 0;
    int sum = more;
    for (int i = 0; i < derived.inPlayCount(); i++) {
      int card = derived.inPlay()[i];
      if (board.controller(card) == seat) {
        sum += printed ? board.face(card).figures().of(stat) : Layers.stat(board, card, stat);
      }
    }
    return Math.max(0, NumberRange.of(sum));
  }

  /// How a total comes about, each part with its source.
  static List<Message> explain(Board board, Seat seat, boolean cards) {
    FigureChanges changes = FigureChanges.ofOne();
    new Resources(board, seat, cards, changes).total();
    return changes.all();
  }

  private int total() {
    DerivedValues derived = board.derived();
    Stat stat = cards ? Stat.DRAWS : Stat.COOKIES;
    for (int i = 0; i < derived.inPlayCount(); i++) {
      int card = derived.inPlay()[i];
      if (board.controller(card) == seat) {
        int value = Layers.stat(board, card, stat);
        sums[kind(card)] += value;
        if (value != 0) {
          note("explain.added", value, board.face(card).name());
        }
      }
    }
    int more = board.get(cards ? SeatCounter.MORE_DRAWS : SeatCounter.MORE_COOKIES, seat);
    others += more;
    if (more != 0) {
      noteThisTurn(more);
    }
    long giving = derived.with(Feature.RESOURCES);
    for (long rest = giving; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      add(derived.speaker(at));
    }
    return Math.max(0, NumberRange.of(sum()));
  }

  /// A card that is of several kinds counts as the first of them.
  private int kind(int card) {
    return Integer.numberOfTrailingZeros(board.face(card).figures().kinds());
  }

  private long sum() {
    // Fractions are kept until the end: all parts over one divisor.
    long divisor = 1;
    for (int kind = 0; kind < KINDS; kind++) {
      divisor *= sums[kind] == 0 ? 1 : divided[kind];
      if (divisor > MOST_DIVISOR) {
        return roundedSum();
      }
    }
    long sum = NumberRange.of(others) * divisor;
    for (int kind = 0; kind < KINDS; kind++) {
      long part = NumberRange.product(sums[kind], times[kind]);
      sum += part == 0 ? 0 : part * (divisor / divided[kind]);
    }
    return Math.floorDiv(sum * times[KINDS], divisor * divided[KINDS]);
  }

  /// The same where the common divisor is too large: each kind is rounded down by itself.
  private long roundedSum() {
    long sum = NumberRange.of(others);
    for (int kind = 0; kind < KINDS; kind++) {
      sum += Math.floorDiv(NumberRange.product(sums[kind], times[kind]), divided[kind]);
    }
    return Math.floorDiv(sum * times[KINDS], divided[KINDS]);
  }

  private void add(int source) {
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      switch (standing) {
        case Ability.ResourceChange(Who who, boolean ofCards, int more, var forEach)
            when ofCards == cards && who.means(context.you() == seat) -> {
          int each = forEach.isEmpty() ? 1 : Values.of(board, forEach.get(), context);
          int by = NumberRange.product(more, each);
          others += by;
          note("explain.added", by, board.face(source).name());
        }
        case Ability.ResourceTimes(
                Who who,
                boolean ofCards,
                Optional<Kind> from,
                boolean divide,
                int by)
            when ofCards == cards && who.means(context.you() == seat) -> {
          int[] factors = divide ? divided : times;
          int part = from.map(Kind::ordinal).orElse(KINDS);
          factors[part] = NumberRange.product(factors[part], by);
          note(divide ? "explain.divided" : "explain.times", by, board.face(source).name());
        }
        case Ability.StatChange _,
            Ability.StatTimes _,
            Ability.CostChange _,
            Ability.CostTimes _,
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

  private void note(String id, int number, String source) {
    if (asked.isAsked()) {
      asked.add(Messages.of(id, number(number), card(source)));
    }
  }

  private void noteThisTurn(int more) {
    if (asked.isAsked()) {
      asked.add(Messages.of("explain.added-this-turn", number(more)));
    }
  }
}
