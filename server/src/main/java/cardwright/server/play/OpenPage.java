package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.wire.ToPage;
import java.util.Locale;
import java.util.Optional;

/// A page that looks at a play, as the play knows it: who looks, and how it is told something. To tell it waits for nobody.
interface OpenPage {
  /// Who looks.
  Viewer viewer();

  /// The seat of who looks; empty for one who only watches.
  Optional<Seat> seat();

  /// The person who looks; empty for one whom the server does not know.
  String person();

  /// What is read there.
  Locale language();

  /// What writes the play for it.
  ViewWriter viewWriter();

  /// Sends a message, in its turn.
  void say(ToPage message);

  /// Something may look otherwise.
  ///
  /// @param whole whether the page wants the whole log
  void wake(boolean whole);

  /// Something beside the table may be otherwise.
  void nudge();

  /// Says goodbye and closes.
  void leave(CloseReason reason);

  /// Hangs up when a message is on its way for too long.
  void hurry();
}
