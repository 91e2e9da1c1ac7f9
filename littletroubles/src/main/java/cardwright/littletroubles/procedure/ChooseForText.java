package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;

/// Which cards a text chooses.
record ChooseForText(Board board, TextFrame now, int choice, Labels labels)
    implements ChooseByLabel {
  ChooseForText(Board board, TextFrame now, int choice) {
    this(board, now, choice, new Labels(board, now.chooser(board, choice)));
  }

  @Override
  public Message question() {
    return Messages.of(
        "question.choose",
        card(now.face().name()),
        clause(labels.pickedSoFar(TextChoices.picked(now))));
  }

  @Override
  public int[] candidates() {
    return TextChoices.candidates(board, now, choice);
  }

  @Override
  public boolean isAscending(int card) {
    return TextChoices.isAscending(board, now, choice, card);
  }

  @Override
  public int[] takeBacks() {
    return TextChoices.takeBacks(board, now, choice);
  }

  @Override
  public boolean mayStop() {
    return TextChoices.mayStop(board, now, choice);
  }

  @Override
  @Rule({"LT 6.7a", "LT 6.8a", "LT B59", "LT C25"})
  public Message objectionTo(int card, GameRefusals game) {
    Message.Argument name = card(labels.name(card));
    Message.Argument source = card(now.face().name());
    return switch (TextChoices.objection(board, now, card)) {
      case NOT_MEANT -> Messages.of("refusal.not-meant", name, source);
      case NO_EFFECT -> Messages.of("refusal.no-effect", name, source);
      case BRIBE ->
          Messages.of(
              "refusal.bribe",
              name,
              number(Costs.bribe(board, card, seat())),
              number(TextChoices.leftForBribes(board, now)));
      case FORBIDDEN -> Messages.of("refusal.choosing-forbidden", name);
      case NONE -> Message.NOTHING;
    };
  }

  @Override
  public void pick(int card, Chance chance) {
    TextChoices.choose(board, chance, now, choice, card);
  }

  @Override
  public void takeBack(int card) {
    TextChoices.takeBack(board, now, choice, card);
  }

  @Override
  public void stop(Chance chance) {
    TextChoices.stop(board, chance, now, choice);
  }
}
