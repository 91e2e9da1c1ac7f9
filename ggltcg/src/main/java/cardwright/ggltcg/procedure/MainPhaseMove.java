package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.cardgame.choose.Said;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;

/// A kind of move that [ActInMainPhase] offers.
@Rule({"GG 4.4", "GG 4.5", "GG 15.1"})
interface MainPhaseMove extends MoveKind {
  /// What is asked.
  Decision asked();

  Board board();

  /// Who moves.
  default Seat you() {
    return asked().seat();
  }

  /// The same moves can be offered at other times, as by [AnswerTussle].
  @Override
  default Message untimely(String what) {
    if (!(asked() instanceof ActInMainPhase)) {
      return asked().isOption(Said.of(verb() + " " + what))
          ? Message.NOTHING
          : Messages.of("refusal.not-now");
    }
    return enough(board());
  }

  /// Why nothing more can be done in this turn, or nothing.
  static Message enough(Board board) {
    return board.actionsThisTurn() >= Turn.MOST_ACTIONS
        ? Messages.of("refusal.no", clause(Objection.ENOUGH.message()))
        : Message.NOTHING;
  }

  /// How the move is written to which nothing objects, if it is offered.
  default Message written(ActInMainPhase.Action action, int card, int other) {
    return new ActInMainPhase(board())
        .written(action, card, other)
        .map(notation -> Messages.of("refusal.written", word(notation)))
        .orElseGet(() -> Messages.of("refusal.not-offered"));
  }
}
