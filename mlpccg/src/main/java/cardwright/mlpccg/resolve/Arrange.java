package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.Arrangement;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;

/// A player has looked at the top cards of a deck and puts them back, one by one.
///
/// @param seat who does it
/// @param zone [Zone#DECK] or [Zone#PROBLEM_DECK]
/// @param owner whose deck it is
/// @param cards which go where
@Rule({"MLP 50", "MLP B5", "MLP B70"})
public record Arrange(Seat seat, Zone zone, Seat owner, Arrangement cards)
    implements ResolutionStep {

  /// Looks at the top cards of a deck: as many as there are, if there are fewer.
  ///
  /// @param mayBottom whether cards may go to the bottom
  public static Arrange look(
      Board board, Seat seat, Zone zone, Seat owner, int number, boolean mayBottom) {
    Pile deck = board.pile(zone, owner);
    int[] cards = new int[Math.min(number, deck.size())];
    for (int i = 0; i < cards.length; i++) {
      int card = deck.get(deck.size() - 1 - i);
      board.knowledge().show(card, seat);
      cards[i] = board.ref(card);
    }
    return new Arrange(seat, zone, owner, Arrangement.of(cards, true, mayBottom));
  }

  /// Puts cards that were revealed on top or on the bottom.
  static Arrange rest(Seat seat, Seat owner, boolean onTop, int[] refs) {
    return new Arrange(seat, Zone.DECK, owner, Arrangement.of(refs, onTop, !onTop));
  }

  /// The same, with the cards that far.
  public Arrange with(Arrangement then) {
    return new Arrange(seat, zone, owner, then);
  }

  /// Puts the cards where they belong.
  public void finish(Board board) {
    board.knowledge().scramble(cards.cards(), seat.other());
    cards.finish((card, bottom) -> board.moveToPile(card, zone, bottom));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(30).add(seat.ordinal()).add(zone.ordinal()).add(owner.ordinal());
    cards.write(out);
  }
}
