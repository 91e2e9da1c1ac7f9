package cardwright.mlpccg.procedure;

import cardwright.cardgame.text.Duration;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.vocabulary.Span;

/// When what lasts is over.
@Rule("MLP B43")
final class Durations {
  private Durations() {}

  static void turnBegins(Board board) {
    board.lasting().end(each -> each.origin().expiry().isAtStartOfTurn(board.active()));
  }

  static void phaseEnds(Board board) {
    boolean score = board.stage() == Stage.SCORE;
    board
        .lasting()
        .end(each -> is(each, Span.END_OF_PHASE) || (score && is(each, Span.END_OF_SCORE_PHASE)));
  }

  static void faceoffEnds(Board board) {
    board.lasting().end(each -> is(each, Span.END_OF_FACEOFF));
  }

  static void turnEnds(Board board) {
    board
        .lasting()
        .end(each -> each.origin().expiry().isAtEndOfTurn() || is(each, Span.END_OF_PHASE));
  }

  private static boolean is(LastingEffect lasting, Duration duration) {
    return lasting.origin().duration().equals(duration);
  }
}
