package cardwright.littletroubles.resolve;

import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;

/// Where a Scene goes that is played. The options are places ([Entry]).
@Rule({"LT 6.1c", "LT B43"})
public record PlacePart(Board board, Announcement now) implements AnnouncementPart {
  @Override
  public int[] options() {
    return Entry.places(board, now.card(), now.you());
  }

  @Override
  public Announcement with(int place) {
    return now.onto(place);
  }
}
