package cardwright.cardgame.text;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// When what a text has changed is over.
///
/// @param duration how long it lasts
/// @param you who carried the text out
public record Expiry(Duration duration, Seat you) {
  /// Whether it is over when a turn ends.
  public boolean isAtEndOfTurn() {
    return duration == Duration.Shared.END_OF_TURN;
  }

  /// Whether it is over when a turn of that player begins.
  public boolean isAtStartOfTurn(Seat active) {
    return duration == Duration.Shared.NEXT_TURN && you == active;
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.add(duration.code()).add(you.ordinal());
  }
}
