package cardwright.cardgame.hidden;

import cardwright.engine.Event;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;

/// An event of which one player sees more than everybody else.
public interface SecretEvent extends Event {
  /// The player who sees more.
  Seat seat();

  /// The event in plain words, as everybody may know it.
  String words();

  /// The event in plain words, as that player knows it.
  String secret();

  @Override
  default String words(Viewer viewer) {
    return viewer == Viewer.of(seat()) ? secret() : words();
  }
}
