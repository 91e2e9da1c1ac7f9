package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.GameEvent;
import java.util.Arrays;

/// A moment that is about to come, and that texts may change.
///
/// @param deeds what is about to happen
/// @param full whether that is all that was asked for, and nothing was replaced so far
/// @param at which of them is looked at
/// @param caller the address of the text that asked for it
@Rule("MLP B41")
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record EventGate(GameEvent[] deeds, boolean full, int at, int caller)
    implements ResolutionStep {
  static EventGate of(GameEvent[] deeds, boolean full, int caller) {
    return new EventGate(deeds, full, 0, caller);
  }

  EventGate next() {
    return new EventGate(deeds, full, at + 1, caller);
  }

  /// Without the one that is looked at: something takes its place.
  EventGate without() {
    GameEvent[] left = Arrays.copyOf(deeds, deeds.length - 1);
    System.arraycopy(deeds, at + 1, left, at, left.length - at);
    return new EventGate(left, false, at, caller);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(6).add(full ? 1 : 0).add(at).add(caller).add(deeds.length);
    for (GameEvent deed : deeds) {
      deed.write(out);
    }
  }
}
