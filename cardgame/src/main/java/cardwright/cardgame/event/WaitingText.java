package cardwright.cardgame.event;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// A card text that an event has set off, and that waits until it is carried out.
public interface WaitingText {
  /// Whose text it is: the player who carries it out.
  Seat you();

  /// Writes all that distinguishes it from others.
  void write(Fingerprint out);
}
