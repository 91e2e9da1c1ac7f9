package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Keyword;

/// What cards gain and lose for a time.
@Rule({"MLP 68", "MLP 71", "MLP B35"})
final class Gains {
  private Gains() {}

  /// A change that lasts is added to each card; a frightened Friend is not affected.
  ///
  /// @return whether every card was affected
  static CarriedOut apply(
      Board board, Effect.Gain gain, int[] cards, TextFrame text, Seat you, int caller) {
    TextContext context = text.as(you);
    String name = board.card(CardRef.card(text.self())).name();
    LastingEffect.Origin origin = new LastingEffect.Origin(gain.duration(), you, text.self(), name);
    CarriedOut came = CarriedOut.DONE;
    for (int card : cards) {
      if (board.is(card, CardFlag.FACE_DOWN)) {
        came = CarriedOut.NOT_DONE;
        continue;
      }
      for (Change change : gain.changes()) {
        came = came.and(apply(board, gain, change, card, context, origin, caller));
      }
    }
    return came;
  }

  private static CarriedOut apply(
      Board board,
      Effect.Gain gain,
      Change change,
      int card,
      TextContext context,
      LastingEffect.Origin origin,
      int caller) {
    int ref = board.ref(card);
    switch (change) {
      case Change.Power(boolean less, var by) -> {
        int power = Values.of(board, by, context);
        board.lasting().add(new LastingEffect.Power(ref, less ? -power : power, origin));
      }
      case Change.Colored(Color color) ->
          board.lasting().add(new LastingEffect.Colors(ref, color.bit(), origin));
      case Change.AnyColor _ -> {
        board.agenda().push(new PendingColor.Gained(context.you(), ref, gain.duration(), caller));
        return CarriedOut.PENDING;
      }
      case Change.ColorsOf(var which) -> {
        int colors = 0;
        for (int other : Selection.of(board, which, context)) {
          colors |= Selection.colors(board, other);
        }
        board.lasting().add(new LastingEffect.Colors(ref, colors, origin));
      }
      case Change.Traited(var trait) ->
          board.lasting().add(new LastingEffect.Traits(ref, trait.bit(), origin));
      case Change.Keyworded(Keyword keyword, int number) ->
          board.lasting().add(new LastingEffect.Gained(ref, keyword, number, origin));
      case Change.LosesKeyword(Keyword keyword) ->
          board.lasting().add(new LastingEffect.Lost(ref, keyword, origin));
      case Change.LosesAbilities _ -> board.lasting().add(new LastingEffect.LostAll(ref, origin));
    }
    return CarriedOut.DONE;
  }
}
