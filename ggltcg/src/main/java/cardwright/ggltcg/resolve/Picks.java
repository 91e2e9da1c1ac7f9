package cardwright.ggltcg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.ggltcg.board.Board;
import java.util.Arrays;

/// The cards chosen for a text so far, choice by choice. It never changes, so copies of a position share it.
public final class Picks {
  /// Nothing chosen.
  public static final Picks NONE = new Picks(new int[0], new int[0]);

  // For each pick: the index of the choice in the text, and the card with its life.
  private final int[] choices;
  private final int[] refs;

  private Picks(int[] choices, int[] refs) {
    this.choices = choices;
    this.refs = refs;
  }

  /// These picks and one more.
  public Picks with(int choice, int ref) {
    int[] moreChoices = Arrays.copyOf(choices, choices.length + 1);
    int[] moreRefs = Arrays.copyOf(refs, refs.length + 1);
    moreChoices[choices.length] = choice;
    moreRefs[refs.length] = ref;
    return new Picks(moreChoices, moreRefs);
  }

  /// How many cards were picked for a choice.
  public int count(int choice) {
    int count = 0;
    for (int each : choices) {
      count += each == choice ? 1 : 0;
    }
    return count;
  }

  /// The card picked last for a choice, or -1.
  public int last(int choice) {
    int last = -1;
    for (int i = 0; i < choices.length; i++) {
      if (choices[i] == choice) {
        last = CardRef.card(refs[i]);
      }
    }
    return last;
  }

  /// The cards picked for a choice that are still the same objects, as bits.
  public long cards(Board board, int choice) {
    long cards = 0;
    for (int i = 0; i < choices.length; i++) {
      if (choices[i] == choice && board.holds(refs[i])) {
        cards |= 1L << CardRef.card(refs[i]);
      }
    }
    return cards;
  }

  /// The first card picked for the whole text, or -1: `the chosen card`.
  public int chosen() {
    return refs.length == 0 ? -1 : CardRef.card(refs[0]);
  }

  /// Writes every pick.
  public void write(Fingerprint out) {
    out.add(refs.length);
    for (int i = 0; i < refs.length; i++) {
      out.add(choices[i]).ref(refs[i]);
    }
  }

  @Override
  public String toString() {
    return Arrays.toString(choices) + Arrays.toString(refs);
  }
}
