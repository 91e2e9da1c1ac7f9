package cardwright.mlpccg.board;

import cardwright.engine.Event;
import cardwright.engine.Listener;
import org.jspecify.annotations.Nullable;

/// Who hears of events: a listener, or nobody. Events are made only where somebody listens.
public final class Ears {
  private @Nullable Listener listener;

  Ears() {}

  /// Tells events to a listener from now on, or to nobody.
  public void listen(@Nullable Listener one) {
    listener = one;
  }

  /// Whether anybody listens.
  boolean open() {
    return listener != null;
  }

  /// Tells an event.
  void hear(Event event) {
    if (listener != null) {
      listener.on(event);
    }
  }
}
