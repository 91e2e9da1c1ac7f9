package cardwright.ggltcg.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import java.util.Arrays;

/// The triggered abilities that have been set off and wait, in that order.
@Rule({"GG 12.3", "GG Q25"})
public final class PendingTriggers {
  private static final Pending[] NONE = {};

  // Copies share this array, so it is replaced and never written to.
  private Pending[] waiting = NONE;

  PendingTriggers() {}

  /// How many wait.
  public int count() {
    return waiting.length;
  }

  /// The one with that index.
  public Pending get(int index) {
    return waiting[index];
  }

  /// Lets one more wait.
  public void add(Pending trigger) {
    waiting = Arrays.copyOf(waiting, waiting.length + 1);
    waiting[waiting.length - 1] = trigger;
  }

  /// Takes the one with that index out.
  public Pending take(int index) {
    Pending taken = waiting[index];
    Pending[] rest = waiting.length == 1 ? NONE : new Pending[waiting.length - 1];
    System.arraycopy(waiting, 0, rest, 0, index);
    System.arraycopy(waiting, index + 1, rest, index, rest.length - index);
    waiting = rest;
    return taken;
  }

  void copyTo(PendingTriggers twin) {
    twin.waiting = waiting;
  }

  void write(Fingerprint out) {
    out.add(waiting.length);
    for (Pending each : waiting) {
      each.write(out);
    }
  }
}
