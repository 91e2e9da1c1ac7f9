package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Script;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Target;
import cardwright.mlpccg.vocabulary.Value;

/// When X can be worked out.
final class Xs {
  private Xs() {}

  /// Whether what X speaks of is there: a card that was mentioned, or the end of the faceoff that the text starts.
  static boolean isKnown(Board board, TextFrame now) {
    return now.text().body().x().isPresent()
        && isThere(board, now.text().body().x().get(), now)
        && !isBeforeFaceoff(now);
  }

  private static boolean isBeforeFaceoff(TextFrame now) {
    Script<Effect> script = now.text().script();
    for (int at = now.next(); at < script.length(); at++) {
      if (script.at(at) instanceof Script.Do<Effect>(Effect.StartFaceoff _, int _)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThere(Board board, Value value, TextFrame now) {
    return switch (value) {
      case Value.NumberOf(Target those) -> isThere(board, those, now);
      case Value.Counters(String _, Target card) -> isThere(board, card, now);
      case Value.StatOf(var _, Target card) -> isThere(board, card, now);
      case Value.ColorsOf(Target card) -> isThere(board, card, now);
      case Value.BonusOf(Target problem) -> isThere(board, problem, now);
      case Value.ScoredThisPhase(Target card) -> isThere(board, card, now);
      case Value.CountOf _,
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

  private static boolean isThere(Board board, Target target, TextFrame now) {
    return switch (target) {
      case Target.It _, Target.That _, Target.Those _, Target.Banished _ ->
          now.named(board, target).length > 0;
      case Target.This _,
          Target.Host _,
          Target.ThisProblem _,
          Target.TopCard _,
          Target.All _,
          Target.Choose _,
          Target.Random _ ->
          true;
    };
  }
}
