package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The cards chosen so far: references, each for one choice of a text. Those of one choice are a set, whatever the order in which they were picked. Immutable.
///
/// Where both players make a choice, what each picks is kept apart under the number of the choice and the seat.
public final class Picks {
  private static final int SEATS = 64;

  /// Nothing chosen.
  public static final Picks NONE = new Picks(new int[0]);

  // Pairs of a choice and a reference, by choice and then by card.
  private final int[] pairs;

  private Picks(int[] pairs) {
    this.pairs = pairs;
  }

  private static int key(int choice, Seat seat) {
    return choice + SEATS * seat.ordinal();
  }

  /// These and one more of a seat.
  public Picks with(int choice, Seat seat, int ref) {
    return with(key(choice, seat), ref);
  }

  /// These and one more.
  public Picks with(int choice, int ref) {
    if (pairs.length == 0) {
      return new Picks(new int[] {choice, ref});
    }
    int at = 0;
    while (at < pairs.length && isBefore(at, choice, ref)) {
      at += 2;
    }
    int[] more = new int[pairs.length + 2];
    System.arraycopy(pairs, 0, more, 0, at);
    more[at] = choice;
    more[at + 1] = ref;
    System.arraycopy(pairs, at, more, at + 2, pairs.length - at);
    return new Picks(more);
  }

  private boolean isBefore(int at, int choice, int ref) {
    return pairs[at] < choice
        || (pairs[at] == choice && CardRef.card(pairs[at + 1]) < CardRef.card(ref));
  }

  /// These without one that a seat takes back.
  public Picks without(int choice, Seat seat, int ref) {
    return without(key(choice, seat), ref);
  }

  /// These without one that is taken back.
  public Picks without(int choice, int ref) {
    int[] kept = new int[pairs.length];
    int count = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] != choice || pairs[i + 1] != ref) {
        kept[count++] = pairs[i];
        kept[count++] = pairs[i + 1];
      }
    }
    return new Picks(Arrays.copyOf(kept, count));
  }

  /// These without those that seats made for a choice or for one behind it.
  public Picks forgetting(int choice) {
    return of(key -> key % SEATS < choice);
  }

  /// Those of some choices alone.
  public Picks of(IntPredicate choices) {
    int[] kept = new int[pairs.length];
    int count = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      if (choices.test(pairs[i])) {
        kept[count++] = pairs[i];
        kept[count++] = pairs[i + 1];
      }
    }
    return new Picks(Arrays.copyOf(kept, count));
  }

  /// How many a seat has chosen for a choice.
  public int count(int choice, Seat seat) {
    return count(key(choice, seat));
  }

  /// How many were chosen for a choice.
  public int count(int choice) {
    int count = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      count += pairs[i] == choice ? 1 : 0;
    }
    return count;
  }

  /// What a seat has chosen for a choice, by card.
  public int[] of(int choice, Seat seat) {
    return of(key(choice, seat));
  }

  /// What was chosen for a choice, by card.
  public int[] of(int choice) {
    int count = count(choice);
    if (count == 0) {
      return PickedSet.NONE;
    }
    int[] refs = new int[count];
    int at = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] == choice) {
        refs[at++] = pairs[i + 1];
      }
    }
    return refs;
  }

  /// One of those that were chosen for a choice, by card.
  ///
  /// @param index from 0 to `count(choice) - 1`
  public int get(int choice, int index) {
    int at = 0;
    while (pairs[at] != choice) {
      at += 2;
    }
    return pairs[at + 2 * index + 1];
  }

  /// Whether a seat has chosen a card for a choice.
  public boolean has(int choice, Seat seat, int ref) {
    return has(key(choice, seat), ref);
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

  /// The index of the last card, in the order of cards, among those that a seat has chosen for a choice; -1 for none.
  public int highest(int choice, Seat seat) {
    return highest(key(choice, seat));
  }

  /// The index of the last card, in the order of cards, among those chosen for a choice; -1 for none. Players that search go on behind it.
  public int highest(int choice) {
    int highest = -1;
    for (int i = 0; i < pairs.length; i += 2) {
      highest = pairs[i] == choice ? CardRef.card(pairs[i + 1]) : highest;
    }
    return highest;
  }

  /// The index of the first card of the first choice for which any was chosen; -1 for none.
  public int first() {
    return pairs.length == 0 ? -1 : CardRef.card(pairs[1]);
  }

  /// Writes every pick.
  public void write(Fingerprint out) {
    write(out, NONE, 0);
  }

  /// Writes every pick, and others behind them in the same list.
  ///
  /// @param first what is added to the numbers of the others, so that they are told apart
  public void write(Fingerprint out, Picks others, int first) {
    out.add(pairs.length + others.pairs.length);
    writePairs(out, 0);
    others.writePairs(out, first);
  }

  private void writePairs(Fingerprint out, int first) {
    for (int i = 0; i < pairs.length; i += 2) {
      out.add(first + pairs[i]).ref(pairs[i + 1]);
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(pairs);
  }
}
