package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which cards a player picks for a rule: to keep a limit, or one of those of which only one may stay.
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
// Its array is never written to.
@SuppressWarnings("ArrayRecordComponent")
record PickCards(Board board, Pick now, int[] unpicked, Labels labels) implements ChooseByLabel {
  PickCards(Board board, Pick now) {
    this(board, now, Picking.unpicked(board, now), new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    Message.Argument missing = number(Picking.missing(board, now));
    Message question =
        switch (now.purpose()) {
          case HAND_LIMIT -> Messages.of("question.hand-limit", missing);
          case HOME_LIMIT -> Messages.of("question.home-limit", missing);
          case SURPLUS -> Messages.of("question.surplus");
          case LOST -> Messages.of("question.lost");
        };
    return labels.picked(question, now.picked());
  }

  @Override
  public int[] candidates() {
    return Picking.candidates(board, now);
  }

  @Override
  public boolean isAscending(int card) {
    return Picking.isAscending(board, now, card, unpicked);
  }

  @Override
  public int[] takeBacks() {
    return Picking.takeBacks(board, now);
  }

  @Override
  public String verb() {
    return switch (now.purpose()) {
      case HAND_LIMIT -> "discard";
      case HOME_LIMIT -> "retire";
      case SURPLUS -> "dismiss";
      case LOST -> "choose";
    };
  }

  @Override
  public void pick(int card, Chance chance) {
    Picking.make(board, chance, now, card);
  }

  @Override
  public void takeBack(int card) {
    Picking.takeBack(board, now, card);
  }
}
