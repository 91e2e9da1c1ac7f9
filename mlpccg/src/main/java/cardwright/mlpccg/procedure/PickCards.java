package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import java.util.Arrays;

/// Which cards a player picks for a rule: to keep a limit, or one of those of which only one may stay.
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
// Its array is never written to.
@SuppressWarnings("ArrayRecordComponent")
record PickCards(Board board, PickForRule now, int[] unpicked, Labels labels)
    implements ChooseByLabel {
  PickCards(Board board, PickForRule now) {
    this(board, now, RulePicks.unpicked(board, now), new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    Message.Argument missing = number(RulePicks.missing(board, now));
    Message question =
        switch (now.purpose()) {
          case HAND_LIMIT -> Messages.of("question.hand-limit", missing);
          case HOME_LIMIT -> Messages.of("question.home-limit", missing);
          case TO_PLAY -> Messages.of("question.discard-to-play", missing);
          case SURPLUS -> Messages.of("question.surplus");
          case LOST -> Messages.of("question.lost");
        };
    return labels.picked(question, now.picked());
  }

  @Override
  public int[] candidates() {
    return RulePicks.candidates(board, now);
  }

  @Override
  public boolean isAscending(int card) {
    return RulePicks.isAscending(board, now, card, unpicked);
  }

  @Override
  public int[] takeBacks() {
    return RulePicks.takeBacks(board, now);
  }

  @Override
  public String verb() {
    return switch (now.purpose()) {
      case HAND_LIMIT, TO_PLAY -> "discard";
      case HOME_LIMIT -> "retire";
      case SURPLUS -> "dismiss";
      case LOST -> "choose";
    };
  }

  @Override
  public Message objectionTo(int card, GameRefusals game) {
    int[] among =
        switch (now.purpose()) {
          case HAND_LIMIT, HOME_LIMIT, TO_PLAY -> unpicked;
          case SURPLUS, LOST -> candidates();
        };
    return Arrays.stream(among).anyMatch(each -> each == card)
        ? Message.NOTHING
        : Messages.of(
            "refusal.not-for-rule", card(labels.name(card)), word(rule()), clause(question()));
  }

  /// The rule for which they are picked.
  private String rule() {
    return switch (now.purpose()) {
      case HAND_LIMIT -> "MLP 42";
      case HOME_LIMIT -> "MLP 42a";
      case SURPLUS -> "MLP 19, MLP 74";
      case LOST -> "MLP 22a";
      case TO_PLAY -> "MLP Q82";
    };
  }

  @Override
  public void pick(int card, Chance chance) {
    RulePicks.make(board, chance, now, card);
  }

  @Override
  public void takeBack(int card) {
    RulePicks.takeBack(board, now, card);
  }
}
