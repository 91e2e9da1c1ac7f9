package cardwright.cardgame.choose;

import java.util.Arrays;

/// The moves of a choice as numbers of a game's own, in three parts: those that every player has to try, picks that reach a set in another order, and those that take a pick back.
public final class MoveList {
  private static final int FEW = 8;

  private int[] codes = new int[48];
  private int[] others = new int[0];
  private int[] backs = new int[0];
  private int coded;
  private int other;
  private int back;

  /// Forgets all moves.
  public void clear() {
    coded = 0;
    other = 0;
    back = 0;
  }

  /// Adds a move that every player has to try.
  public void add(int code) {
    if (coded == codes.length) {
      codes = Arrays.copyOf(codes, 2 * coded);
    }
    codes[coded++] = code;
  }

  /// Adds a pick for a set.
  ///
  /// @param ascending whether it comes behind all picks before it and can be completed by picks behind it
  public void addPick(int code, boolean ascending) {
    if (ascending) {
      add(code);
      return;
    }
    if (other == others.length) {
      others = Arrays.copyOf(others, Math.max(FEW, 2 * other));
    }
    others[other++] = code;
  }

  /// Adds a move that takes a pick back.
  public void addTakeBack(int code) {
    if (back == backs.length) {
      backs = Arrays.copyOf(backs, Math.max(FEW, 2 * back));
    }
    backs[back++] = code;
  }

  /// How many moves there are.
  public int count() {
    return coded + other + back;
  }

  /// How many of them, from the first, a player that searches has to try: [cardwright.engine.Choice#searched]. Where picks were made in such an order that none can follow in ascending order, the others count.
  public int searched() {
    return coded > 0 ? coded : other;
  }

  /// How many of the last take a pick back: [cardwright.engine.Choice#takeBacks].
  public int takeBacks() {
    return back;
  }

  /// A move.
  ///
  /// @param index from 0 to `count() - 1`
  public int get(int index) {
    if (index < coded) {
      return codes[index];
    }
    int behind = index - coded;
    return behind < other ? others[behind] : backs[behind - other];
  }
}
