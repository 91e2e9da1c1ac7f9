package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Reading;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// What lies on cards beside their text: counters, and changes that last.
///
/// Copies share the arrays, so they are replaced and never written to.
public final class Marks {
  private static final Counter[] NO_COUNTERS = {};
  private static final Lasting[] NOTHING_LASTS = {};
  private static final Played[] NOTHING_PLAYED = {};

  private final Board board;
  private Counter[] counters = NO_COUNTERS;
  private Lasting[] lasting = NOTHING_LASTS;
  private Played[] played = NOTHING_PLAYED;

  Marks(Board board) {
    this.board = board;
  }

  void copyTo(Marks twin) {
    twin.counters = counters;
    twin.lasting = lasting;
    twin.played = played;
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
    out.add(played.length);
    for (Played each : played) {
      each.write(out);
    }
  }

  /// The cards that were played this turn. Not to be written to.
  public Played[] played() {
    return played;
  }

  /// A card is played.
  public void play(int card, Seat by) {
    played = Played.with(played, card, by);
  }

  /// A turn begins: nothing has been played in it.
  public void forgetPlayed() {
    played = NOTHING_PLAYED;
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

  /// The points that were scored with a card in this phase, or by confronting where it is.
  public int scored(int ref) {
    int sum = 0;
    for (Lasting each : lasting) {
      sum +=
          each instanceof Lasting.Scored(int card, int points, var _) && card == ref ? points : 0;
    }
    return sum;
  }

  /// Adds a lasting effect.
  public void last(Lasting effect) {
    lasting = Arrays.copyOf(lasting, lasting.length + 1);
    lasting[lasting.length - 1] = effect;
    changed(effect.isOfFigures());
  }

  private void changed(boolean figures) {
    if (figures) {
      board.change();
    } else {
      board.read(Reading.COUNTS);
    }
  }

  /// Whether a law was made for a time.
  boolean rules() {
    for (Lasting each : lasting) {
      if (each instanceof Lasting.Ruled) {
        return true;
      }
    }
    return false;
  }

  /// Whether something to come was promised.
  public boolean owes() {
    for (Lasting each : lasting) {
      if (each instanceof Lasting.Owed) {
        return true;
      }
    }
    return false;
  }

  /// The lasting effects, oldest first. Not to be written to.
  public Lasting[] lasting() {
    return lasting;
  }

  /// Ends one effect, and none that is like it.
  // An equal effect of another moment goes on.
  @SuppressWarnings("ReferenceEquality")
  public void end(Lasting one) {
    end(each -> each == one);
  }

  /// Those lasting effects end of which something holds.
  public void end(Predicate<Lasting> over) {
    for (Lasting each : lasting) {
      if (over.test(each)) {
        changed(Lasting.anyOfFigures(lasting));
        lasting = Lasting.those(lasting, over.negate());
        return;
      }
    }
  }

  /// A card has become a new object: nothing lies on it any more.
  void forget(int card, IntPredicate holds) {
    if (counters.length > 0) {
      counters =
          Arrays.stream(counters).filter(each -> each.card() != card).toArray(Counter[]::new);
    }
    if (lasting.length > 0) {
      lasting = Lasting.those(lasting, each -> each.stands(holds));
    }
  }

  /// A card was frightened: it counts as a fresh copy, and what was changed on it is over.
  public void fresh(int card) {
    int ref = board.ref(card);
    end(each -> each.ref() == ref);
    counters = Arrays.stream(counters).filter(each -> each.card() != card).toArray(Counter[]::new);
    board.change();
  }
}
