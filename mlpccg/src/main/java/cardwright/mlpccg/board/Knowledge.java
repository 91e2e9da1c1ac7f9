package cardwright.mlpccg.board;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;
import java.util.Arrays;

/// What each seat knows of the cards that lie face-down.
///
/// A seat knows a card where it lies, or the card is one of a group that the seat cannot tell apart; groups travel with cards. Group 0 of an owner is what was shuffled; others come about when known cards change places unseen. A card that a seat knew and that went into group 0 can lie only where cards came since, so each card has the number of its mix, and each place the number of mixes before it was filled; both are kept for the owner's opponent, who alone needs them.
@Rule({"MLP 48", "MLP B5", "MLP B21"})
public final class Knowledge {
  private static final int SEEN = CardFlag.SEEN_BY_A.bit();
  private static final int BOTH = 3 * SEEN;
  private static final int HALF = 16;
  private static final int LOW = 0xFFFF;

  private Knowledge() {}

  /// Whether a seat knows which card it is, where it lies now.
  public static boolean seen(Board board, int card, Seat seat) {
    return (board.columns().at(CardColumn.BITS, card) & SEEN << seat.ordinal()) != 0;
  }

  /// Whether a seat cannot tell two cards out of play apart, of which it knows what they are.
  public static boolean alike(Board board, int card, int other) {
    return board.card(card) == board.card(other)
        && board.pool().owner(card) == board.pool().owner(other);
  }

  /// Whether a seat picks one of two cards as well as the other: they lie out of play, and it cannot tell them apart.
  public static PickedSet.Alike interchangeable(Board board, Seat seat) {
    return (card, other) ->
        !board.inPlay(card)
            && !board.inPlay(other)
            && seen(board, card, seat) == seen(board, other, seat)
            && alike(board, card, other);
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

  /// In which group a card is that a seat does not know.
  static int group(Board board, int card, Seat seat) {
    return (board.columns().at(CardColumn.GROUP, card) >>> (HALF * seat.ordinal())) & LOW;
  }

  private static void setGroup(Board board, int card, Seat seat, int group) {
    int shift = HALF * seat.ordinal();
    int others = board.columns().at(CardColumn.GROUP, card) & ~(LOW << shift);
    board.columns().put(CardColumn.GROUP, card, others | group << shift);
  }

  /// In which mix a card that the owner's opponent knew was last mixed in; 0 for never.
  static int mix(Board board, int card) {
    return board.columns().at(CardColumn.STAMP, card) & LOW;
  }

  /// How many mixes there were when the place of a card was filled.
  static int arrival(Board board, int card) {
    return board.columns().at(CardColumn.STAMP, card) >>> HALF;
  }

  private static void stamp(Board board, int card, int mix, int arrival) {
    board.columns().put(CardColumn.STAMP, card, mix | arrival << HALF);
  }

  static boolean met(Board board, int card) {
    return board.is(card, CardFlag.MET);
  }

  private static void setSeen(Board board, int card, Seat seat, boolean seen) {
    int bits = board.columns().at(CardColumn.BITS, card);
    int bit = SEEN << seat.ordinal();
    int met = seen && board.pool().owner(card) != seat ? CardFlag.MET.bit() : 0;
    board.columns().put(CardColumn.BITS, card, seen ? bits | bit | met : bits & ~bit);
    if (seen) {
      setGroup(board, card, seat, 0);
    }
  }

  /// A card came to a zone. What lies open is known to all; what was open and went to a private place stays known.
  static void arrived(Board board, int card, Zone from, Zone to) {
    Seat owner = board.pool().owner(card);
    if (to == Zone.HAND) {
      setSeen(board, card, owner, true);
      if (from != Zone.HAND) {
        stamp(board, card, mix(board, card), board.get(SeatCounter.MIXES, owner));
      }
    } else if (!to.hidden()) {
      board
          .columns()
          .put(
              CardColumn.BITS,
              card,
              board.columns().at(CardColumn.BITS, card) | BOTH | CardFlag.MET.bit());
      board.columns().put(CardColumn.GROUP, card, 0);
    }
  }

  /// Both seats see a card in a private place.
  public static void reveal(Board board, int card) {
    setSeen(board, card, Seat.A, true);
    setSeen(board, card, Seat.B, true);
  }

  /// A seat sees a card that lies face-down.
  public static void show(Board board, int card, Seat seat) {
    setSeen(board, card, seat, true);
  }

  /// A deck is shuffled: nobody knows any longer what lies where in it.
  @Rule("MLP 7")
  public static void shuffle(Board board, Zone zone, Seat owner, Chance chance) {
    Pile deck = board.pile(zone, owner);
    deck.shuffle(chance);
    int[] all = new int[deck.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = deck.get(i);
    }
    scramble(board, all, Seat.A);
    scramble(board, all, Seat.B);
  }

  /// Cards of one owner have changed places among themselves, and a seat has not seen how. To be called before cards leave those places.
  public static void scramble(Board board, int[] among, Seat seat) {
    if (among.length < 2) {
      return;
    }
    Seat owner = board.pool().owner(among[0]);
    int group = joined(board, among, seat);
    boolean mixed = group == 0 && owner != seat;
    if (mixed) {
      board.add(SeatCounter.MIXES, owner, 1);
    }
    int mixes = board.get(SeatCounter.MIXES, owner);
    for (int card : among) {
      boolean special = seen(board, card, seat) || group(board, card, seat) != 0;
      if (mixed) {
        stamp(board, card, special ? mixes : mix(board, card), mixes);
      }
      setSeen(board, card, seat, false);
      setGroup(board, card, seat, group);
    }
  }

  /// One of these cards of a place is chosen unseen by a seat: it cannot tell any longer which of them is which. To be called before the chosen card leaves.
  @Rule("MLP B21")
  public static void choose(Board board, int[] candidates, Seat seat) {
    boolean known = false;
    int group = -1;
    for (int card : candidates) {
      int its = group(board, card, seat);
      known |= seen(board, card, seat) || (group >= 0 && its != group);
      group = its;
    }
    if (known) {
      scramble(board, candidates, seat);
    }
  }

  /// The group that cards become together: 0 when one of them is in it, else a new one. Other groups that reach beyond these cards join it, too.
  private static int joined(Board board, int[] among, Seat seat) {
    boolean main = false;
    for (int card : among) {
      main |= !seen(board, card, seat) && group(board, card, seat) == 0;
    }
    int group = 0;
    if (!main) {
      board.set(TableCounter.GROUPS, board.get(TableCounter.GROUPS) + 1);
      group = board.get(TableCounter.GROUPS);
    }
    for (int card : among) {
      int old = seen(board, card, seat) ? 0 : group(board, card, seat);
      if (old != 0) {
        join(board, board.pool().owner(card), seat, old, group);
      }
    }
    return group;
  }

  private static void join(Board board, Seat owner, Seat seat, int old, int group) {
    int first = board.pool().first(owner);
    for (int card = first; card < first + board.pool().owned(owner); card++) {
      if (group(board, card, seat) == old) {
        if (group == 0 && owner != seat) {
          // A card that was told apart from the others until now may lie wherever its group did.
          stamp(board, card, 0, arrival(board, card));
        }
        setGroup(board, card, seat, group);
      }
    }
  }

  /// Gives a card that was dealt anew what the owner's opponent knows of it: its mix, and whether it was met.
  static void deal(Board board, int card, Card what, int mix, boolean met) {
    board.determinize(card, what);
    stamp(board, card, mix, arrival(board, card));
    int bits = board.columns().at(CardColumn.BITS, card) & ~CardFlag.MET.bit();
    board.columns().put(CardColumn.BITS, card, met ? bits | CardFlag.MET.bit() : bits);
  }
}
