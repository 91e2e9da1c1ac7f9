package cardwright.mlpccg.resolve;

import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import org.jspecify.annotations.Nullable;

/// In which of several ways a text is paid. The options are the ways in the order of the text, from 0.
@Rule("MLP Q124")
public record WayPart(Board board, Announcement now) implements AnnouncementPart {
  /// The way, where there are several and nobody has said which.
  static @Nullable WayPart open(Board board, Announcement now) {
    return now.frame().text().ways().length == 0 ? null : new WayPart(board, now);
  }

  @Override
  public int[] options() {
    int[] ways = new int[now.frame().text().ways().length];
    for (int way = 0; way < ways.length; way++) {
      ways[way] = way;
    }
    return ways;
  }

  @Override
  public Announcement with(int way) {
    return now.with(now.frame().paidIn(way));
  }
}
