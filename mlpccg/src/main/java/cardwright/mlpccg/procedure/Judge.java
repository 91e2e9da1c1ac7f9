package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import java.util.List;
import java.util.Locale;

/// What may happen outside the order of play: a player concedes.
@Rule("MLP B49")
public final class Judge {
  private static final String CONCEDE = "concede ";

  private Judge() {}

  /// What may be decreed now.
  public static List<Move> rulings(Board board) {
    if (board.outcome() != null) {
      return List.of();
    }
    return List.of(concession(Seat.A), concession(Seat.B));
  }

  private static Move concession(Seat seat) {
    return new Move(
        CONCEDE + seat.name().toLowerCase(Locale.ROOT),
        Messages.of("ruling.concede", player(seat)));
  }

  /// Carries a ruling out.
  ///
  /// @throws Refused when it is none of [#rulings]
  public static void rule(Board board, String notation) {
    boolean known = rulings(board).stream().anyMatch(each -> each.notation().equals(notation));
    if (!known) {
      throw Refusals.noRuling(notation, List.of(CONCEDE + "a", CONCEDE + "b"));
    }
    Seat seat = notation.endsWith("a") ? Seat.A : Seat.B;
    Message reason = Messages.of("end.concedes", player(seat));
    Outcome outcome = Outcome.win(seat.other(), reason);
    board.end(outcome);
    if (board.heard()) {
      board.tell(new PublicEvent.Conceded(seat));
      board.tell(new PublicEvent.Ended(outcome));
    }
  }
}
