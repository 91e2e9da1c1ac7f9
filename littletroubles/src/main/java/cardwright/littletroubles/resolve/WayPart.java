package cardwright.littletroubles.resolve;

import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;

/// In which of several ways a play is paid. The options are the ways in the order of the text, from 0.
@Rule("LT C144")
public record WayPart(Board board, Announcement now) implements AnnouncementPart {
  @Override
  public int[] options() {
    int[] ways = new int[now.text(board).ways().length];
    for (int way = 0; way < ways.length; way++) {
      ways[way] = way;
    }
    return ways;
  }

  @Override
  public Announcement with(int way) {
    return now.paidIn(way);
  }
}
