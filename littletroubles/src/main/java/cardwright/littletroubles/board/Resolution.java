package cardwright.littletroubles.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import java.util.Arrays;

/// What the texts of one resolution share: which OTTA abilities have happened, which wait for a later place, and which cards were regressed.
///
/// Immutable, so that copies share it.
@Rule({"LT 6.2d", "LT B52", "LT C1", "LT C2", "LT C9", "LT C66"})
public final class Resolution {
  /// A resolution in which nothing has happened yet.
  public static final Resolution NEW = new Resolution(new int[0], new int[0], false);

  // Pairs of a reference to a card and a line of its text.
  private final int[] used;
  private final int[] regressed;
  private final boolean trial;

  private Resolution(int[] used, int[] regressed, boolean trial) {
    this.used = used;
    this.regressed = regressed;
    this.trial = trial;
  }

  /// This resolution, in which a text is only tried: no OTTA ability happens in it.
  @Rule("LT C15")
  public Resolution asTrial() {
    return new Resolution(used, regressed, true);
  }

  /// Whether a text is only tried, without OTTA abilities.
  public boolean isTrial() {
    return trial;
  }

  /// Whether an ability has happened already.
  public boolean used(int ref, int line) {
    for (int i = 0; i < used.length; i += 2) {
      // A card that has left and come back has used its abilities all the same: else there were
      // loops.
      if (CardRef.card(used[i]) == CardRef.card(ref) && used[i + 1] == line) {
        return true;
      }
    }
    return false;
  }

  /// This resolution with one more ability used.
  public Resolution use(int ref, int line) {
    int[] more = Arrays.copyOf(used, used.length + 2);
    more[used.length] = ref;
    more[used.length + 1] = line;
    return new Resolution(more, regressed, trial);
  }

  /// Whether a card was regressed in this resolution.
  public boolean regressed(int ref) {
    for (int each : regressed) {
      if (each == ref) {
        return true;
      }
    }
    return false;
  }

  /// This resolution with one more card regressed.
  public Resolution regress(int ref) {
    int[] more = Arrays.copyOf(regressed, regressed.length + 1);
    more[regressed.length] = ref;
    return new Resolution(used, more, trial);
  }

  void write(Fingerprint out) {
    out.add(used.length);
    for (int i = 0; i < used.length; i += 2) {
      out.add(CardRef.card(used[i])).add(used[i + 1]);
    }
    out.add(regressed.length);
    for (int each : regressed) {
      out.ref(each);
    }
    out.add(trial ? 1 : 0);
  }
}
