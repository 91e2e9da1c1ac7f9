package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;

/// Tussles a Toy of the opponent.
@Rule({"GG 7.1", "GG 7.2", "GG 7.4"})
record TussleToy(Board board, Decision asked, ChoiceRefusals choices) implements MainPhaseMove {
  @Override
  public String verb() {
    return "tussle";
  }

  private int attacker(String what) {
    return choices.find(what.split(" > ", 2)[0], board.cards(Zone.PLAY, you()));
  }

  private int defender(String what) {
    String[] both = what.split(" > ", 2);
    return both.length < 2
        ? PlayWording.NOBODY
        : choices.find(both[1], board.cards(Zone.PLAY, you().other()));
  }

  @Override
  public Message objection(String what) {
    String[] both = what.split(" > ", 2);
    Message objection = toAttacker(this, choices, both[0], attacker(what));
    if (!objection.isEmpty()) {
      return objection;
    }
    if (both.length < 2) {
      return Messages.of("refusal.two-sides", word(both[0]));
    }
    return defender(what) < 0
        ? ChoiceRefusals.about(both[1], Objection.NOT_A_DEFENDER)
        : Message.NOTHING;
  }

  /// What speaks against a Toy that attacks, a Toy or directly.
  static Message toAttacker(
      MainPhaseMove move, ChoiceRefusals choices, String label, int attacker) {
    if (attacker < 0) {
      return ChoiceRefusals.about(label, Objection.NOT_IN_PLAY);
    }
    Board board = move.board();
    Objection objection = Possible.attack(board, attacker, move.you());
    if (objection == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.tussle-too-dear",
          card(board.face(attacker).name()),
          number(Costs.tussle(board, attacker)),
          number(board.cc(move.you())));
    }
    return objection == null ? Message.NOTHING : choices.about(attacker, objection);
  }

  @Override
  public Message unlisted(String what) {
    return written(ActInMainPhase.Action.TUSSLE, attacker(what), defender(what));
  }
}
