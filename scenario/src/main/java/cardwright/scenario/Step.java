package cardwright.scenario;

import cardwright.engine.Seat;
import java.util.List;

/// One line of a scenario's `moves`.
sealed interface Step {
  Place place();

  /// A seat makes a move.
  record Make(Place place, Seat seat, String notation) implements Step {}

  /// A move is not offered to a seat, and cannot be forced.
  ///
  /// @param reason what the refusal has to contain; empty for any refusal
  record Refuse(Place place, Seat seat, String notation, String reason) implements Step {}

  /// These moves are offered to a seat.
  ///
  /// @param only whether no others are
  record Offer(Place place, Seat seat, List<String> notations, boolean only) implements Step {}

  /// A ruling is carried out, whoever decides at that moment.
  record Rule(Place place, String notation) implements Step {}

  /// Something holds in mid-game.
  record Expect(Place place, List<Check> checks) implements Step {}
}
