package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Step;

/// The rules have a player pick one card.
///
/// @param purpose what happens to it
/// @param seat who picks
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
public record Pick(Purpose purpose, Seat seat) implements Step {
  /// What happens to the card.
  public enum Purpose {
    @Rule("MLP 42")
    HAND_LIMIT,
    @Rule("MLP 42")
    HOME_LIMIT,
    /// One unique card too many, or one face-up Troublemaker.
    @Rule({"MLP 19", "MLP 24", "MLP 74"})
    SURPLUS,
    /// Who goes home after a challenge that was lost.
    @Rule("MLP 22")
    LOST
  }

  @Override
  public void write(Fingerprint out) {
    out.add(163).add(purpose.ordinal()).add(seat.ordinal());
  }
}
