package cardwright.engine;

import java.util.Optional;

/// How a play ended.
///
/// @param winner the seat that won, or empty for a draw
/// @param reason why, in plain words, with the id of the rule: `all of B's cards are asleep (GG 12.2)`
public record Outcome(Optional<Seat> winner, String reason) {
  /// A win of one seat.
  public static Outcome win(Seat winner, String reason) {
    return new Outcome(Optional.of(winner), reason);
  }

  /// An end without a winner.
  public static Outcome draw(String reason) {
    return new Outcome(Optional.empty(), reason);
  }

  /// 1 for a win of that seat, 0 for a loss, one half for a draw.
  public double score(Seat seat) {
    return winner.map(w -> w == seat ? 1.0 : 0.0).orElse(0.5);
  }

  @Override
  public String toString() {
    return winner.map(seat -> seat + " wins: ").orElse("draw: ") + reason;
  }
}
