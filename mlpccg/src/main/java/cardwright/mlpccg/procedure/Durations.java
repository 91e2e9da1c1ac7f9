package cardwright.mlpccg.procedure;

import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Lasting;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.vocabulary.Duration;

/// When what lasts is over.
@Rule("MLP B43")
final class Durations {
  private Durations() {}

  static void turnBegins(Board board) {
    board
        .lasting()
        .end(each ->
            each.term().duration() == Duration.YOUR_NEXT_TURN
                && each.term().you() == board.active());
  }

  static void phaseEnds(Board board) {
    boolean score = board.stage() == Stage.SCORE;
    board
        .lasting()
        .end(each ->
            is(each, Duration.END_OF_PHASE) || (score && is(each, Duration.END_OF_SCORE_PHASE)));
  }

  static void faceoffEnds(Board board) {
    board.lasting().end(each -> is(each, Duration.END_OF_FACEOFF));
  }

  static void turnEnds(Board board) {
    board.lasting().end(each -> is(each, Duration.END_OF_TURN) || is(each, Duration.END_OF_PHASE));
  }

  private static boolean is(Lasting lasting, Duration duration) {
    return lasting.term().duration() == duration;
  }
}
