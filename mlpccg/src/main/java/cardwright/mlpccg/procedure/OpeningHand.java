package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// A player decides whether to keep the first hand.
///
/// @param seat who decides
@Rule({"MLP 7", "MLP B4"})
public record OpeningHand(Seat seat) implements TurnStep {
  /// How many cards the first hand has.
  static final int CARDS = 6;

  @Override
  public void write(Fingerprint out) {
    out.add(162).add(seat.ordinal());
  }
}
