package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.CostPart;
import cardwright.mlpccg.vocabulary.Cost;
import java.util.Arrays;

/// With which cards a player pays a cost of a text.
@Rule({"MLP 25", "MLP 61"})
record PayWithCards(Board board, CostPart part, Labels labels) implements ChooseByLabel {
  PayWithCards(Board board, CostPart part) {
    this(board, part, new Labels(board, part.now().seat()));
  }

  @Override
  public Message question() {
    return labels.picked(
        Messages.of("question.pay", card(labels.name(part.now().card()))), part.picked());
  }

  @Override
  public int[] candidates() {
    return new Announcing(board).offeredInOrder(part);
  }

  @Override
  public boolean isAscending(int card) {
    return new Announcing(board).isAscending(part, card);
  }

  @Override
  public int[] takeBacks() {
    return part.takeBacks();
  }

  @Override
  public String verb() {
    return switch (part.cost()) {
      case Cost.Discard _ -> "discard";
      case Cost.Retire _ -> "retire";
      case Cost.Pay _,
          Cost.Exhaust _,
          Cost.Dismiss _,
          Cost.Spend _,
          Cost.ToHand _,
          Cost.MoveHome _,
          Cost.RemoveCounters _,
          Cost.RemoveAnyCounter _ ->
          "choose";
    };
  }

  @Override
  public Message objectionTo(int card, GameRefusals game) {
    return Arrays.stream(candidates()).anyMatch(each -> each == card)
        ? Message.NOTHING
        : Messages.of("refusal.not-to-pay", card(labels.name(card)), clause(question()));
  }

  @Override
  public void pick(int card, Chance chance) {
    new Announcing(board).settle(part, card);
  }

  @Override
  public void takeBack(int card) {
    new Announcing(board).takeBack(part, card);
  }
}
