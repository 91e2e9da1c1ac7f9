package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Effect;

/// Changes of figures that last.
@Rule({"LT 5.2b", "LT B27", "LT C30"})
final class StatChanges {
  private StatChanges() {}

  static void add(Board board, Effect.AddStats effect, int[] cards, TextFrame text, int caller) {
    for (Bonus bonus : effect.by()) {
      int by = Values.of(board, bonus.by(), text) * (bonus.less() ? -1 : 1);
      for (int card : cards) {
        if (by != 0) {
          board
              .lasting()
              .add(
                  new LastingEffect.Added(
                      board.ref(card),
                      bonus.stat(),
                      by,
                      new Expiry(effect.duration(), text.you()),
                      text.face().name()));
          if (board.heard()) {
            board.tell(
                new PublicEvent.StatAdded(board.face(card).name(), bonus.stat().words(), by));
          }
        }
      }
    }
    Frame.report(board.agenda(), caller, cards.length > 0);
  }

  static void set(Board board, Effect.SetStat effect, int[] cards, TextFrame text, int caller) {
    int to = Values.of(board, effect.to(), text);
    for (int card : cards) {
      board
          .lasting()
          .add(
              new LastingEffect.Was(
                  board.ref(card),
                  effect.stat(),
                  to,
                  new Expiry(effect.duration(), text.you()),
                  text.face().name()));
      if (board.heard()) {
        board.tell(new PublicEvent.StatSet(board.face(card).name(), effect.stat().words(), to));
      }
    }
    Frame.report(board.agenda(), caller, cards.length > 0);
  }

  static void multiply(
      Board board, Effect.MultiplyStat effect, int[] cards, TextFrame text, int caller) {
    for (int card : cards) {
      board
          .lasting()
          .add(
              new LastingEffect.Times(
                  board.ref(card),
                  effect.stat(),
                  effect.by(),
                  new Expiry(effect.duration(), text.you()),
                  text.face().name()));
      if (board.heard()) {
        board.tell(
            new PublicEvent.StatMultiplied(
                board.face(card).name(), effect.stat().words(), effect.by()));
      }
    }
    Frame.report(board.agenda(), caller, cards.length > 0);
  }
}
