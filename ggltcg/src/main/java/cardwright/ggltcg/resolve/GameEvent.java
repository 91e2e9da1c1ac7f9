package cardwright.ggltcg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// A change whose place a text can take: what lies in an [EventGate] until it is known whether one does.
@Rule({"GG Q59", "GG Q61"})
public sealed interface GameEvent {
  /// A card in play would be sleeped.
  ///
  /// @param ref the card, with its life
  record Sleep(int ref) implements GameEvent {}

  /// A player would gain CC.
  record Gain(Seat seat, int cc) implements GameEvent {}

  /// Writes all that distinguishes this from others.
  default void write(Fingerprint out) {
    switch (this) {
      case Sleep(int ref) -> out.add(1).ref(ref);
      case Gain(Seat seat, int cc) -> out.add(2).add(seat.ordinal()).add(cc);
    }
  }
}
