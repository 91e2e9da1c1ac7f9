package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;

/// Which cards an effect does not touch. A strike is no effect and is never asked about (GG 11.3).
@Rule({"GG 11.1", "GG 11.2", "GG 11.4"})
public final class Protection {
  private Protection() {}

  /// Those of some cards that an effect touches.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  /// @param cards the cards that it would touch
  public static long touched(Board board, Card source, Seat you, long cards) {
    if (CardSet.isEmpty(cards) || !board.info().has(Feature.UNTOUCHED)) {
      return cards;
    }
    return Shields.touched(board, Layers.of(board), source, you, cards);
  }

  /// Whether an effect touches a card.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  public static boolean touches(Board board, Card source, Seat you, int card) {
    return !CardSet.isEmpty(touched(board, source, you, CardSet.of(card)));
  }

  /// The cards in play whose texts keep an effect from some of those cards: to say why.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  /// @param cards the cards that it would touch
  public static long shields(Board board, Card source, Seat you, long cards) {
    long shields = CardSet.NONE;
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int protector = CardSet.first(rest);
      if (!CardSet.isEmpty(CardSet.common(Shields.kept(board, protector, source, you), cards))) {
        shields = CardSet.with(shields, protector);
      }
    }
    return shields;
  }
}
