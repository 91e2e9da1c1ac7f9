package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
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
    return Messages.of(
        "question.replace",
        clause(Replacements.message(board, now.what())),
        card(now.text().source().name()));
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
