package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.EventGate;
import cardwright.ggltcg.resolve.EventGates;
import cardwright.ggltcg.vocabulary.Ability;

/// Which of several texts takes the place of what would happen. The options are their indices.
@Rule({"GG Q59", "GG Q60"})
record ReplaceEvent(Board board, EventGate gate) implements Decision.Own {
  @Override
  public Seat seat() {
    return EventGates.seat(board, gate);
  }

  @Override
  public Message question() {
    return Messages.of("question.which-replaces", clause(EventGates.message(board, gate.event())));
  }

  @Override
  public void list(MoveList options) {
    for (int i = 0; i < gate.texts().size(); i++) {
      options.add(i);
    }
  }

  @Override
  public String notation(int option) {
    return NamedTexts.notation(
        gate.texts(), gate.texts().get(option), Ability.Instead.class::isInstance);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.text-replaces", card(gate.texts().get(option).source().name()));
  }

  @Override
  public void make(int option, Chance chance) {
    EventGates.pick(board, gate, option);
  }
}
