package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import java.util.List;

/// Finds the cards that a selector means.
public final class Selection {
  private Selection() {}

  /// The cards meant.
  ///
  /// @param self the card that says it
  /// @param you who controls it
  public static long of(Board board, Which which, int self, Seat you) {
    long cards =
        switch (which.whose()) {
          case ANYONES -> board.inPlay();
          case YOU_CONTROL -> board.cards(Zone.PLAY, you);
          case OPPONENT_CONTROLS -> board.cards(Zone.PLAY, you.other());
          case YOU_OWN -> board.cards(Zone.SLEEP, you);
        };
    if (which.other()) {
      cards = CardSet.without(cards, self);
    }
    // All cards in play are Toys, or are copies of Toys.
    boolean anyKind =
        which.kinds() == Kind.ANY
            || (which.kinds() == Kind.TOY.bit() && which.whose() != Whose.YOU_OWN);
    if (anyKind && which.qualities().isEmpty()) {
      return cards;
    }
    long meant = CardSet.NONE;
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (fits(board.face(card), which)) {
        meant = CardSet.with(meant, card);
      }
    }
    return meant;
  }

  /// Whether a card is of the kind and has the qualities that a selector asks for, wherever it is.
  static boolean fits(Card face, Which which) {
    if (!is(face, which.kinds())) {
      return false;
    }
    List<Quality> qualities = which.qualities();
    for (int i = 0; i < qualities.size(); i++) {
      if (!has(face, qualities.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean is(Card face, int kinds) {
    return (kinds & (face.isToy() ? Kind.TOY : Kind.ACTION).bit()) != 0;
  }

  private static boolean has(Card face, Quality quality) {
    return switch (quality) {
      case Quality.Named(List<String> names) -> names.contains(face.name());
      case Quality.Except(int kinds) -> !is(face, kinds);
      case Quality.Figure(var stat, var relation, Amount number) ->
          face.isToy() && relation.holds(printed(face.stats(), Stat.of(stat)), written(number));
      case Quality.Counter _, Quality.Own _ ->
          throw new IllegalArgumentException("no card of this game says " + quality);
    };
  }

  private static int printed(Stats stats, Stat stat) {
    return switch (stat) {
      case SPEED -> stats.speed();
      case STRENGTH -> stats.strength();
      case STAMINA -> stats.stamina();
    };
  }

  /// Cards of this game hold figures against numbers that are written on them.
  private static int written(Amount number) {
    if (number instanceof Amount.Fixed(int fixed)) {
      return fixed;
    }
    throw new IllegalArgumentException("no card of this game says " + number);
  }
}
