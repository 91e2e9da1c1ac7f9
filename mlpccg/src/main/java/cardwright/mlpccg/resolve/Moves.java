package cardwright.mlpccg.resolve;

import cardwright.cardgame.hidden.Drew;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How cards go between deck and hand, and what is seen of that.
public final class Moves {
  private Moves() {}

  /// The text at an address.
  ///
  /// @param caller the address
  static TextFrame text(Board board, int caller) {
    return (TextFrame) board.agenda().get(caller);
  }

  /// A text has named an area.
  static void name(Board board, int caller, int area) {
    TextFrame now = text(board, caller);
    board.agenda().set(caller, now.keeping(now.memory().withPlace(area)));
  }

  /// A text has put cards into play: new objects.
  static void entered(Board board, int caller, int... cards) {
    board.agenda().set(caller, text(board, caller).actedOn(board.refs(cards)));
  }

  /// Draws cards; an empty deck loses nothing.
  ///
  /// @return how many were drawn
  @Rule({"MLP 29", "MLP 72", "MLP B60"})
  public static int draw(Board board, Seat seat, int number) {
    return draw(board, seat, number, false);
  }

  /// Draws cards from the top or from the bottom of the deck.
  ///
  /// @return how many were drawn
  static int draw(Board board, Seat seat, int number, boolean bottom) {
    Pile deck = board.pile(Zone.DECK, seat);
    int drawn = Math.min(number, deck.size());
    List<String> names = board.heard() ? new ArrayList<>() : List.of();
    for (int i = 0; i < drawn; i++) {
      int card = bottom ? deck.get(0) : deck.top();
      board.moveToPile(card, Zone.HAND, false);
      if (board.heard()) {
        names.add(board.card(card).name());
      }
    }
    board.add(SeatCounter.DRAWN, seat, drawn);
    if (drawn > 0 && board.heard()) {
      names.sort(null);
      board.tell(new Drew(seat, names, "; "));
    }
    return drawn;
  }

  /// A Troublemaker is about to leave a hand face-down: the other player does not see which of those that it may be.
  @Rule({"MLP 28", "MLP B21"})
  static void conceal(Board board, Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    int[] candidates = new int[hand.size()];
    int count = 0;
    for (int i = 0; i < hand.size(); i++) {
      int each = hand.get(i);
      if (!board.knowledge().seen(each, seat.other()) || board.card(each).is(Kind.TROUBLEMAKER)) {
        candidates[count++] = each;
      }
    }
    board.knowledge().choose(Arrays.copyOf(candidates, count), seat.other());
  }

  /// Shuffles a deck or Problem deck.
  @Rule("MLP 7")
  public static void shuffle(Board board, Zone zone, Seat seat, Chance chance) {
    board.knowledge().shuffle(board.pile(zone, seat), chance);
    if (board.heard()) {
      board.tell(new PublicEvent.Shuffled(seat, zone == Zone.PROBLEM_DECK));
    }
  }
}
