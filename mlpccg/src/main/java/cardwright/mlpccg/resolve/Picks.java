package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import java.util.Arrays;

/// What was chosen so far: cards, with their lives, each for one choice of a text. Immutable.
public final class Picks {
  /// Nothing chosen.
  public static final Picks NONE = new Picks(new int[0]);

  // Pairs of a choice and a reference.
  private final int[] pairs;

  private Picks(int[] pairs) {
    this.pairs = pairs;
  }

  /// These and one more.
  public Picks with(int choice, int ref) {
    int[] more = Arrays.copyOf(pairs, pairs.length + 2);
    more[pairs.length] = choice;
    more[pairs.length + 1] = ref;
    return new Picks(more);
  }

  /// These without those of later choices and of this one: a text that is repeated chooses anew.
  ///
  /// @param seats how far the keys of one player's choices are from the other's
  /// @param costs where the keys of costs begin
  Picks without(int choice, int seats, int costs) {
    int[] kept = new int[pairs.length];
    int count = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] >= costs || pairs[i] % seats < choice) {
        kept[count++] = pairs[i];
        kept[count++] = pairs[i + 1];
      }
    }
    return new Picks(Arrays.copyOf(kept, count));
  }

  /// How many were chosen for a choice.
  public int count(int choice) {
    int count = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      count += pairs[i] == choice ? 1 : 0;
    }
    return count;
  }

  /// What was chosen for a choice.
  public int[] of(int choice) {
    int[] refs = new int[count(choice)];
    int at = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] == choice) {
        refs[at++] = pairs[i + 1];
      }
    }
    return refs;
  }

  /// Whether a card was chosen for a choice.
  public boolean has(int choice, int ref) {
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] == choice && pairs[i + 1] == ref) {
        return true;
      }
    }
    return false;
  }

  /// Whether a card was chosen for anything.
  public boolean has(int ref) {
    for (int i = 1; i < pairs.length; i += 2) {
      if (pairs[i] == ref) {
        return true;
      }
    }
    return false;
  }

  /// How many cards were chosen in all.
  public int size() {
    return pairs.length / 2;
  }

  /// The card chosen last for a choice, or -1.
  public int last(int choice) {
    int last = -1;
    for (int i = 0; i < pairs.length; i += 2) {
      last = pairs[i] == choice ? pairs[i + 1] : last;
    }
    return last;
  }

  void write(Fingerprint out) {
    out.add(pairs.length);
    for (int i = 0; i < pairs.length; i += 2) {
      out.add(pairs[i]).ref(pairs[i + 1]);
    }
  }
}
