package cardwright.mlpccg.board;

import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;
import cardwright.engine.Step;

/// What has happened and has not been answered yet, oldest first.
public final class EventQueue {
  private static final GameEvent[] NOTHING = {};
  private static final Step[] NOBODY = {};

  private final SharedList<GameEvent> events = new SharedList<>(NOTHING);
  private final SharedList<Step> pending = new SharedList<>(NOBODY);

  EventQueue() {}

  /// What has happened.
  public SharedList<GameEvent> events() {
    return events;
  }

  /// The texts that were set off and wait to be carried out.
  public SharedList<Step> pending() {
    return pending;
  }

  void copyTo(EventQueue twin) {
    events.copyTo(twin.events);
    pending.copyTo(twin.pending);
  }

  void write(Fingerprint out) {
    events.write(out, GameEvent::write);
    pending.write(out, Step::write);
  }
}
