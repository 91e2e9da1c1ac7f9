package cardwright.cardgame.state;

import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import org.jspecify.annotations.Nullable;

/// Where a position tells its events: a listener, or nobody. Events are made only where somebody listens.
public final class EventSink {
  private @Nullable Listener listener;

  /// Tells events to a listener from now on, or to nobody.
  public void listen(@Nullable Listener one) {
    listener = one;
  }

  /// Whether anybody listens.
  public boolean isHeard() {
    return listener != null;
  }

  /// Tells an event.
  public void tell(LogEvent event) {
    if (listener != null) {
      listener.on(event);
    }
  }
}
