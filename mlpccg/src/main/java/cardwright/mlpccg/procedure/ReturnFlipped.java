package cardwright.mlpccg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// A player puts the flipped cards on the bottom of the deck, in an order that nobody else sees.
///
/// @param seat whose cards they are
/// @param pumped whether some of them may still be banished beneath Pumped cards
/// @param order the cards in the order in which they go there, with their lives
@Rule({"MLP 48", "MLP 51", "MLP B5"})
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record ReturnFlipped(Seat seat, boolean pumped, int[] order) implements TurnStep {
  @Override
  public void write(Fingerprint out) {
    out.add(164).add(seat.ordinal()).add(pumped ? 1 : 0).add(order.length);
    for (int ref : order) {
      out.ref(ref);
    }
  }
}
