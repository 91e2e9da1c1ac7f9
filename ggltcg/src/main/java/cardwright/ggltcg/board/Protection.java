package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Source;

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
    DerivedValues values = board.figures();
    Seat other = you.other();
    long touched = CardSet.minus(cards, values.shielded(other));
    if (values.isSheltered(other)) {
      touched = CardSet.minus(touched, yours(board, other));
    }
    long named = values.namedShields();
    for (long rest = named; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      touched = CardSet.minus(touched, kept(board, CardSet.first(rest), source, you));
    }
    return touched;
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
      if (!CardSet.isEmpty(CardSet.common(kept(board, protector, source, you), cards))) {
        shields = CardSet.with(shields, protector);
      }
    }
    return shields;
  }

  private static long kept(Board board, int protector, Card source, Seat you) {
    Seat side = board.side(protector);
    long kept = CardSet.NONE;
    for (Ability.Standing ability : board.face(protector).standing()) {
      if (ability instanceof Ability.Untouched(boolean thisOnly, Source by)
          && means(by, source, side != you)) {
        kept = thisOnly ? CardSet.with(kept, protector) : CardSet.union(kept, yours(board, side));
      }
    }
    return kept;
  }

  private static boolean means(Source by, Card source, boolean opponents) {
    return switch (by) {
      case Source.OpponentControls() -> opponents;
      case Source.Named(String name) -> source.name().equals(name);
    };
  }

  /// `Your cards`: those you control in play and those you own elsewhere.
  @Rule("GG Q38")
  private static long yours(Board board, Seat seat) {
    return CardSet.union(
        CardSet.union(
            CardSet.union(board.cards(Zone.HAND, seat), board.cards(Zone.PLAY, seat)),
            board.cards(Zone.SLEEP, seat)),
        board.cards(Zone.RESOLVING, seat));
  }
}
