package cardwright.ggltcg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.resolve.Replacement;
import cardwright.ggltcg.resolve.Replacements;

/// Whether a text takes the place of what would happen.
@Rule("GG Q59")
record AgreeToReplace(Board board, Replacement now) implements YesOrPass {
  @Override
  public Seat seat() {
    return now.seat(board);
  }

  @Override
  public Message question() {
    return Message.plain(
        Replacements.message(board, now.what())
            + ": does "
            + now.text().source().name()
            + " take the place of that?");
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      Replacements.begin(board, now);
    } else {
      Replacements.decline(board, now);
    }
  }
}
