package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// The rules have a player pick cards: down to a limit, or so many, or one.
///
/// @param purpose what happens to them
/// @param seat who picks
/// @param picked what was picked so far for a limit, with lives, in the order of cards
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record PickForRule(Purpose purpose, Seat seat, int[] picked) implements TurnStep {
  /// What happens to the cards.
  public enum Purpose {
    @Rule("MLP 42")
    HAND_LIMIT,
    @Rule("MLP 42a")
    HOME_LIMIT,
    /// One unique card too many, or one face-up Troublemaker.
    @Rule({"MLP 19", "MLP 24", "MLP 74"})
    SURPLUS,
    /// Who goes home after a challenge that was lost.
    @Rule("MLP 22")
    LOST,
    /// What is discarded beside what playing a card costs.
    @Rule("MLP Q82")
    TO_PLAY
  }

  PickForRule(Purpose purpose, Seat seat) {
    this(purpose, seat, PickedSet.NONE);
  }

  PickForRule picking(int[] refs) {
    return new PickForRule(purpose, seat, refs);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(163).add(purpose.ordinal()).add(seat.ordinal()).add(picked.length);
    for (int ref : picked) {
      out.ref(ref);
    }
  }
}
