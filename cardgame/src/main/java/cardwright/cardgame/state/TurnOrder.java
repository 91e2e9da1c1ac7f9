package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;

/// Whose turn comes next, and which phases of it are skipped or come once more: the next turn is the other seat's, unless texts have given the seat at turn further ones. They follow on a turn of its own.
///
/// It also knows which turn is a seat's first, because the first turn of the seat that goes second comes later by each further turn before it.
public final class TurnOrder {
  private static final int BITS = 8;
  private static final int MOST_SKIPS = 127;

  private final int[] further = new int[2];
  private final int[] later = new int[2];
  // Of each seat: how many of each phase are skipped, eight bits a phase.
  private final long[] skips = new long[2];
  // Whether a text has said that this turn ends.
  private boolean ending;
  // How many of each phase follow on the one that is going on, eight bits a phase.
  private long another;

  /// Gives a seat a further turn, after this one or after its next one.
  public void giveTurn(Seat seat) {
    further[seat.ordinal()] = NumberRange.sum(further(seat), 1);
  }

  /// How many further turns a seat has to come.
  public int further(Seat seat) {
    return further[seat.ordinal()];
  }

  /// The turn that goes on ends as soon as nothing else is under way.
  public void endTurn() {
    ending = true;
  }

  /// Whether the turn that goes on ends as soon as nothing else is under way.
  public boolean isEnding() {
    return ending;
  }

  /// Who has the turn after one of that seat; changes nothing.
  public Seat after(Seat active) {
    return further(active) > 0 ? active : active.other();
  }

  /// The next turn begins: if it is a further one, it is to come no more.
  ///
  /// @param turn the number of the turn that is over, 0 before the first
  /// @param active whose turn it was
  /// @return whose turn it is now
  public Seat next(int turn, Seat active) {
    Seat next = after(active);
    ending = false;
    if (next == active) {
      further[active.ordinal()]--;
      int other = active.other().ordinal();
      if (turn == later[other] + 1) {
        later[other] = NumberRange.sum(later[other], 1);
      }
    }
    return next;
  }

  /// Whether a turn of a seat is its first.
  ///
  /// @param turn the number of the turn, from 1
  /// @param active whose turn it is
  public boolean isFirst(int turn, Seat active) {
    return later[active.other().ordinal()] == 0 && turn <= 2 + later[active.ordinal()];
  }

  /// The number of the turn from which on no turn is a first one any more, as far as is known: 3, and 1 more for each further turn before both had one.
  public int afterFirstTurns() {
    return 3 + later[0] + later[1];
  }

  /// The next phase of that kind of a seat is skipped; one more, if some are already.
  public void giveSkip(Seat seat, TurnPart phase) {
    if (skips(seat, phase) < MOST_SKIPS) {
      skips[seat.ordinal()] += 1L << (BITS * phase.ordinal());
    }
  }

  /// How many phases of that kind of a seat are skipped, from the next one on: 127 at most.
  public int skips(Seat seat, TurnPart phase) {
    return (int) (skips[seat.ordinal()] >>> (BITS * phase.ordinal())) & MOST_SKIPS;
  }

  /// A phase of a seat would begin: answers whether it is skipped, and then one less is.
  public boolean skip(Seat seat, TurnPart phase) {
    boolean skipped = skips(seat, phase) > 0;
    if (skipped) {
      skips[seat.ordinal()] -= 1L << (BITS * phase.ordinal());
    }
    return skipped;
  }

  /// The phase of that kind that is going on is followed by another one.
  public void giveAnother(TurnPart phase) {
    if ((another >>> (BITS * phase.ordinal()) & MOST_SKIPS) < MOST_SKIPS) {
      another += 1L << (BITS * phase.ordinal());
    }
  }

  /// A phase is over: answers whether another one of that kind follows, and then one less does.
  public boolean another(TurnPart phase) {
    boolean follows = (another >>> (BITS * phase.ordinal()) & MOST_SKIPS) > 0;
    if (follows) {
      another -= 1L << (BITS * phase.ordinal());
    }
    return follows;
  }

  /// Makes another order of turns equal to this one.
  void copyTo(TurnOrder twin) {
    for (int seat = 0; seat < 2; seat++) {
      twin.further[seat] = further[seat];
      twin.later[seat] = later[seat];
      twin.skips[seat] = skips[seat];
    }
    twin.another = another;
    twin.ending = ending;
  }

  /// Writes what is out of the usual order, and nothing when all is usual.
  void write(Fingerprint out) {
    for (int seat = 0; seat < 2; seat++) {
      if (further[seat] != 0 || later[seat] != 0) {
        out.add("turns").add(seat).add(further[seat]).add(later[seat]);
      }
      if (skips[seat] != 0) {
        out.add("skips").add(seat).add(skips[seat]);
      }
    }
    if (another != 0) {
      out.add("another").add(another);
    }
    if (ending) {
      out.add("ending");
    }
  }
}
