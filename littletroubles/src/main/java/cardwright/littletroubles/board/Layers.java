package cardwright.littletroubles.board;

import static cardwright.engine.Message.number;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.List;

/// The figures of cards in play: printed or set, then plus and minus, then times. Each is found when it is asked for, and [DerivedValues] keeps it.
@Rule({"LT B26", "LT B83", "LT C30", "LT 2.2.3k"})
public final class Layers {
  private final Board board;
  private final int card;
  private final Face face;
  private final Stat stat;
  private final FigureChanges asked;

  Layers(Board board, int card, Face face, Stat stat) {
    this(board, card, face, stat, FigureChanges.UNASKED);
  }

  private Layers(Board board, int card, Face face, Stat stat, FigureChanges asked) {
    this.board = board;
    this.card = card;
    this.face = face;
    this.stat = stat;
    this.asked = asked;
  }

  /// A figure as it counts: at least 1 unless 0 is printed.
  @Rule({"LT 6.12a", "LT B55"})
  public static int stat(Board board, int card, Stat stat) {
    int base = base(board, card, board.face(card), stat);
    return isPlain(board, stat) ? base : Math.max(found(board, card, stat), base == 0 ? 0 : 1);
  }

  /// A figure with its remainder below 1.
  @Rule("LT 6.12b")
  public static int raw(Board board, int card, Stat stat) {
    return isPlain(board, stat)
        ? base(board, card, board.face(card), stat)
        : found(board, card, stat);
  }

  private static int found(Board board, int card, Stat stat) {
    DerivedValues derived = board.derived();
    if (derived.knows(card, stat) && !derived.has(Feature.LOOSE_STATS)) {
      return derived.kept(card, stat);
    }
    int value = new Layers(board, card, board.face(card), stat).value();
    derived.keep(card, stat, value);
    return value;
  }

  /// A figure of either face, as it would count if that face were up.
  @Rule({"LT B21", "LT C45"})
  public static int statOf(Board board, int card, Face face, Stat stat) {
    int value = new Layers(board, card, face, stat).value();
    return Math.max(value, base(board, card, face, stat) == 0 ? 0 : 1);
  }

  /// Whether nothing changes that figure of any card.
  static boolean isPlain(Board board, Stat stat) {
    return !board.derived().changes(stat) && board.lasting().isEmpty();
  }

  /// The figure that stands on the face, or that a penalty puts there.
  @Rule({"LT 7.3b", "LT B75"})
  static int base(Board board, int card, Face face, Stat stat) {
    if (board.get(SeatCounter.PENALTY, board.controller(card)) != 0 && face.is(Kind.CHARACTER)) {
      return switch (stat) {
        case CONFIDENCE, MATURITY -> 1;
        case COOKIES, DRAWS, DRAW_REWARD -> 0;
        case REWARD -> 100;
      };
    }
    return face.figures().of(stat);
  }

  /// The figure, with its remainder below 1.
  int value() {
    int value = base(board, card, face, stat);
    int times = 1;
    int ref = board.ref(card);
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() != ref) {
        continue;
      }
      switch (each) {
        case LastingEffect.SetTo(int _, Stat of, int to, var _, String source) when of == stat -> {
          value = to;
          note("explain.set", to, source);
        }
        case LastingEffect.Added _,
            LastingEffect.SetTo _,
            LastingEffect.Times _,
            LastingEffect.Borrowed _,
            LastingEffect.Given _,
            LastingEffect.Silenced _,
            LastingEffect.Copied _,
            LastingEffect.Next _,
            LastingEffect.SetOff _,
            LastingEffect.Cheaper _ -> {}
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() != ref) {
        continue;
      }
      switch (each) {
        case LastingEffect.Added(int _, Stat of, int by, var _, String source) when of == stat -> {
          value += by;
          note("explain.added", by, source);
        }
        case LastingEffect.Times(int _, Stat of, int by, var _, String source) when of == stat -> {
          times = NumberRange.product(times, by);
          note("explain.times", by, source);
        }
        case LastingEffect.Added _,
            LastingEffect.SetTo _,
            LastingEffect.Times _,
            LastingEffect.Borrowed _,
            LastingEffect.Given _,
            LastingEffect.Silenced _,
            LastingEffect.Copied _,
            LastingEffect.Next _,
            LastingEffect.SetOff _,
            LastingEffect.Cheaper _ -> {}
      }
    }
    DerivedValues derived = board.derived();
    if (derived.changes(stat)) {
      long speaking = CardSet.union(derived.with(Feature.STATS), derived.with(Feature.STAT_TIMES));
      for (long rest = speaking; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int at = CardSet.first(rest);
        int source = derived.speaker(at);
        if ((board.face(source).changes() & 1 << stat.ordinal()) != 0) {
          value += added(source);
          times = NumberRange.product(times, times(source));
        }
      }
    }
    return NumberRange.product(value, times);
  }

  private int added(int source) {
    int sum = 0;
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      if (standing instanceof Ability.StatChange(var condition, var subject, List<Bonus> bonuses)) {
        for (int i = 0; i < bonuses.size(); i++) {
          Bonus bonus = bonuses.get(i);
          boolean holds =
              bonus.stat() == stat
                  && Selection.isSubject(board, subject, card, context)
                  && (condition.isEmpty() || Values.holds(board, condition.get(), context));
          int by = holds ? Values.of(board, bonus.by(), context) * (bonus.less() ? -1 : 1) : 0;
          sum += by;
          if (by != 0) {
            note("explain.added", by, board.face(source).name());
          }
        }
      }
    }
    return sum;
  }

  private int times(int source) {
    int product = 1;
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      if (standing instanceof Ability.StatTimes(Stat of, var subject, int by)
          && of == stat
          && Selection.isSubject(board, subject, card, context)) {
        product = NumberRange.product(product, by);
        note("explain.times", by, board.face(source).name());
      }
    }
    return product;
  }

  private void note(String id, int number, String source) {
    if (asked.isAsked()) {
      asked.add(Messages.of(id, number(number), Explanations.source(source)));
    }
  }

  /// Each change of a figure with its source, in the order in which they count.
  static List<Message> explain(Board board, int card, Stat stat) {
    FigureChanges changes = FigureChanges.ofOne();
    new Layers(board, card, board.face(card), stat, changes).value();
    return changes.all();
  }
}
