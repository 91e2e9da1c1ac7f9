package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.message.Messages;

/// What a player starts in a faceoff before the totals are compared, if anything. The options are offers.
@Rule({"MLP 46", "MLP B12"})
final class ActInFaceoff implements Decision.Own {
  private final Board board;
  private final Seat seat;
  private final StartOptions offers;

  ActInFaceoff(Board board) {
    this.board = board;
    this.seat = Seat.of(board.get(TableCounter.PRIORITY));
    this.offers = StartOptions.of(board, seat, new Labels(board, seat));
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of(
        "question.faceoff",
        number(Faceoffs.total(board, seat)),
        number(Faceoffs.total(board, seat.other())));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    offers.list(options);
  }

  @Override
  public String notation(int option) {
    return option == PASS ? "pass" : offers.notation(option);
  }

  @Override
  public Message meaning(int option) {
    return option == PASS ? Meanings.pass() : offers.meaning(option);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      Faceoff.pass(board, seat);
    } else {
      Faceoff.acted(board, seat);
      offers.start(option, chance);
    }
  }
}
