package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import java.util.function.IntConsumer;

/// Something that a player decides in the middle of an instruction.
public sealed interface PendingDecision extends ResolutionStep
    permits PendingArea,
        PendingCard,
        PendingSearch,
        PendingTake,
        PendingColor,
        PendingType,
        PendingCounter,
        PendingAgreement {
  /// Who decides.
  Seat seat();

  /// The address of the text in whose instruction it is decided.
  int caller();

  /// It is decided: the text is told what came of it.
  ///
  /// @param came [CarriedOut#PENDING] where something that lies on the agenda now will tell it
  default void tell(Board board, CarriedOut came) {
    TextFrame.report(board, caller(), came);
  }

  /// Goes on where nothing is left to decide; answers false when the player is asked.
  boolean goOn(Board board, Chance chance);

  /// Goes on where there is one option, or none; answers false when the player is asked.
  default boolean goOnAlone(Board board, int[] options, IntConsumer answer) {
    if (options.length == 0) {
      board.agenda().pop();
      tell(board, CarriedOut.NOT_DONE);
    } else if (options.length == 1) {
      answer.accept(options[0]);
    }
    return options.length <= 1;
  }
}
