package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Pick;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Which cards of a hand or a deck a player picks: to discard them, to put them back, or to take them.
@Rule({"LT C19", "LT C20", "LT C21"})
// Its array is never written to.
@SuppressWarnings("ArrayRecordComponent")
record PickCards(Board board, Pick now, int[] unpicked, Labels labels) implements ChooseByLabel {
  PickCards(Board board, Pick now) {
    this(board, now, now.unpicked(board), new Labels(board, now.seat()));
  }

  @Override
  public Message question() {
    boolean one = now.left() + now.picked().length == 1;
    String id =
        switch (now.purpose()) {
          case DISCARD -> one ? "question.discard" : "question.discard-several";
          case HAND_LIMIT -> one ? "question.hand-limit" : "question.hand-limit-several";
          case PUT_BACK -> "question.put-back";
          case LOOK -> "question.look";
          case SEARCH -> "question.search";
        };
    return Messages.of(id, clause(labels.pickedSoFar(now.picked())), number(now.left()));
  }

  @Override
  public int[] candidates() {
    return now.candidates(board);
  }

  @Override
  public boolean isAscending(int card) {
    return now.isAscending(card, unpicked);
  }

  @Override
  public int[] takeBacks() {
    return now.takeBacks(board);
  }

  @Override
  public boolean mayStop() {
    return now.mayFindNothing(board);
  }

  @Override
  public String stopping() {
    return "find nothing";
  }

  @Override
  public Message stoppingMeans() {
    return Messages.of("move.find-nothing");
  }

  @Override
  public String verb() {
    return switch (now.purpose()) {
      case DISCARD, HAND_LIMIT -> "discard";
      case PUT_BACK -> "put back";
      case LOOK -> "choose";
      case SEARCH -> "take";
    };
  }

  @Override
  public Message picking(int card) {
    Message.Argument mention = labels.mention(card);
    return switch (now.purpose()) {
      case DISCARD, HAND_LIMIT -> Messages.of("move.discard", mention);
      case PUT_BACK -> Messages.of("move.put-back", mention);
      case LOOK -> Meanings.choose(mention);
      case SEARCH -> Messages.of("move.take", mention);
    };
  }

  @Override
  public Message objectionTo(int card, GameRefusals game) {
    return IntStream.concat(Arrays.stream(unpicked), Arrays.stream(candidates()))
            .anyMatch(each -> each == card)
        ? Message.NOTHING
        : Messages.of(
            "refusal.not-among", card(labels.name(card)), word(rule()), clause(question()));
  }

  /// The rule for which they are picked.
  private String rule() {
    return switch (now.purpose()) {
      case DISCARD -> "LT C21";
      case HAND_LIMIT -> "LT 2.3k";
      case PUT_BACK -> "LT 1.2e";
      case LOOK -> "LT 6.8a";
      case SEARCH -> "LT 6.10a";
    };
  }

  @Override
  @Rule("LT B65")
  public Message notEnough(GameRefusals game) {
    return now.purpose() == Pick.Purpose.SEARCH
        ? Messages.of("refusal.has-to-find", clause(question()))
        : ChooseByLabel.super.notEnough(game);
  }

  @Override
  public void pick(int card, Chance chance) {
    board.agenda().replace(now.with(board.ref(card)));
  }

  @Override
  public void takeBack(int card) {
    board.agenda().replace(now.without(board.ref(card)));
  }

  @Override
  public void stop(Chance chance) {
    board.agenda().replace(now.enough());
  }
}
