package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;

/// When X can be worked out.
final class KnownX {
  private KnownX() {}

  /// Whether what X speaks of is there: a card that was mentioned, or the end of the faceoff that the text starts.
  static boolean isKnown(Board board, TextFrame now) {
    return now.text().body().x().isPresent()
        && isThere(board, now.text().body().x().get(), now)
        && !isBeforeFaceoff(now);
  }

  private static boolean isBeforeFaceoff(TextFrame now) {
    Script<Effect> script = now.text().script();
    for (int at = now.next(); at < script.length(); at++) {
      if (script.at(at) instanceof Script.Do<Effect>(Effect effect, int _)
          && (effect instanceof Effect.StartFaceoff || effect instanceof Effect.FaceoffBetween)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThere(Board board, Value value, TextFrame now) {
    return switch (value) {
      case Value.NumberOf(Target<Which> those) -> isThere(board, those, now);
      case Value.Counters(String _, Target<Which> card) -> isThere(board, card, now);
      case Value.StatOf(var _, Target<Which> card) -> isThere(board, card, now);
      case Value.ColorsOf(Target<Which> card) -> isThere(board, card, now);
      case Value.BonusOf(Target<Which> problem) -> isThere(board, problem, now);
      case Value.ScoredThisPhase(Target<Which> card) -> isThere(board, card, now);
      case Value.CountOf _,
          Value.Shared _,
          Value.ColorsAmong _,
          Value.TypesAmong _,
          Value.TotalPower _,
          Value.Tokens _,
          Value.Points _,
          Value.DrawnThisTurn _,
          Value.Flips _,
          Value.PowerHere _ ->
          true;
    };
  }

  private static boolean isThere(Board board, Target<Which> target, TextFrame now) {
    return switch (target) {
      case Target.It<Which> _, Target.That<Which> _, Target.Those<Which> _ ->
          now.named(board, target).length > 0;
      case Target.This<Which> _,
          Target.All<Which> _,
          Target.Choose<Which> _,
          Target.Random<Which> _ ->
          true;
      case Target.Own<Which> own ->
          switch (OwnTarget.of(own)) {
            case OwnTarget.Banished _, OwnTarget.Exhausted _, OwnTarget.TheOther _ ->
                now.named(board, target).length > 0;
            case OwnTarget.Host _, OwnTarget.ThisProblem _, OwnTarget.TopCard _ -> true;
          };
    };
  }
}
