package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Source;

/// What cards in play keep from which cards. Asked with values in which shields stand already, for bonuses are effects that may not touch a card.
@Rule({"GG 11.1", "GG 11.2", "GG 11.4"})
final class Shields {
  private Shields() {}

  /// Those of some cards that an effect touches.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  /// @param cards the cards that it would touch
  static long touched(Board board, DerivedValues values, Card source, Seat you, long cards) {
    if (CardSet.isEmpty(cards)) {
      return cards;
    }
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

  /// The cards that a card in play keeps an effect from.
  static long kept(Board board, int protector, Card source, Seat you) {
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
