package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.NumberRange;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.SeatCounter;
import java.util.Arrays;

/// What X is in what a play costs. The options are numbers from 1.
@Rule({"LT 6.4e", "LT 6.5b", "LT B83", "LT C27"})
public record XPart(Board board, Announcement now) implements AnnouncementPart {
  @Override
  public int[] options() {
    int step = Math.max(1, now.text(board).stepOfX());
    int most = board.get(SeatCounter.COOKIES, now.you());
    int[] found = new int[NumberRange.MOST_X / step + 1];
    int count = 0;
    for (int x = step; x <= NumberRange.MOST_X && price(x) <= most; x += step) {
      boolean card = now.kind() == Announcement.Kinds.CARD;
      if (!card || Prohibitions.onPlaying(board, now.card(), now.you(), x) == Board.EMPTY) {
        found[count++] = x;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int price(int x) {
    return PriceOfPlay.price(board, now.withX(x));
  }

  @Override
  public Announcement with(int number) {
    return now.withX(number);
  }
}
