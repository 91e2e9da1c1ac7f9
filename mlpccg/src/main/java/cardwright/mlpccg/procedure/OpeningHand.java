package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.KeepHand;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// A player decides whether to keep the first hand.
///
/// @param seat who decides
@Rule({"MLP 7", "MLP B4"})
public record OpeningHand(Seat seat) implements TurnStep {
  /// How many cards the first hand has.
  static final int CARDS = 6;

  /// Whether the player keeps it, or draws another one.
  Decision asked(Board board) {
    return new KeepHand(
        seat,
        Messages.of("question.keep-hand"),
        Messages.of("move.keep-hand"),
        "redraw",
        Messages.of("move.redraw"),
        (keep, chance) -> {
          if (keep) {
            Opening.keep(board, seat);
          } else {
            Opening.redraw(board, seat, chance);
          }
        });
  }

  @Override
  public void write(Fingerprint out) {
    out.add(162).add(seat.ordinal());
  }
}
