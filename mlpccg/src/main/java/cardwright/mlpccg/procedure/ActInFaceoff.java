package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.message.Messages;

/// What a player starts in a faceoff before the totals are compared, if anything.
@Rule({"MLP 46", "MLP B12"})
record ActInFaceoff(Board board, StartOptions offers) implements StartOrPass {
  ActInFaceoff(Board board) {
    this(board, StartOptions.of(board, Seat.of(board.get(TableCounter.PRIORITY))));
  }

  @Override
  public Message question() {
    return Messages.of(
        "question.faceoff",
        number(FaceoffTotals.total(board, seat())),
        number(FaceoffTotals.total(board, seat().other())));
  }

  @Override
  public Message passMeans() {
    return Meanings.pass();
  }

  @Override
  public void pass(Chance chance) {
    Faceoff.pass(board, seat());
  }

  @Override
  public void start(int offer, Chance chance) {
    Faceoff.acted(board, seat());
    offers.start(offer, chance);
  }
}
