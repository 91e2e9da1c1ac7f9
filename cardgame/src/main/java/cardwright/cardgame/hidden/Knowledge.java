package cardwright.cardgame.hidden;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;

/// What each seat knows of the cards that lie hidden: a part of a position.
///
/// A seat knows a card where it lies, or the card is one of a group that the seat cannot tell apart; groups travel with cards. Group 0 of an owner is what was shuffled; others come about when known cards change places unseen.
///
/// A card that a seat knew and that went into group 0 can lie only where cards came since. So each card has the number of the mix at which it was mixed in, and each place the number of mixes before it was filled. Both are kept for the owner's opponent, who alone needs them.
///
/// What the rules call public in a hidden place is a mark of its own: it lapses, what a seat has seen does not.
///
/// Of two ways to lose sight of cards a game takes the one that its rules go by: [#scramble] keeps apart what can be told apart, and [#mixIn] puts all into group 0 and tells them by their mix alone.
public final class Knowledge {
  // The bits of a card, from the lowest: seen by A, seen by B, met, public; its group for A, its
  // group for B; its mix; its arrival.
  private static final long SEEN = 1;
  private static final long BOTH = 3;
  private static final long MET = 4;
  private static final long PUBLIC = 8;
  private static final int GROUP = 4;
  private static final int GROUP_BITS = 14;
  private static final long ONE_GROUP = (1L << GROUP_BITS) - 1;
  private static final long GROUPS = ONE_GROUP << GROUP | ONE_GROUP << (GROUP + GROUP_BITS);
  private static final int MIX = 32;
  private static final int ARRIVAL = 48;
  private static final long HALF = 0xFFFF;

  private final long[] cards;
  private final int cardsOfA;
  private final int[] mixes = new int[2];
  private int groups;

  /// Nobody has seen a card, and none is told apart from the others of its owner.
  ///
  /// @param cards how many cards there are: those that A owns come first
  /// @param cardsOfA how many A owns
  public Knowledge(int cards, int cardsOfA) {
    this.cards = new long[cards];
    this.cardsOfA = cardsOfA;
  }

  Seat owner(int card) {
    return card < cardsOfA ? Seat.A : Seat.B;
  }

  /// The index of the first card of a seat.
  int first(Seat owner) {
    return owner == Seat.A ? 0 : cardsOfA;
  }

  /// The index behind the last card of a seat.
  int end(Seat owner) {
    return owner == Seat.A ? cardsOfA : cards.length;
  }

  /// Whether a seat knows which card it is, where it lies now.
  public boolean seen(int card, Seat seat) {
    return (cards[card] & SEEN << seat.ordinal()) != 0;
  }

  /// Whether a viewer knows which card it is: a spectator what both seats know, a judge all.
  public boolean seen(int card, Viewer viewer) {
    return switch (viewer) {
      case A -> seen(card, Seat.A);
      case B -> seen(card, Seat.B);
      case SPECTATOR -> (cards[card] & BOTH) == BOTH;
      case JUDGE -> true;
    };
  }

  /// Whether both seats know which card it is.
  public boolean seenByBoth(int card) {
    return (cards[card] & BOTH) == BOTH;
  }

  /// Whether the owner's opponent has seen a card in this play, wherever it was then.
  boolean isMet(int card) {
    return (cards[card] & MET) != 0;
  }

  /// Whether a card is public though it lies in a hidden place.
  public boolean isPublic(int card) {
    return (cards[card] & PUBLIC) != 0;
  }

  /// Calls a card public or not. What seats have seen stays.
  public void setPublic(int card, boolean open) {
    cards[card] = open ? cards[card] | PUBLIC : cards[card] & ~PUBLIC;
  }

  /// No card is public any longer: what was so for a turn lapses with it.
  public void lapse() {
    for (int card = 0; card < cards.length; card++) {
      cards[card] &= ~PUBLIC;
    }
  }

  /// A seat sees a card that lies hidden.
  public void show(int card, Seat seat) {
    long met = owner(card) == seat ? 0 : MET;
    cards[card] &= ~(ONE_GROUP << shift(seat));
    cards[card] |= SEEN << seat.ordinal() | met;
  }

  /// Both seats see a card, wherever it lies.
  public void reveal(int card) {
    cards[card] = (cards[card] & ~GROUPS) | BOTH | MET;
  }

  /// A card has come to a place that its owner's opponent does not see into, such as a hand: it can be whatever was mixed in until now.
  public void arrive(int card) {
    stamp(card, mix(card), mixes[owner(card).ordinal()]);
  }

  /// A deck is shuffled: nobody knows any longer what lies where in it, but what lies in it.
  public void shuffle(Pile deck, Chance chance) {
    deck.shuffle(chance);
    int[] all = deck.toArray();
    scramble(all, Seat.A);
    scramble(all, Seat.B);
  }

  /// Cards of one owner have changed places among themselves, and a seat has not seen how. To be called before cards leave those places.
  public void scramble(int[] among, Seat seat) {
    if (among.length > 1) {
      lose(among, seat, joined(among, seat));
    }
  }

  /// One of these cards of a place is chosen unseen by a seat: it cannot tell any longer which of them is which. To be called before the chosen card leaves.
  public void choose(int[] candidates, Seat seat) {
    boolean known = false;
    int group = -1;
    for (int card : candidates) {
      int its = group(card, seat);
      known |= seen(card, seat) || (group >= 0 && its != group);
      group = its;
    }
    if (known) {
      scramble(candidates, seat);
    }
  }

  /// Cards of one owner have changed places with any that a seat does not know: it cannot tell them from those any longer, but by when they were mixed in.
  public void mixIn(int[] among, Seat seat) {
    if (among.length > 0) {
      lose(among, seat, 0);
    }
  }

  /// A seat loses sight of cards of one owner, which are one group from now on.
  private void lose(int[] among, Seat seat, int group) {
    Seat owner = owner(among[0]);
    boolean mixed = group == 0 && owner != seat;
    int now = mixed ? ++mixes[owner.ordinal()] : 0;
    for (int card : among) {
      if (mixed) {
        boolean told = seen(card, seat) || group(card, seat) != 0;
        stamp(card, told ? now : mix(card), now);
      }
      cards[card] &= ~(SEEN << seat.ordinal());
      setGroup(card, seat, group);
    }
  }

  /// The group that cards become together: 0 when one of them is in it, else a new one. Other groups that reach beyond these cards join it, too.
  private int joined(int[] among, Seat seat) {
    boolean main = false;
    for (int card : among) {
      main |= !seen(card, seat) && group(card, seat) == 0;
    }
    int group = main ? 0 : ++groups;
    if (group > ONE_GROUP) {
      throw new IllegalStateException(
          "more groups of hidden cards than there is room for: " + group);
    }
    for (int card : among) {
      int old = seen(card, seat) ? 0 : group(card, seat);
      if (old != 0) {
        join(owner(card), seat, old, group);
      }
    }
    return group;
  }

  private void join(Seat owner, Seat seat, int old, int group) {
    for (int card = first(owner); card < end(owner); card++) {
      if (group(card, seat) == old) {
        if (group == 0 && owner != seat) {
          // A card that was told apart from the others until now may lie wherever its group did.
          stamp(card, 0, arrival(card));
        }
        setGroup(card, seat, group);
      }
    }
  }

  private static int shift(Seat seat) {
    return GROUP + GROUP_BITS * seat.ordinal();
  }

  /// In which group a card is that a seat does not know.
  int group(int card, Seat seat) {
    return (int) (cards[card] >>> shift(seat) & ONE_GROUP);
  }

  private void setGroup(int card, Seat seat, int group) {
    int shift = shift(seat);
    cards[card] = (cards[card] & ~(ONE_GROUP << shift)) | (long) group << shift;
  }

  /// At which mix a card that the owner's opponent knew was last mixed in; 0 for never.
  int mix(int card) {
    return (int) (cards[card] >>> MIX & HALF);
  }

  /// How many mixes there were when the place of a card was filled.
  int arrival(int card) {
    return (int) (cards[card] >>> ARRIVAL);
  }

  private void stamp(int card, int mix, int arrival) {
    long low = cards[card] & (1L << MIX) - 1;
    cards[card] = low | (long) mix << MIX | (long) arrival << ARRIVAL;
  }

  /// Gives a card that was dealt anew what the owner's opponent knows of it. When its place was filled stays.
  void deal(int card, int mix, boolean met, boolean open) {
    stamp(card, mix, arrival(card));
    long marks = (met ? MET : 0) | (open ? PUBLIC : 0);
    cards[card] = (cards[card] & ~(MET | PUBLIC)) | marks;
  }

  /// Makes what is known in another position of the same play equal to this.
  public void copyTo(Knowledge twin) {
    System.arraycopy(cards, 0, twin.cards, 0, cards.length);
    twin.mixes[0] = mixes[0];
    twin.mixes[1] = mixes[1];
    twin.groups = groups;
  }

  /// Writes all of it.
  public void write(Fingerprint out) {
    out.add(mixes[0]).add(mixes[1]).add(groups);
    for (long card : cards) {
      out.add(card);
    }
  }
}
