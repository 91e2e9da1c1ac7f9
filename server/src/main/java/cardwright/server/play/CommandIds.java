package cardwright.server.play;

import cardwright.engine.Seat;

/// Names the lines of a log by who made them, so that a repeated command is known again and nobody can take the name of another's line.
///
/// In the log an id of a page stands behind the seat that sent it, an id of the server behind `server`. Between the two stands a colon, which no
/// page can write: its ids have letters, digits, `-` and `_` alone ([cardwright.server.wire.Fields#commandId]). Logs of older programs have ids without a
/// colon; they are never met again.
final class CommandIds {
  private CommandIds() {}

  /// The id of a line that the page of a seat asked for.
  static String of(Seat seat, String command) {
    return seat.name() + ":" + command;
  }

  /// The id of the server's own line at that place of the log.
  static String own(int line) {
    return "server:" + line;
  }
}
