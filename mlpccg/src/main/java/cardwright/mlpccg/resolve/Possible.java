package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.Which;

/// Whether a text can be carried out, as far as everybody sees.
@Rule({"MLP 61", "MLP 62", "MLP B2"})
final class Possible {
  private Possible() {}

  /// Whether the condition of a text holds.
  static boolean isMet(Board board, TextFrame frame) {
    var condition = frame.text().body().condition();
    return condition.isEmpty() || Values.holds(board, condition.get(), frame);
  }

  /// Whether the player names what the text first acts on when using it.
  static boolean announcesTarget(Text text) {
    return text.script().length() > 0
        && text.script().at(0) instanceof Script.Choose<Effect>(Effect effect, int _)
        && !(effect instanceof Effect.By)
        && !(effect instanceof Effect.ChooseSecretly)
        && text.choice(0).one()
        && !isHidden(text.choice(0));
  }

  private static boolean isHidden(Target.Choose<Which> choose) {
    return choose.which().place() == Place.Spot.HAND
        || choose.which().place() == Place.Spot.AMONG_THEM;
  }

  /// Whether the first instruction of a text can do anything.
  static boolean canBegin(Board board, TextFrame frame) {
    return frame.text().script().length() == 0 || canDo(board, frame, 0);
  }

  /// Whether a player is asked to do what a text leaves open: what plainly cannot be done is not asked.
  static boolean isWorthAsking(Board board, TextFrame frame, int may) {
    return canDo(board, frame, may + 1);
  }

  static boolean canDo(Board board, TextFrame frame, int at) {
    if (at >= frame.text().script().length()) {
      return true;
    }
    return switch (frame.text().script().at(at)) {
      case Script.Choose<Effect>(Effect effect, int choice) ->
          canChoose(board, frame, effect, choice);
      case Script.Do<Effect>(Effect effect, int _) -> canDo(board, frame, effect);
      case Script.May<Effect> _ -> canDo(board, frame, at + 1);
      case Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.OneOf<Effect> _,
          Script.SomeOf<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          true;
    };
  }

  private static boolean canChoose(Board board, TextFrame frame, Effect effect, int choice) {
    if (effect instanceof Effect.BanishBeneath(var _, Target<Which> host)
        && !hasHost(board, frame, host)) {
      return false;
    }
    if (frame.text().choice(choice).upTo()) {
      return true;
    }
    for (Seat seat : frame.doers(board, effect)) {
      if ((isHidden(frame.text().choice(choice)) && board.pile(Zone.HAND, seat).size() > 0)
          || Candidates.of(board, frame, choice, seat).length > 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasHost(Board board, TextFrame frame, Target<Which> host) {
    return host instanceof Target.Choose(boolean _, var _, var which)
        ? Selection.count(board, which, frame) > 0
        : frame.named(board, host).length > 0;
  }

  private static boolean canDo(Board board, TextFrame frame, Effect effect) {
    return switch (effect) {
      case Effect.By(var _, boolean _, Effect _) -> frame.doers(board, effect).length > 0;
      case Effect.Pay(int tokens) -> board.get(SeatCounter.TOKENS, frame.you()) >= tokens;
      case Effect.OnCards onCards -> canAct(board, frame, onCards);
      case Effect.GainTokens _,
          Effect.LoseTokens _,
          Effect.LoseAllTokens _,
          Effect.Score _,
          Effect.Draw _,
          Effect.Mill _,
          Effect.Flip _,
          Effect.IgnoreFlip _,
          Effect.AddToTotal _,
          Effect.AddX _,
          Effect.LookAtBottom _,
          Effect.Search _,
          Effect.BanishNamesakes _,
          Effect.ChooseColor _,
          Effect.NameType _,
          Effect.AnotherTroublemakerPhase _,
          Effect.StartFaceoff _,
          Effect.Shared _,
          Effect.Until _,
          Effect.Later _,
          Effect.InsteadFor _,
          Effect.InsteadOfNextFlip _ ->
          true;
    };
  }

  private static boolean canAct(Board board, TextFrame frame, Effect.OnCards effect) {
    return switch (effect.target()) {
      case Target.This<Which> _, Target.It<Which> _, Target.That<Which> _, Target.Those<Which> _ ->
          anyFits(board, frame, effect) || isKnownOncePaid(frame);
      case Target.Own<Which> own ->
          switch (OwnTarget.of(own)) {
            case OwnTarget.Host _,
                OwnTarget.Banished _,
                OwnTarget.TheOther _,
                OwnTarget.Exhausted _ ->
                anyFits(board, frame, effect);
            case OwnTarget.ThisProblem _, OwnTarget.TopCard _ -> frame.named(board, own).length > 0;
          };
      case Target.Random(int _, var which) -> Selection.count(board, which, frame) > 0;
      case Target.All<Which> _, Target.Choose<Which> _ -> true;
    };
  }

  /// Whether the line speaks of the card beneath which one is spent, and that is not picked yet.
  @Rule("MLP Q77")
  private static boolean isKnownOncePaid(TextFrame frame) {
    Cost[] costs = frame.text().costs();
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] instanceof Cost.Spend(Target.Choose(boolean _, var _, Which which))
          && which.place() instanceof Place.Under
          && frame.costs().count(i) == 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyFits(Board board, TextFrame frame, Effect.OnCards effect) {
    for (int ref : frame.named(board, effect.target())) {
      if ((board.holds(ref) || board.follows(ref))
          && Candidates.fits(board, effect, CardRef.card(ref), frame)) {
        return true;
      }
    }
    return false;
  }
}
