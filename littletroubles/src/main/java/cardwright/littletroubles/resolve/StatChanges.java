package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Reasons;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Effect;
import java.util.List;

/// Changes of figures, and of texts, that last.
@Rule({"LT 5.2b", "LT B27", "LT C30"})
final class StatChanges {
  private StatChanges() {}

  /// Adds to figures.
  ///
  /// @return whether there were any cards
  static CarriedOut add(Board board, Effect.AddStats effect, int[] cards, TextFrame text) {
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
            board.tell(new PublicEvent.StatAdded(board.told(card), Reasons.name(bonus.stat()), by));
          }
        }
      }
    }
    return CarriedOut.of(cards.length > 0);
  }

  /// Gives cards lines of text.
  ///
  /// @return whether there were any cards
  @Rule("LT C92")
  static CarriedOut give(
      Board board, List<GivenText> texts, Expiry expiry, int[] cards, TextFrame text) {
    for (int card : cards) {
      String source = text.face().name();
      board.lasting().add(new LastingEffect.Given(board.ref(card), texts, expiry, source));
      if (board.heard()) {
        for (GivenText each : texts) {
          board.tell(new SharedLogEvent.TextGained(board.told(card), each.words()));
        }
      }
    }
    return CarriedOut.of(cards.length > 0);
  }

  /// Takes all abilities from cards.
  ///
  /// @return whether there were any cards
  @Rule("LT C131")
  static CarriedOut silence(Board board, Expiry expiry, int[] cards, TextFrame text) {
    for (int card : cards) {
      String source = text.face().name();
      board.lasting().add(new LastingEffect.Silenced(board.ref(card), expiry, source));
      if (board.heard()) {
        board.tell(new SharedLogEvent.AbilitiesLost(board.told(card)));
      }
    }
    return CarriedOut.of(cards.length > 0);
  }

  /// Sets a figure.
  ///
  /// @return whether there were any cards
  static CarriedOut set(Board board, Effect.SetStat effect, int[] cards, TextFrame text) {
    int to = Values.of(board, effect.to(), text);
    for (int card : cards) {
      board
          .lasting()
          .add(
              new LastingEffect.SetTo(
                  board.ref(card),
                  effect.stat(),
                  to,
                  new Expiry(effect.duration(), text.you()),
                  text.face().name()));
      if (board.heard()) {
        board.tell(new PublicEvent.StatSet(board.told(card), Reasons.name(effect.stat()), to));
      }
    }
    return CarriedOut.of(cards.length > 0);
  }

  /// Multiplies a figure.
  ///
  /// @return whether there were any cards
  static CarriedOut multiply(Board board, Effect.MultiplyStat effect, int[] cards, TextFrame text) {
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
                board.told(card), Reasons.name(effect.stat()), effect.by()));
      }
    }
    return CarriedOut.of(cards.length > 0);
  }
}
