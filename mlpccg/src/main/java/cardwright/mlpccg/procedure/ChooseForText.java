package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.vocabulary.Effect;

/// Which cards a text chooses.
record ChooseForText(Board board, TextFrame now, Labels labels) implements ChooseByLabel {
  ChooseForText(Board board, TextFrame now) {
    this(board, now, new Labels(board, TextChoices.seat(board, now)));
  }

  @Override
  public Message question() {
    return labels.picked(
        Messages.of("question.card", card(labels.name(CardRef.card(now.self())))),
        TextChoices.picked(board, now));
  }

  @Override
  public int[] candidates() {
    return TextChoices.candidates(board, now);
  }

  @Override
  public boolean isAscending(int card) {
    return TextChoices.isAscending(board, now, card);
  }

  @Override
  public int[] takeBacks() {
    return TextChoices.takeBacks(board, now);
  }

  @Override
  public boolean mayStop() {
    return TextChoices.mayStop(now);
  }

  @Override
  public String verb() {
    return switch (TextChoices.acting(now)) {
      case Effect.Discard _ -> "discard";
      case Effect.Retire _ -> "retire";
      case Effect.LookAt _,
          Effect.Reveal _,
          Effect.Choose _,
          Effect.ChooseSecretly _,
          Effect.Dismiss _,
          Effect.Banish _,
          Effect.BanishBeneath _,
          Effect.MoveBeneath _,
          Effect.ToDiscard _,
          Effect.Exhaust _,
          Effect.Ready _,
          Effect.Frighten _,
          Effect.Unfrighten _,
          Effect.SharedOnCards _,
          Effect.PutIntoPlay _,
          Effect.PlayFree _,
          Effect.PlayFreeOn _,
          Effect.MayPlay _,
          Effect.Move _,
          Effect.MoveBeside _,
          Effect.Reattach _,
          Effect.Gain _,
          Effect.Uncover _,
          Effect.TurnFaceDown _,
          Effect.TurnOver _,
          Effect.TurnToStart _,
          Effect.CopyCounter _,
          Effect.Challenge _,
          Effect.ChallengeWith _,
          Effect.FaceoffBetween _,
          Effect.LeaveFaceoff _,
          Effect.Replace _ ->
          "choose";
    };
  }

  @Override
  public Message stoppingMeans() {
    return Meanings.done();
  }

  @Override
  @Rule({"MLP 61", "MLP B2"})
  public Message objectionTo(int card, GameRefusals game) {
    Message.Argument name = card(labels.name(card));
    Message.Argument source = card(labels.name(CardRef.card(now.self())));
    return switch (TextChoices.objection(board, now, card)) {
      case NOT_MEANT -> Messages.of("refusal.not-meant", name, source);
      case ANOTHER -> Messages.of("refusal.another", name, source);
      case NO_EFFECT -> Messages.of("refusal.no-effect", name, source);
      case NONE -> Message.NOTHING;
    };
  }

  @Override
  public void pick(int card, Chance chance) {
    TextChoices.choose(board, now, card);
  }

  @Override
  public void takeBack(int card) {
    TextChoices.takeBack(board, now, card);
  }

  @Override
  public void stop(Chance chance) {
    TextChoices.stop(board, now);
  }
}
