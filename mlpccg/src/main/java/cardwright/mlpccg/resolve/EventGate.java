package cardwright.mlpccg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.GameEvent;
import java.util.Arrays;

/// A moment that is about to come, and that texts may change.
///
/// @param events what is about to happen
/// @param full whether that is all that was asked for, and nothing was replaced so far
/// @param at which of them is looked at
/// @param caller the address of the text that asked for it
@Rule("MLP B41")
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record EventGate(GameEvent[] events, boolean full, int at, int caller)
    implements ResolutionStep {
  static EventGate of(GameEvent[] events, boolean full, int caller) {
    return new EventGate(events, full, 0, caller);
  }

  EventGate next() {
    return new EventGate(events, full, at + 1, caller);
  }

  /// Without the one that is looked at: something takes its place.
  EventGate without() {
    GameEvent[] left = Arrays.copyOf(events, events.length - 1);
    System.arraycopy(events, at + 1, left, at, left.length - at);
    return new EventGate(left, false, at, caller);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(6).add(full ? 1 : 0).add(at).add(caller).add(events.length);
    for (GameEvent event : events) {
      event.write(out);
    }
  }
}
