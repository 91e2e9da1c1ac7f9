package cardwright.ggltcg.board;

import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;

/// How a play ends. It is worded once, for plays end often where moves are searched.
///
/// @param reason why, as a part of a sentence
public record Ending(Outcome outcome, Message reason) {
  /// A win of one seat.
  public static Ending win(Seat winner, Message reason) {
    return new Ending(Outcome.win(winner, reason.words()), reason);
  }

  /// An end without a winner.
  public static Ending draw(Message reason) {
    return new Ending(Outcome.draw(reason.words()), reason);
  }
}
