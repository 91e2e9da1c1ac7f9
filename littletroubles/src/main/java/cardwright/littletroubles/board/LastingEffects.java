package cardwright.littletroubles.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Duration;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// What lies on cards in play beside their text: counters, and changes that last.
///
/// Copies share both arrays, so they are replaced and never written to.
@Rule({"LT D19", "LT C41", "LT C42"})
public final class Marks {
  private static final Counter[] NO_COUNTERS = {};
  private static final Lasting[] NOTHING_LASTS = {};

  private final Board board;
  private Counter[] counters = NO_COUNTERS;
  private Lasting[] lasting = NOTHING_LASTS;

  Marks(Board board) {
    this.board = board;
  }

  void copyTo(Marks twin) {
    twin.counters = counters;
    twin.lasting = lasting;
  }

  void write(Fingerprint out) {
    out.add(counters.length);
    for (Counter counter : counters) {
      counter.write(out);
    }
    out.add(lasting.length);
    for (Lasting each : lasting) {
      each.write(out);
    }
  }

  /// The counters of a name on a card.
  public int counters(int card, String name) {
    for (Counter each : counters) {
      if (each.card() == card && each.name().equals(name)) {
        return each.number();
      }
    }
    return 0;
  }

  /// Sets the counters of a name on a card.
  public void setCounters(int card, String name, int number) {
    Counter[] others = new Counter[counters.length + 1];
    int count = 0;
    for (Counter each : counters) {
      if (each.card() != card || !each.name().equals(name)) {
        others[count++] = each;
      }
    }
    if (number > 0) {
      others[count++] = new Counter(card, name, number);
    }
    counters = Arrays.copyOf(others, count);
    board.change();
  }

  /// All counters. Not to be written to.
  public Counter[] counters() {
    return counters;
  }

  /// Adds a lasting effect.
  public void last(Lasting effect) {
    lasting = Arrays.copyOf(lasting, lasting.length + 1);
    lasting[lasting.length - 1] = effect;
    board.change();
  }

  /// The lasting effects, oldest first. Not to be written to.
  public Lasting[] lasting() {
    return lasting;
  }

  /// Control of a card that was taken for a while is given back: the last such loan is over.
  @Rule("LT C61")
  public void endLoan(int ref) {
    for (int i = lasting.length - 1; i >= 0; i--) {
      if (lasting[i] instanceof Lasting.Borrowed && lasting[i].ref() == ref) {
        int loan = i;
        Lasting[] others = new Lasting[lasting.length - 1];
        System.arraycopy(lasting, 0, others, 0, loan);
        System.arraycopy(lasting, loan + 1, others, loan, others.length - loan);
        lasting = others;
        return;
      }
    }
  }

  /// How often a Task of a Goal has been done.
  @Rule("LT B73")
  public int task(int card, int task) {
    return (board.columns().at(Column.TASKS, card) >> (8 * task)) & 255;
  }

  /// Counts a Task.
  public void setTask(int card, int task, int times) {
    int others = board.columns().at(Column.TASKS, card) & ~(255 << (8 * task));
    board.columns().put(Column.TASKS, card, others | (times << (8 * task)));
  }

  /// What lasts until end of turn wears off.
  @Rule("LT 2.3j")
  public void wearOff() {
    if (lasting.length > 0) {
      lasting = Lasting.those(lasting, each -> each.duration() != Duration.END_OF_TURN);
      board.change();
    }
  }

  /// A card has become a new object: nothing lies on it any more.
  void forget(int card, IntPredicate holds) {
    if (counters.length > 0) {
      counters =
          Arrays.stream(counters).filter(each -> each.card() != card).toArray(Counter[]::new);
    }
    if (lasting.length > 0) {
      lasting = Lasting.those(lasting, each -> holds.test(each.ref()));
    }
  }
}
