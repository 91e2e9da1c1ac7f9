package cardwright.cardgame.message;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Viewer;

/// An event of which everybody is told the same.
public interface OpenEvent extends LogEvent {
  /// What is told of the event.
  Message message();

  @Override
  default Message message(Viewer viewer) {
    return message();
  }
}
