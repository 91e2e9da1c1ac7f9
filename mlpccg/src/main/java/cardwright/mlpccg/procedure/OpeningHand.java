package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.KeepHand;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Moves;

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
            keep(board);
          } else {
            redraw(board, chance);
          }
        });
  }

  private void keep(Board board) {
    if (board.heard()) {
      board.tell(new PublicEvent.Kept(seat));
    }
    board.agenda().pop();
  }

  /// The player shuffles the hand back and draws another one, once.
  private void redraw(Board board, Chance chance) {
    board.set(SeatCounter.REDRAWS, seat, 1);
    if (board.heard()) {
      board.tell(new PublicEvent.Redrew(seat));
    }
    Pile hand = board.pile(Zone.HAND, seat);
    while (hand.size() > 0) {
      board.moveToPile(hand.get(0), Zone.DECK, false);
    }
    Moves.shuffle(board, Zone.DECK, seat, chance);
    Moves.draw(board, seat, CARDS);
    board.agenda().pop();
  }

  @Override
  public void write(Fingerprint out) {
    out.add(162).add(seat.ordinal());
  }
}
