package cardwright.engine;

import java.util.Objects;
import java.util.Optional;

/// How a play ended. Two of them are equal when the same seat won, and the reason is the same in words.
///
/// @param winner the seat that won, or empty for a draw
/// @param message why, as a part of a sentence with the id of the rule; it is worded when somebody reads it
public record Outcome(Optional<Seat> winner, Message message) {
  /// A win of one seat.
  public static Outcome win(Seat winner, Message message) {
    return new Outcome(Optional.of(winner), message);
  }

  /// A win of one seat, for a reason in words.
  public static Outcome win(Seat winner, String reason) {
    return win(winner, Message.plain(reason));
  }

  /// An end without a winner.
  public static Outcome draw(Message message) {
    return new Outcome(Optional.empty(), message);
  }

  /// An end without a winner, for a reason in words.
  public static Outcome draw(String reason) {
    return draw(Message.plain(reason));
  }

  /// Why, in plain words: `all of B's cards are asleep (GG 12.2)`.
  public String reason() {
    return message.words();
  }

  /// 1 for a win of that seat, 0 for a loss, one half for a draw.
  public double score(Seat seat) {
    return winner.map(w -> w == seat ? 1.0 : 0.0).orElse(0.5);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Outcome that
        && winner.equals(that.winner)
        && reason().equals(that.reason());
  }

  @Override
  public int hashCode() {
    return Objects.hash(winner, reason());
  }

  @Override
  public String toString() {
    return winner.map(seat -> seat + " wins: ").orElse("draw: ") + reason();
  }
}
