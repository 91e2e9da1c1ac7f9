package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.EventGates;

/// Whether the one text that may take the place of an event does.
@Rule("MLP B41")
record AgreeToReplace(Board board, EventGate gate) implements YesNo {
  @Override
  public Seat seat() {
    return EventGates.seat(board, gate);
  }

  @Override
  public Message question() {
    Labels labels = new Labels(board, seat());
    return ReactionPrompt.about(
        board,
        labels,
        gate,
        Messages.of(
            "question.use-instead",
            card(labels.name(CardRef.card(EventGates.cards(board, gate)[0])))));
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    EventGates.take(board, gate, yes ? 0 : EventGates.NOTHING);
  }
}
