package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Figure;
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
      if (fits(board, card, which)) {
        meant = CardSet.with(meant, card);
      }
    }
    return meant;
  }

  /// Whether a card is of the kind and has the qualities that a selector asks for, as it is now.
  private static boolean fits(Board board, int card, Which which) {
    Card face = board.face(card);
    boolean fits = is(face, which.kinds());
    List<Quality> qualities = which.qualities();
    for (int i = 0; fits && i < qualities.size(); i++) {
      Quality quality = qualities.get(i);
      boolean now =
          quality instanceof Quality.Figure(Figure.Now _, var _, var _)
              && board.zone(card) == Zone.PLAY;
      fits = now ? hasNow(board, card, quality) : has(face, quality);
    }
    return fits;
  }

  private static boolean hasNow(Board board, int card, Quality quality) {
    return quality instanceof Quality.Figure(Figure.Now(Stat stat), var relation, var number)
        && relation.holds(now(board, card, stat), written(number));
  }

  /// Whether a card is of the kind and has the qualities that a selector asks for by what is printed, wherever it is.
  static boolean fits(Card face, Which which) {
    boolean fits = is(face, which.kinds());
    List<Quality> qualities = which.qualities();
    for (int i = 0; fits && i < qualities.size(); i++) {
      fits = has(face, qualities.get(i));
    }
    return fits;
  }

  /// A figure of a card in play; of stamina what is left.
  @Rule("GG 3.5")
  public static int now(Board board, int card, Stat stat) {
    return switch (stat) {
      case SPEED -> Layers.of(board).speed(card);
      case STRENGTH -> Layers.of(board).strength(card);
      case STAMINA -> Layers.stamina(board, card);
    };
  }

  private static boolean is(Card face, int kinds) {
    return (kinds & (face.isToy() ? Kind.TOY : Kind.ACTION).bit()) != 0;
  }

  private static boolean has(Card face, Quality quality) {
    return switch (quality) {
      case Quality.Named(List<String> names) -> names.contains(face.name());
      case Quality.Except(int kinds) -> !is(face, kinds);
      case Quality.Figure(var stat, var relation, Amount number) ->
          face.isToy() && relation.holds(printed(face.stats(), Figure.of(stat)), written(number));
      case Quality.Counter _, Quality.Own _ ->
          throw new IllegalArgumentException("no card of this game says " + quality);
    };
  }

  /// A figure of a Toy: what is printed, or what it is now, which outside play is what is printed.
  static int figure(Board board, int card, Figure figure) {
    return figure instanceof Figure.Now(Stat stat) && board.zone(card) == Zone.PLAY
        ? now(board, card, stat)
        : printed(board.face(card).stats(), figure);
  }

  private static int printed(Stats stats, Figure figure) {
    return switch (figure) {
      case Stat stat -> stats.of(stat);
      case Figure.Now(Stat stat) -> stats.of(stat);
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
