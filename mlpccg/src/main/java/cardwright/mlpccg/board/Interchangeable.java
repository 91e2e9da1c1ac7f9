package cardwright.mlpccg.board;

import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import java.util.Arrays;

/// Which cards out of play are as good as each other: copies of one card that a player cannot tell apart are offered once.
@Rule("MLP B5")
public final class Interchangeable {
  private Interchangeable() {}

  /// Whether a seat picks one of two cards as well as the other: they lie out of play, and it cannot tell them apart.
  public static PickedSet.Alike interchangeable(Board board, Seat seat) {
    return (card, other) ->
        board.card(card) == board.card(other)
            && !board.inPlay(card)
            && !board.inPlay(other)
            && board.knowledge().seen(card, seat) == board.knowledge().seen(other, seat)
            && board.pool().owner(card) == board.pool().owner(other);
  }

  /// Some cards that a seat knows, of those that are copies of each other the first alone.
  ///
  /// @param refs the cards, with lives
  public static int[] once(Board board, int[] refs) {
    int[] once = new int[refs.length];
    int count = 0;
    for (int ref : refs) {
      int card = CardRef.card(ref);
      boolean isNew = true;
      for (int i = 0; i < count; i++) {
        isNew &= board.card(once[i]) != board.card(card);
      }
      if (isNew) {
        once[count++] = card;
      }
    }
    return Arrays.copyOf(once, count);
  }
}
