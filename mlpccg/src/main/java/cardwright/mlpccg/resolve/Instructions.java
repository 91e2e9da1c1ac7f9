package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.text.Target;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Which;

/// Who carries an instruction out, and where.
final class Instructions {
  private Instructions() {}

  /// Carries an effect out.
  ///
  /// @param choice the index of its choice in the text, or -1
  /// @param text the text, which lies on top of the agenda and is about to go on behind this effect
  /// @param agreed the players who said yes to it, as bits; of interest where each is asked
  /// @param caller the address of the text
  /// @return whether all of it was carried out
  static CarriedOut effect(
      Board board,
      Chance chance,
      Effect effect,
      int choice,
      TextFrame text,
      int agreed,
      int caller) {
    if (effect instanceof Effect.By(var who, boolean may, Effect inner)) {
      Seat[] seats = text.seats(board, who);
      boolean asked = may && choice < 0;
      CarriedOut came = CarriedOut.of(seats.length > 0);
      // What is put on the agenda by the first player is to be on top.
      for (int i = seats.length - 1; i >= 0; i--) {
        boolean does = !asked || (agreed >> seats[i].ordinal() & 1) != 0;
        came =
            came.and(
                does
                    ? one(board, chance, inner, choice, text, seats[i], caller)
                    : CarriedOut.NOT_DONE);
      }
      return came;
    }
    return one(board, chance, effect, choice, text, text.you(), caller);
  }

  private static CarriedOut one(
      Board board, Chance chance, Effect effect, int choice, TextFrame text, Seat you, int caller) {
    if (!(effect instanceof Effect.OnCards onCards)) {
      return new PlayerEffects(board, chance, text, you, caller).effect(effect);
    }
    if (isPlaceOpen(onCards, text)) {
      board.agenda().push(new PendingProblem(you, onCards, caller));
      return CarriedOut.PENDING;
    }
    return Resolve.effect(board, chance, onCards, choice, text, you, caller);
  }

  /// `at one Problem` in an instruction: the player says which.
  private static boolean isPlaceOpen(Effect.OnCards effect, TextFrame text) {
    return effect.target() instanceof Target.All(Which which, var _)
        && which.place() == Place.Spot.ONE_PROBLEM
        && text.memory().place() == Area.NONE;
  }
}
