package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;

/// Attacks the opponent's hand.
@Rule({"GG 8.1", "GG 8.2"})
record DirectAttack(Board board, Decision asked, ChoiceRefusals choices) implements MainPhaseMove {
  @Override
  public String verb() {
    return "direct attack with";
  }

  private int attacker(String what) {
    return choices.find(what, board.cards(Zone.PLAY, you()));
  }

  @Override
  public Message objection(String what) {
    int attacker = attacker(what);
    Message objection = TussleToy.toAttacker(this, choices, what, attacker);
    if (!objection.isEmpty()) {
      return objection;
    }
    Objection direct = Possible.direct(board, attacker, you());
    return direct == null ? Message.NOTHING : choices.about(attacker, direct);
  }

  @Override
  public Message unlisted(String what) {
    return written(ActInMainPhase.Action.DIRECT_ATTACK, attacker(what), PlayWording.NOBODY);
  }
}
