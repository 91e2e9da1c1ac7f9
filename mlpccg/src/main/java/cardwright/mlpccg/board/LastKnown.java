package cardwright.mlpccg.board;

import cardwright.cardgame.state.Counter;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// How a card was before it went to pay for a text.
///
/// @param ref the card, with its life then
/// @param area its area
/// @param controller who controlled it
/// @param power its power
/// @param colors its colors, as bits
/// @param counters the counters that lay on it
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record LastKnown(
    int ref, int area, Seat controller, int power, int colors, Counter[] counters) {
  /// The card.
  public int card() {
    return CardRef.card(ref);
  }

  /// How many counters of a name lay on it.
  public int counters(String name) {
    for (Counter each : counters) {
      if (each.name().equals(name)) {
        return each.number();
      }
    }
    return 0;
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.ref(ref).add(area).add(controller.ordinal()).add(power).add(colors).add(counters.length);
    for (Counter each : counters) {
      each.write(out);
    }
  }
}
