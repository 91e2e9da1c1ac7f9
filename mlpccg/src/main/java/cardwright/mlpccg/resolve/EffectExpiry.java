package cardwright.mlpccg.resolve;

import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.vocabulary.Span;

/// When what lasts is over because of a card.
@Rule("MLP B43")
public final class EffectExpiry {
  private EffectExpiry() {}

  /// A card was readied: what lasts while it stays exhausted is over.
  static void readied(Board board, int card) {
    int ref = board.ref(card);
    board
        .lasting()
        .end(each ->
            (is(each, Span.STAYS_EXHAUSTED) && each.ref() == ref)
                || (is(each, Span.THIS_EXHAUSTED) && each.origin().source() == ref));
  }

  /// Ends what lasts while a card is as it was, where it no longer is.
  public static void settle(Board board) {
    if (board.lasting().all().length > 0) {
      board.lasting().end(each -> isOver(board, each));
    }
  }

  private static boolean isOver(Board board, LastingEffect lasting) {
    int source = lasting.origin().source();
    return switch (lasting.origin().duration()) {
      case Span.THIS_EXHAUSTED ->
          !board.holds(source) || !board.is(CardRef.card(source), CardFlag.EXHAUSTED);
      case Span.STAYS_EXHAUSTED, Span.STAYS_THERE -> !board.holds(lasting.ref());
      case Duration.Shared _ -> false;
      case Duration.Own _ -> false;
    };
  }

  private static boolean is(LastingEffect lasting, Duration duration) {
    return lasting.origin().duration().equals(duration);
  }
}
