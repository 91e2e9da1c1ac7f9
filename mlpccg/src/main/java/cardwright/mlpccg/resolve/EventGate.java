package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.PendingEvents;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.GameEvent;

/// A moment that is about to come, and that texts may change.
///
/// @param moment what is about to happen
/// @param at which of its events is looked at
/// @param settled whether it is settled as what the card of that event enters play
@Rule({"MLP B41", "MLP Q145"})
public record EventGate(PendingEvents<GameEvent> moment, int at, boolean settled)
    implements ResolutionStep {
  static EventGate of(PendingEvents<GameEvent> moment) {
    return new EventGate(moment, 0, false);
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
    return new EventGate(moment, at + 1, false);
  }

  /// Its player says as what the card enters play.
  EventGate settling() {
    return new EventGate(moment, at, true);
  }

  /// Something else happens to the same card.
  EventGate with(GameEvent changed) {
    GameEvent[] events = moment.events().clone();
    events[at] = changed;
    return new EventGate(new PendingEvents<>(events, moment.full(), moment.caller()), at, settled);
  }

  /// Without the one that is looked at: something takes its place.
  EventGate without() {
    return new EventGate(moment.without(at), at, false);
  }

  @Override
  public void write(Fingerprint out) {
    GameEvent[] events = moment.events();
    out.add(6).add(moment.full() ? 1 : 0).add(at).add(moment.caller()).add(events.length);
    for (GameEvent event : events) {
      event.write(out);
    }
    if (settled) {
      out.add(1);
    }
  }
}
