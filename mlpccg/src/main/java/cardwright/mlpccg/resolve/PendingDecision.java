package cardwright.mlpccg.resolve;

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

  /// Goes on where nothing is left to decide; answers false when the player is asked.
  static boolean goOn(Board board, Chance chance, PendingDecision top) {
    return switch (top) {
      case PendingArea now ->
          isForced(board, now.areas(board), area -> now.answer(board, chance, area));
      case PendingCard now ->
          isForced(board, now.cards(board), ref -> now.answer(board, chance, ref));
      case PendingCounter now ->
          isForced(board, now.counters(board), number -> now.answer(board, chance, number));
      case PendingTake now -> {
        int[] cards = now.candidates(board);
        boolean asked = cards.length == 1 && now.optional();
        yield !asked && isForced(board, cards, ref -> now.take(board, chance, ref));
      }
      case PendingSearch _, PendingColor _, PendingType _, PendingAgreement _ -> false;
    };
  }

  private static boolean isForced(Board board, int[] options, IntConsumer answer) {
    if (options.length == 0) {
      board.agenda().pop();
    } else if (options.length == 1) {
      answer.accept(options[0]);
    }
    return options.length <= 1;
  }
}
