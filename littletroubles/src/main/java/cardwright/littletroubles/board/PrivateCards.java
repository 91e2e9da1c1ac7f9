package cardwright.littletroubles.board;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import java.util.Arrays;

/// What this game says of cards in private places, beyond who has seen them, which [Knowledge] keeps: what is public for the turn, and who knows the backs of chain-link cards.
@Rule({"LT 6.6c", "LT 6.6e", "LT 6.6f", "LT 6.6g", "LT B63", "LT B64"})
public final class PrivateCards {
  private PrivateCards() {}

  /// Whether a seat knows the back of a card, too.
  public static boolean knowsBack(Board board, int card, Seat seat) {
    return !board.card(card).chainLink()
        || board.pool().owner(card) == seat
        || board.columns().has(CardColumn.BITS, card, CardColumn.BACK_KNOWN);
  }

  /// Whether a seat cannot tell two cards apart, as long as they lie out of play and it knows their fronts.
  @Rule("LT B63")
  public static boolean alike(Board board, int card, int other, Seat seat) {
    boolean known = knowsBack(board, card, seat);
    return board.pool().owner(card) == board.pool().owner(other)
        && known == knowsBack(board, other, seat)
        && (known
            ? board.card(card) == board.card(other)
            : board.card(card).name().equals(board.card(other).name()));
  }

  /// Whether a seat picks one of two cards as well as the other: they lie out of play, and it cannot tell them apart.
  public static PickedSet.Alike interchangeable(Board board, Seat seat) {
    return (card, other) ->
        !board.inPlay(card) && !board.inPlay(other) && alike(board, card, other, seat);
  }

  /// A seat is about to take a card from its deck that it does not show: the other does not know any more which cards are still there.
  @Rule({"LT 6.10b", "LT B64"})
  public static void takeUnseen(Board board, Seat seat) {
    int[] deck = board.pile(Zone.DECK, seat).toArray();
    forgetBacks(board, deck);
    board.knowledge().mixIn(deck, seat);
    board.knowledge().mixIn(deck, seat.other());
  }

  /// Cards of a deck are about to change places among themselves, and a seat does not see how: it does not know any more which of them is which. One card alone changes places with none.
  @Rule({"LT B64", "LT C140"})
  public static void rearrange(Board board, int[] cards, Seat seat) {
    boolean known = false;
    for (int card : cards) {
      known |= board.knowledge().seen(card, seat);
    }
    if (!known || cards.length == 1) {
      return;
    }
    if (board.pool().owner(cards[0]) != seat) {
      forgetBacks(board, cards);
    }
    board.knowledge().mixIn(cards, seat);
  }

  /// Both seats see a card in a private place; it is public for the rest of the turn.
  @Rule("LT 6.6e")
  public static void reveal(Board board, int card) {
    board.knowledge().reveal(card);
    board.knowledge().setPublic(card, true);
  }

  /// A deck is shuffled: nobody knows any more where in it a card lies.
  public static void shuffle(Board board, Seat seat, Chance chance) {
    takeUnseen(board, seat);
    board.pile(Zone.DECK, seat).shuffle(chance);
  }

  /// A seat has put a card of its hand into its deck, unseen: the other does not know any more which cards are still in that hand.
  public static void hide(Board board, int card) {
    Seat owner = board.pool().owner(card);
    Pile hand = board.pile(Zone.HAND, owner);
    int[] among = new int[hand.size() + 1];
    int count = 0;
    for (int i = 0; i < hand.size(); i++) {
      if (!board.knowledge().isPublic(hand.get(i))) {
        among[count++] = hand.get(i);
      }
    }
    among[count++] = card;
    int[] hidden = Arrays.copyOf(among, count);
    forgetBacks(board, hidden);
    board.knowledge().mixIn(hidden, owner.other());
  }

  /// The owner's opponent is about to lose sight of cards: what backs it knew is known of the cards, but no longer of where they lie.
  private static void forgetBacks(Board board, int[] cards) {
    for (int card : cards) {
      Seat other = board.pool().owner(card).other();
      if (board.knowledge().seen(card, other)) {
        board
            .columns()
            .put(CardColumn.BITS, card, CardColumn.BACK_WAS_KNOWN, knowsBack(board, card, other));
      }
      board.columns().put(CardColumn.BITS, card, CardColumn.BACK_KNOWN, false);
    }
  }
}
