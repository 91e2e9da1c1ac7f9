package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.YesNo;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.EventGate;
import cardwright.ggltcg.resolve.EventGates;

/// Whether a text takes the place of what would happen.
@Rule("GG Q59")
record AgreeToReplace(Board board, EventGate gate) implements YesNo {
  @Override
  public Seat seat() {
    return EventGates.seat(board, gate);
  }

  @Override
  public Message question() {
    return Messages.of(
        "question.replace",
        clause(EventGates.message(board, gate.event())),
        card(gate.text().source().name()));
  }

  @Override
  public boolean noIsPass() {
    return true;
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    if (yes) {
      EventGates.begin(board, gate);
    } else {
      EventGates.decline(board, gate);
    }
  }
}
