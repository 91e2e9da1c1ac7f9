package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.PendingEvents;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.GameEvent;

/// A moment that is about to come, and that texts may change.
///
/// @param moment what is about to happen
/// @param at which of its events is looked at
@Rule("MLP B41")
public record EventGate(PendingEvents<GameEvent> moment, int at) implements ResolutionStep {
  static EventGate of(PendingEvents<GameEvent> moment) {
    return new EventGate(moment, 0);
  }

  /// Whether all of its events have been looked at.
  boolean isThrough() {
    return at >= moment.events().length;
  }

  /// The event that is looked at.
  public GameEvent event() {
    return moment.events()[at];
  }

  EventGate next() {
    return new EventGate(moment, at + 1);
  }

  /// Without the one that is looked at: something takes its place.
  EventGate without() {
    return new EventGate(moment.without(at), at);
  }

  @Override
  public void write(Fingerprint out) {
    GameEvent[] events = moment.events();
    out.add(6).add(moment.full() ? 1 : 0).add(at).add(moment.caller()).add(events.length);
    for (GameEvent event : events) {
      event.write(out);
    }
  }
}
