package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Whether a player ignores a flipped card and flips a new one, with a card that has Random.
@Rule("MLP 54")
final class IgnoreFlip implements YesNo {
  private final Board board;
  private final int flip;

  IgnoreFlip(Board board) {
    this.board = board;
    this.flip = Randoms.flip(board);
  }

  @Override
  public Seat seat() {
    return board.pool().owner(flip);
  }

  @Override
  public Message question() {
    return Messages.of("question.ignore", card(new Labels(board, seat()).name(flip)));
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      Randoms.ignore(board, chance, seat(), flip);
    } else {
      Randoms.keep(board, flip);
    }
  }
}
