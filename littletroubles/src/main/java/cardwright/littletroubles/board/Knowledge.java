package cardwright.littletroubles.board;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// What each seat knows of the cards that lie in private places.
///
/// A seat has seen a card or it has not. Cards that it has not seen cannot be told apart, but for two things: a card that it knew and that was mixed into a deck cannot be in a hand that was drawn before, and one that is public is in that deck still. So each such card has the number of its mix and whether its back was known then, and each card in hand the number of mixes before it came there.
@Rule({"LT 6.6c", "LT 6.6e", "LT 6.6f", "LT 6.6g", "LT B63", "LT B64"})
public final class Knowledge {
  private static final int BOTH = 3 * CardColumn.SEEN;
  private static final int ARRIVAL = 16;

  private Knowledge() {}

  /// Whether a seat knows which card it is, as far as its front goes.
  public static boolean seen(Board board, int card, Seat seat) {
    return (board.columns().at(CardColumn.BITS, card) & CardColumn.SEEN << seat.ordinal()) != 0;
  }

  /// Whether a seat knows the back of a card, too.
  public static boolean knowsBack(Board board, int card, Seat seat) {
    return !board.card(card).chainLink()
        || board.pool().owner(card) == seat
        || (board.columns().at(CardColumn.BITS, card) & CardColumn.BACK_KNOWN) != 0;
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

  /// Whether a card in a private place is public for the rest of the turn.
  public static boolean open(Board board, int card) {
    return (board.columns().at(CardColumn.BITS, card) & CardColumn.OPEN) != 0;
  }

  static void arrived(Board board, int card, Zone from, Zone to) {
    boolean wasPrivate = from == Zone.DECK || from == Zone.HAND;
    if (from == Zone.DECK && to == Zone.HAND) {
      drawn(board, card);
    }
    int bits = board.columns().at(CardColumn.BITS, card);
    switch (to) {
      case HAND -> {
        board
            .columns()
            .put(
                CardColumn.BITS,
                card,
                bits
                    | CardColumn.SEEN << board.pool().owner(card).ordinal()
                    | (wasPrivate ? 0 : CardColumn.OPEN));
        int mixes = board.get(SeatCounter.MIXES, board.pool().owner(card));
        board
            .columns()
            .put(
                CardColumn.STAMP,
                card,
                (board.columns().at(CardColumn.STAMP, card) & 0xFFFF) | (mixes << ARRIVAL));
      }
      case DECK ->
          board.columns().put(CardColumn.BITS, card, bits | (wasPrivate ? 0 : CardColumn.OPEN));
      case TIMEOUT, RESOLVING, MAIN, FIELD, GOAL, SCENE ->
          board.columns().put(CardColumn.BITS, card, (bits | BOTH) & ~CardColumn.OPEN);
    }
  }

  /// With a card that the other seat does not know, any card of the deck may have gone to the hand: none that was mixed into it is public there any longer.
  @Rule("LT B64")
  private static void drawn(Board board, int card) {
    Seat owner = board.pool().owner(card);
    if (!seen(board, card, owner.other())) {
      Pile deck = board.pile(Zone.DECK, owner);
      for (int i = 0; i < deck.size(); i++) {
        lapse(board, deck.get(i));
      }
      lapse(board, card);
    }
  }

  private static void lapse(Board board, int card) {
    if ((board.columns().at(CardColumn.BITS, card) & BOTH) != BOTH) {
      board
          .columns()
          .put(CardColumn.BITS, card, board.columns().at(CardColumn.BITS, card) & ~CardColumn.OPEN);
    }
  }

  /// A seat is about to take a card from its deck that it does not show: the other does not know any more which cards are still there.
  @Rule({"LT 6.10b", "LT B64"})
  public static void takeUnseen(Board board, Seat seat) {
    mix(board, seat);
  }

  /// Both seats see a card in a private place; it is public for the rest of the turn.
  @Rule("LT 6.6e")
  public static void reveal(Board board, int card) {
    board
        .columns()
        .put(
            CardColumn.BITS,
            card,
            board.columns().at(CardColumn.BITS, card) | BOTH | CardColumn.OPEN);
  }

  /// A seat sees a card in a private place.
  public static void show(Board board, int card, Seat seat) {
    board
        .columns()
        .put(
            CardColumn.BITS,
            card,
            board.columns().at(CardColumn.BITS, card) | CardColumn.SEEN << seat.ordinal());
  }

  /// A deck is shuffled: nobody knows any more where in it a card lies.
  public static void shuffle(Board board, Seat seat, Chance chance) {
    mix(board, seat);
    board.pile(Zone.DECK, seat).shuffle(chance);
  }

  private static void mix(Board board, Seat seat) {
    Pile deck = board.pile(Zone.DECK, seat);
    int mix = 0;
    for (int i = 0; i < deck.size(); i++) {
      int card = deck.get(i);
      if (seen(board, card, seat.other())) {
        if (mix == 0) {
          board.add(SeatCounter.MIXES, seat, 1);
          mix = board.get(SeatCounter.MIXES, seat);
        }
        board.columns().put(CardColumn.STAMP, card, mixed(board, card, seat.other(), mix));
      }
      board
          .columns()
          .put(
              CardColumn.BITS,
              card,
              board.columns().at(CardColumn.BITS, card) & ~(BOTH | CardColumn.BACK_KNOWN));
    }
  }

  /// A seat has put a card of its hand into its deck, unseen: the other does not know any more which cards are still in that hand.
  public static void hide(Board board, int card) {
    Seat owner = board.pool().owner(card);
    board.add(SeatCounter.MIXES, owner, 1);
    int mixes = board.get(SeatCounter.MIXES, owner);
    Pile hand = board.pile(Zone.HAND, owner);
    for (int i = 0; i < hand.size(); i++) {
      forget(board, hand.get(i), owner.other(), mixes);
    }
    forget(board, card, owner.other(), mixes);
  }

  private static void forget(Board board, int card, Seat seat, int mixes) {
    if (!open(board, card)) {
      boolean knew = seen(board, card, seat);
      int known = CardColumn.BACK_KNOWN | CardColumn.SEEN << seat.ordinal();
      int mix = knew ? mixed(board, card, seat, mixes) : mark(board, card);
      board
          .columns()
          .put(CardColumn.BITS, card, board.columns().at(CardColumn.BITS, card) & ~known);
      board.columns().put(CardColumn.STAMP, card, mix | mixes << ARRIVAL);
    }
  }

  // What stands in the lower half of the stamp: the number of the mix, and in the lowest bit
  // whether the back was known.
  private static int mixed(Board board, int card, Seat seat, int mix) {
    return mix << 1 | (knowsBack(board, card, seat) ? 1 : 0);
  }

  private static int mark(Board board, int card) {
    return board.columns().at(CardColumn.STAMP, card) & 0xFFFF;
  }

  /// In which mix a card that the other seat knew was last mixed into the deck; 0 for never.
  static int mix(Board board, int card) {
    return mark(board, card) >> 1;
  }

  /// Whether the other seat knew the back of a card, too, when it was last mixed into the deck.
  @Rule("LT 6.6c")
  static boolean backWasKnown(Board board, int card) {
    return (mark(board, card) & 1) != 0;
  }

  /// Gives a card that was dealt anew what is known of it: its mix, whether its back was known then, and whether it is public.
  static void deal(Board board, int card, int mix, boolean back, boolean open) {
    int mark = mix << 1 | (back ? 1 : 0);
    board
        .columns()
        .put(CardColumn.STAMP, card, (board.columns().at(CardColumn.STAMP, card) & ~0xFFFF) | mark);
    int bits = board.columns().at(CardColumn.BITS, card) & ~CardColumn.OPEN;
    board.columns().put(CardColumn.BITS, card, open ? bits | CardColumn.OPEN : bits);
  }

  /// How many mixes there were when a card came to its owner's hand.
  static int arrival(Board board, int card) {
    return board.columns().at(CardColumn.STAMP, card) >>> ARRIVAL;
  }
}
