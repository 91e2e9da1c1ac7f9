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
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.vocabulary.Cost;
import java.util.Arrays;

/// With which cards a player pays a cost of a text.
@Rule({"MLP 25", "MLP 61"})
record PayWithCards(Board board, Announcement now, Labels labels) implements ChooseByLabel {
  PayWithCards(Board board, Announcement now) {
    this(board, now, new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    return labels.picked(
        Messages.of("question.pay", card(labels.name(now.card()))), Announcing.picked(board, now));
  }

  @Override
  public int[] candidates() {
    return Announcing.options(board, now);
  }

  @Override
  public boolean isAscending(int card) {
    return Announcing.isAscending(board, now, card);
  }

  @Override
  public int[] takeBacks() {
    return Announcing.takeBacks(board, now);
  }

  @Override
  public String verb() {
    return switch (Announcing.cost(board, now)) {
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
    Announcing.settle(board, now, card);
  }

  @Override
  public void takeBack(int card) {
    Announcing.takeBack(board, now, card);
  }
}
