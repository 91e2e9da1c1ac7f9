package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.cardgame.choose.Decision;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.message.Messages;

/// Uses an ability of a card in play, which [StartOptions] offers.
@Rule({"MLP 14", "MLP 31"})
record UseAbility(Board board, Labels labels, Decision asked) implements CardMove {
  @Override
  public String verb() {
    return "use";
  }

  @Override
  public int meant(String what) {
    return labels.inPlay(what);
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.not-in-play", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    if (StartOrPass.offer(asked, card)) {
      return Message.NOTHING;
    }
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return Messages.of("refusal.no-text", card(labels.name(card)));
    }
    return board.is(card, CardFlag.EXHAUSTED)
        ? Messages.of("refusal.exhausted", card(labels.name(card)))
        : Message.NOTHING;
  }

  @Override
  public Message unlisted(int card, String what) {
    return Messages.of("refusal.use", card(labels.name(card)), clause(asked.question()));
  }
}
