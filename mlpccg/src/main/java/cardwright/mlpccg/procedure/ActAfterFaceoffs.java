package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// What the turn player starts in the Score Phase once its faceoffs are over, if anything. The options are offers.
@Rule({"MLP 31", "MLP 62"})
final class ActAfterFaceoffs implements Decision.Own {
  private final Board board;
  private final StartOptions offers;

  ActAfterFaceoffs(Board board) {
    this.board = board;
    Seat seat = board.active();
    this.offers = StartOptions.of(board, seat, new Labels(board, seat));
  }

  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public Message question() {
    return Messages.of("question.phase", word(board.stage().title()));
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
    return option == PASS ? Messages.of("move.go-on-scoring") : offers.meaning(option);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().replace(Phase.END_SCORE);
    } else {
      offers.start(option, chance);
    }
  }
}
