package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Which;

/// What can be chosen for an effect.
public final class Candidates {
  private Candidates() {}

  /// The cards that may be chosen.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param self that card's index
  /// @param you who chooses
  @Rule({"GG 11.1", "GG 14.1"})
  public static long of(Board board, Target.Choose<Which> choose, Card source, int self, Seat you) {
    long meant = Selection.of(board, choose.which(), self, you);
    return Protection.touched(board, source, you, meant);
  }

  /// The cards picked for a choice that are still the same objects.
  public static long picked(Board board, Picks picks, int choice) {
    long cards = CardSet.NONE;
    int count = picks.count(choice);
    for (int i = 0; i < count; i++) {
      int ref = picks.get(choice, i);
      cards = board.holds(ref) ? CardSet.with(cards, CardRef.card(ref)) : cards;
    }
    return cards;
  }

  /// Those candidates that can be picked next: all that are not picked, in whatever order.
  @Rule("GG Q44")
  public static long unpicked(long candidates, Picks picks, int choice) {
    long rest = candidates;
    int count = picks.count(choice);
    for (int i = 0; i < count; i++) {
      rest = CardSet.without(rest, CardRef.card(picks.get(choice, i)));
    }
    return rest;
  }

  /// Those cards that lead to every set once: they come behind what is picked, in the order of their indices, and leave enough behind them.
  ///
  /// @param unpicked what can be picked next
  /// @param needed how many have still to be picked
  public static long ascending(long unpicked, Picks picks, int choice, int needed) {
    return CardSet.withoutLast(CardSet.behind(unpicked, picks.highest(choice)), needed - 1);
  }
}
