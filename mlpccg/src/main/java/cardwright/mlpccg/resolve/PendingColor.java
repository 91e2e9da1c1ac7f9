package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.vocabulary.Color;

/// Which color a text speaks of, or a card gains.
public sealed interface PendingColor extends PendingDecision {
  @Override
  default boolean goOn(Board board, Chance chance) {
    return false;
  }

  /// The player names a color.
  void answer(Board board, Color color);

  /// The color that a text speaks of from then on.
  ///
  /// @param caller the address of the text
  record ForText(Seat seat, int caller) implements PendingColor {
    @Override
    public void answer(Board board, Color color) {
      board.agenda().pop();
      TextFrame now = Moves.text(board, caller);
      board.agenda().set(caller, now.keeping(now.memory().withColor(color.bit())));
      tell(board, CarriedOut.DONE);
    }

    @Override
    public void write(Fingerprint out) {
      out.add(19).add(seat.ordinal()).add(caller);
    }
  }

  /// The color that a card gains.
  ///
  /// @param ref the card, with its life
  /// @param duration for how long
  /// @param caller the address of the text
  record Gained(Seat seat, int ref, Duration duration, int caller) implements PendingColor {
    @Override
    public void answer(Board board, Color color) {
      board.agenda().pop();
      if (board.holds(ref)) {
        int source = Moves.text(board, caller).self();
        String name = source == CardRef.NONE ? "" : board.card(CardRef.card(source)).name();
        LastingEffect.Origin origin = new LastingEffect.Origin(duration, seat, source, name);
        board.lasting().add(new LastingEffect.Colors(ref, color.bit(), origin));
      }
      tell(board, CarriedOut.of(board.holds(ref)));
    }

    @Override
    public void write(Fingerprint out) {
      out.add(20).add(seat.ordinal()).ref(ref).add(duration.code()).add(caller);
    }
  }
}
