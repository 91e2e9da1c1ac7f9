package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import java.util.Arrays;

/// The named counters that lie on cards.
public final class Counters {
  private static final Counter[] NONE = {};

  private final SharedList<Counter> counters = new SharedList<>(NONE);

  /// All counters. Not to be written to.
  public Counter[] all() {
    return counters.all();
  }

  /// How many counters of a name lie on a card.
  public int number(int card, String name) {
    for (Counter each : counters.all()) {
      if (each.card() == card && each.name().equals(name)) {
        return each.number();
      }
    }
    return 0;
  }

  /// Whether any counter lies on a card.
  public boolean has(int card) {
    for (Counter each : counters.all()) {
      if (each.card() == card) {
        return true;
      }
    }
    return false;
  }

  /// The counters on a card, of each name once.
  public Counter[] on(int card) {
    return Arrays.stream(counters.all())
        .filter(each -> each.card() == card)
        .toArray(Counter[]::new);
  }

  /// The names of the counters on a card, in the order of the alphabet.
  public String[] names(int card) {
    return Arrays.stream(on(card)).map(Counter::name).sorted().toArray(String[]::new);
  }

  /// Sets how many counters of a name lie on a card.
  ///
  /// @param number 0 or less for none; held to the [NumberRange]
  public void set(int card, String name, int number) {
    counters.removeIf(each -> each.card() == card && each.name().equals(name));
    if (number > 0) {
      counters.add(new Counter(card, name, NumberRange.of(number)));
    }
  }

  /// Takes all counters from a card.
  public void clear(int card) {
    if (counters.size() > 0) {
      counters.removeIf(each -> each.card() == card);
    }
  }

  /// Makes the counters of another position equal to these.
  public void copyTo(Counters twin) {
    counters.copyTo(twin.counters);
  }

  /// Writes all counters.
  public void write(Fingerprint out) {
    counters.write(out, Counter::write);
  }
}
