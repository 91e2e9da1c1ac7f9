package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Bit;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Lasting;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Voice;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Keyword;

/// What cards gain and lose for a time.
@Rule({"MLP 68", "MLP 71", "MLP B35"})
final class Gains {
  private Gains() {}

  /// A change that lasts is added to each card; a frightened Friend is not affected.
  static void apply(
      Board board, Effect.Gain gain, int[] cards, TextFrame text, Seat you, int caller) {
    Voice voice = text.as(you);
    String name = board.card(CardRef.card(text.self())).name();
    Lasting.Term term = new Lasting.Term(gain.duration(), you, text.self(), name);
    for (int card : cards) {
      if (!board.is(card, Bit.FACE_DOWN)) {
        for (Change change : gain.changes()) {
          apply(board, gain, change, card, voice, term, caller);
        }
      }
    }
  }

  private static void apply(
      Board board,
      Effect.Gain gain,
      Change change,
      int card,
      Voice voice,
      Lasting.Term term,
      int caller) {
    int ref = board.ref(card);
    switch (change) {
      case Change.Power(boolean less, var by) -> {
        int power = Values.of(board, by, voice);
        board.lasting().add(new Lasting.Power(ref, less ? -power : power, term));
      }
      case Change.Colored(Color color) ->
          board.lasting().add(new Lasting.Colors(ref, color.bit(), term));
      case Change.AnyColor _ ->
          board.agenda().push(new PendingColor.Gained(voice.you(), ref, gain.duration(), caller));
      case Change.ColorsOf(var which) -> {
        int colors = 0;
        for (int other : Selection.of(board, which, voice)) {
          colors |= Selection.colors(board, other);
        }
        board.lasting().add(new Lasting.Colors(ref, colors, term));
      }
      case Change.Traited(var trait) ->
          board.lasting().add(new Lasting.Traits(ref, trait.bit(), term));
      case Change.Keyworded(Keyword keyword, int number) ->
          board.lasting().add(new Lasting.Gained(ref, keyword, number, term));
      case Change.LosesKeyword(Keyword keyword) ->
          board.lasting().add(new Lasting.Lost(ref, keyword, term));
      case Change.LosesAbilities _ -> board.lasting().add(new Lasting.LostAll(ref, term));
    }
  }
}
