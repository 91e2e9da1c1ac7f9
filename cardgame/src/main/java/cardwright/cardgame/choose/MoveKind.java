package cardwright.cardgame.choose;

import cardwright.engine.Message;

/// A kind of move that players call by a verb of its own whatever is asked, such as `play` or `fight`. Whoever offers such moves says here what the rules object to in one, and finds the moves that are offered in the same way.
public interface MoveKind {
  /// With what such a move begins, as moves are written.
  String verb();

  /// Whether the verb is a move by itself.
  default boolean standsAlone() {
    return false;
  }

  /// Why it is not the time for such a move, or [Message#NOTHING].
  ///
  /// @param what what stands behind the verb
  default Message untimely(String what) {
    return Message.NOTHING;
  }

  /// The first objection of the rules to such a move at its time, or [Message#NOTHING]: they have none to a move that is offered.
  ///
  /// @param what what stands behind the verb
  Message objection(String what);

  /// What is said of a move that is not offered although nothing objects to what was understood of it.
  ///
  /// @param what what stands behind the verb
  Message unlisted(String what);
}
