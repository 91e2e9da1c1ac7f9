package cardwright.cardgame.hidden;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;

/// An event of which not everybody sees all.
public interface SecretEvent extends LogEvent {
  /// The player who sees all of it.
  Seat seat();

  /// The event as everybody may know it.
  Message open();

  /// The event as that player knows it.
  Message secret();

  /// Whether a viewer knows all of it: that player alone, unless the event says otherwise.
  default boolean isKnownTo(Viewer viewer) {
    return viewer == Viewer.of(seat());
  }

  @Override
  default Message message(Viewer viewer) {
    return isKnownTo(viewer) ? secret() : open();
  }
}
