package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.run.Interpreter;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;

/// Whether a player does what a text says that he may do.
record AgreeToText(Board board, TextFrame now) implements YesNo {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    String name = new Labels(board, seat()).name(CardRef.card(now.self()));
    return Messages.of("question.use-ability", card(name));
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      TextChoices.agree(board, now);
    } else {
      Interpreter.decline(board.agenda(), now);
    }
  }
}
