package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Ordering;

/// Which of a player's texts that were set off comes first. The options are indices of those that wait.
@Rule("MLP B10")
final class OrderTexts implements Decision.Own {
  private final Board board;
  private final Ordering now;
  private final int[] waiting;
  private final Labels labels;

  OrderTexts(Board board, Ordering now) {
    this.board = board;
    this.now = now;
    this.waiting = now.options(board);
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.order");
  }

  @Override
  public void list(MoveList options) {
    for (int i = 0; i < waiting.length; i++) {
      options.add(i);
    }
  }

  @Override
  public String notation(int option) {
    return texts().notation(option);
  }

  @Override
  public Message meaning(int option) {
    return texts().meaning(option);
  }

  private NamedTexts texts() {
    int[] refs = new int[waiting.length];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = now.card(board, waiting[i]);
    }
    return new NamedTexts(labels, refs);
  }

  @Override
  public void make(int option, Chance chance) {
    now.choose(board, waiting[option]);
  }
}
