package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.PickForPart;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.AnnouncementPart;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.CostPart;
import cardwright.mlpccg.vocabulary.Cost;
import java.util.Arrays;

/// With which cards a player pays a cost of a text.
@Rule({"MLP 25", "MLP 61"})
final class PickForPlay implements ChooseByLabel, PickForPart<Announcement, AnnouncementPart> {
  private final Board board;
  private final CostPart part;
  private final Labels labels;
  private final int[] offered;

  PickForPlay(Board board, CostPart part) {
    this.board = board;
    this.part = part;
    this.labels = new Labels(board, part.now().seat());
    this.offered = rules().offeredInOrder(part);
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public Message question() {
    return labels.picked(
        Messages.of("question.pay", card(labels.name(part.now().card()))), part.picked());
  }

  @Override
  public Announcing rules() {
    return new Announcing(board);
  }

  @Override
  public CostPart part() {
    return part;
  }

  @Override
  public CostPart picks() {
    return part;
  }

  @Override
  public int[] offered() {
    return offered;
  }

  @Override
  public String verb() {
    return switch (part.cost()) {
      case Cost.Discard _ -> "discard";
      case Cost.Retire _ -> "retire";
      case Cost.Pay _,
          Cost.PayLess _,
          Cost.Exhaust _,
          Cost.Dismiss _,
          Cost.Spend _,
          Cost.ToHand _,
          Cost.MoveHome _,
          Cost.RemoveCounters _,
          Cost.RemoveAnyCounter _,
          Cost.Either _ ->
          "choose";
    };
  }

  @Override
  public Message objectionTo(int card, GameRefusals game) {
    return Arrays.stream(offered).anyMatch(each -> each == card)
        ? Message.NOTHING
        : Messages.of("refusal.not-to-pay", card(labels.name(card)), clause(question()));
  }

  @Override
  public void goOn(Announcement then) {
    board.agenda().replace(then);
  }
}
