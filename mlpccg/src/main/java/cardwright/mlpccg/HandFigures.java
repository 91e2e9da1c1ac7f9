package cardwright.mlpccg;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;

/// What a side has in hand.
///
/// @param cards how many cards
/// @param power of the Friends among them
/// @param troublemakers how many of them are Troublemakers
record HandFigures(int cards, int power, int troublemakers) {
  static HandFigures of(Board board, Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    int power = 0;
    int troublemakers = 0;
    for (int i = 0; i < hand.size(); i++) {
      Figures figures = board.card(hand.get(i)).front().figures();
      power += figures.is(Kind.FRIEND) ? figures.power() : 0;
      troublemakers += figures.is(Kind.TROUBLEMAKER) ? 1 : 0;
    }
    return new HandFigures(hand.size(), power, troublemakers);
  }
}
