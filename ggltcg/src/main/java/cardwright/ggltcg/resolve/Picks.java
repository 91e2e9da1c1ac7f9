package cardwright.ggltcg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.ggltcg.board.Board;
import java.util.Arrays;

/// The cards chosen for a text so far, choice by choice.
///
/// @param choices for each pick, the index of the choice in the text
/// @param refs for each pick, the card with its life
public record Picks(int[] choices, int[] refs) {
  /// Nothing chosen.
  public static final Picks NONE = new Picks(new int[0], new int[0]);

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
  public boolean equals(Object other) {
    return other instanceof Picks(int[] otherChoices, int[] otherRefs)
        && Arrays.equals(choices, otherChoices)
        && Arrays.equals(refs, otherRefs);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(choices) + Arrays.hashCode(refs);
  }

  @Override
  public String toString() {
    return Arrays.toString(choices) + Arrays.toString(refs);
  }
}
