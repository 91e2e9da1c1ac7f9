package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.run.Interpreter;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.TextFrame;

/// Whether a player does what a text says that he may do.
@Rule({"GG 10.4", "GG 10.5"})
record AgreeToText(Board board, TextFrame now) implements YesOrPass {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    return Messages.of("question.choose", card(now.source().name()));
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      Interpreter.agree(board.agenda(), now);
    } else {
      TextChoices.pass(board, now);
    }
  }
}
