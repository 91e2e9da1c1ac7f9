package cardwright.mlpccg.board;

import cardwright.cardgame.event.PendingTexts;
import cardwright.cardgame.event.WaitingText;
import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;

/// What has happened and has not been answered yet, oldest first.
public final class EventQueue {
  private static final Occurrence[] NOTHING = {};
  private static final WaitingText[] NOBODY = {};

  private final SharedList<Occurrence> events = new SharedList<>(NOTHING);
  private final PendingTexts<WaitingText> pending = new PendingTexts<>(NOBODY);

  EventQueue() {}

  /// What has happened.
  public SharedList<Occurrence> events() {
    return events;
  }

  /// The texts that were set off and wait to be carried out.
  public PendingTexts<WaitingText> pending() {
    return pending;
  }

  void copyTo(EventQueue twin) {
    events.copyTo(twin.events);
    pending.copyTo(twin.pending);
  }

  void write(Fingerprint out) {
    events.write(out, Occurrence::write);
    pending.write(out);
  }
}
