package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// Which Character holds which Toy.
@Rule({"LT 5.5a", "LT 5.5e"})
public final class Grips {
  private final Board board;

  Grips(Board board) {
    this.board = board;
  }

  private int at(int column, int card) {
    return board.columns().at(column, card);
  }

  private void put(int column, int card, int value) {
    board.columns().put(column, card, value);
  }

  /// The Toy that a Character holds, or the Character that holds a Toy, as a card; [Board#EMPTY] for none.
  @Rule({"LT 5.5a", "LT 5.5e"})
  public int link(int card) {
    return at(Column.LINK, card);
  }

  /// Whether a card is a Toy that is held, and not a holder.
  public boolean isHeld(int card) {
    return link(card) != Board.EMPTY && (at(Column.BITS, card) & Column.HELD) != 0;
  }

  /// A Character grabs a Toy; both have let go before.
  public void link(int toy, int holder) {
    put(Column.LINK, toy, holder);
    put(Column.LINK, holder, toy);
    put(Column.BITS, toy, at(Column.BITS, toy) | Column.HELD);
    board.change();
  }

  /// A Toy drops.
  public void unlink(int card) {
    int other = link(card);
    if (other != Board.EMPTY) {
      put(Column.LINK, card, Board.EMPTY);
      put(Column.LINK, other, Board.EMPTY);
      put(Column.BITS, card, at(Column.BITS, card) & ~Column.HELD);
      put(Column.BITS, other, at(Column.BITS, other) & ~Column.HELD);
      board.change();
    }
  }
}
