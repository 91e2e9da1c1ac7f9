package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.message.Messages;
import java.util.ArrayList;
import java.util.List;

/// What the log says of a faceoff: who is involved, and what is won. All of it lies open on the table.
@Rule({"MLP 43", "MLP 47", "MLP B14"})
final class Announcer {
  private Announcer() {}

  /// A faceoff begins: who stands against whom.
  static void begins(Board board) {
    Seat active = board.active();
    board.tell(
        new PublicEvent.FaceoffBegan(
            board.faceoff().title(),
            problems(board),
            side(board, active),
            side(board, active.other())));
  }

  private static List<Message.Argument.Card> problems(Board board) {
    List<Message.Argument.Card> problems = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      int problem = board.problem(seat);
      if (problem != Board.EMPTY
          && (board.get(TableCounter.FACEOFF_AREAS) >> Area.problem(seat) & 1) != 0) {
        problems.add(board.told(problem));
      }
    }
    return problems;
  }

  private static PublicEvent.Side side(Board board, Seat seat) {
    List<Message.Argument.Card> cards = new ArrayList<>();
    Seat controller = seat;
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.PLAY
          && Selection.isInvolved(board, card)
          && board.faceoffSide(card) == seat) {
        cards.add(board.told(card, String.join("/", board.card(card).titles())));
        controller = board.controller(card);
      }
    }
    return new PublicEvent.Side(seat, controller, cards, FaceoffTotals.total(board, seat));
  }

  /// A faceoff is won.
  static void won(Board board, Seat winner) {
    board.tell(
        new PublicEvent.FaceoffWon(winner, board.get(TableCounter.MARGIN), prize(board, winner)));
  }

  private static Message prize(Board board, Seat winner) {
    Seat challenger = Seat.of(board.get(TableCounter.STARTER));
    int troublemaker = board.challenged();
    return switch (board.faceoff()) {
      case TROUBLEMAKER ->
          winner == challenger && troublemaker != Board.EMPTY
              ? Messages.of(
                  "prize.defeated",
                  card(board.card(troublemaker).name()),
                  number(board.face(troublemaker).figures().points()))
              : Messages.of("prize.home", player(challenger));
      case PROBLEM, DOUBLE -> Messages.of("prize.bonus", number(FaceoffTotals.bonus(board)));
      case NONE, OF_A_CARD -> Message.NOTHING;
    };
  }

  /// A faceoff has no winner.
  ///
  /// @param gone whether the Troublemaker that was challenged is gone
  static void undecided(Board board, boolean gone) {
    board.tell(new PublicEvent.FaceoffUndecided(outcome(board, gone)));
  }

  private static Message outcome(Board board, boolean gone) {
    if (board.faceoff().isProblem()) {
      return Messages.of("undecided.solved");
    }
    if (board.faceoff() != FaceoffKind.TROUBLEMAKER) {
      return Messages.of("undecided.nothing");
    }
    return Messages.of(gone ? "undecided.gone" : "undecided.stays");
  }
}
