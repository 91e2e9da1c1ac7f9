package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.message.Messages;

/// Which flipped card a player banishes beneath which card with Pumped, if any. The options are pairs of cards.
@Rule("MLP 51")
final class FeedPumped implements Decision.Own {
  private static final int CARD_BITS = 11;

  private final Board board;
  private final ReturnFlipped now;
  private final Labels labels;

  FeedPumped(Board board, ReturnFlipped now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.pumped");
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    int[] flips = Interchangeable.once(board, FlippedCards.left(board, now));
    int number = 0;
    int host = FlippedCards.pumped(board, seat(), number);
    while (host != Board.EMPTY) {
      for (int flip : flips) {
        options.add(flip << CARD_BITS | host);
      }
      host = FlippedCards.pumped(board, seat(), ++number);
    }
  }

  private static int flip(int option) {
    return option >> CARD_BITS;
  }

  private static int host(int option) {
    return option & ((1 << CARD_BITS) - 1);
  }

  @Override
  public String notation(int option) {
    return option == PASS
        ? "pass"
        : "banish " + labels.of(flip(option)) + " beneath " + labels.of(host(option));
  }

  @Override
  public Message meaning(int option) {
    return option == PASS
        ? Messages.of("move.banish-none")
        : Messages.of(
            "move.banish-beneath", labels.mention(flip(option)), labels.mention(host(option)));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      FlippedCards.leave(board, chance, now);
    } else {
      FlippedCards.beneath(board, chance, seat(), flip(option), host(option));
    }
  }
}
