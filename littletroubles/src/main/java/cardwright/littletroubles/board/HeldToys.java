package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardColumns;
import cardwright.engine.Rule;

/// Which Character holds which Toy.
@Rule({"LT 5.5a", "LT 5.5e"})
public final class HeldToys {
  private final CardColumns columns;
  private final Runnable changed;

  /// @param columns the numbers of each card, among which is what it holds
  /// @param changed what is done when a card has grabbed or let go
  HeldToys(CardColumns columns, Runnable changed) {
    this.columns = columns;
    this.changed = changed;
  }

  private int at(int column, int card) {
    return columns.at(column, card);
  }

  private void put(int column, int card, int value) {
    columns.put(column, card, value);
  }

  /// The Toy that a Character holds, or the Character that holds a Toy, as a card; [Board#EMPTY] for none.
  @Rule({"LT 5.5a", "LT 5.5e"})
  public int link(int card) {
    return at(CardColumn.LINK, card);
  }

  /// Whether a card is a Toy that is held, and not a holder.
  public boolean isHeld(int card) {
    return link(card) != Board.EMPTY && (at(CardColumn.BITS, card) & CardColumn.HELD) != 0;
  }

  /// A Character grabs a Toy; both have let go before.
  public void link(int toy, int holder) {
    put(CardColumn.LINK, toy, holder);
    put(CardColumn.LINK, holder, toy);
    put(CardColumn.BITS, toy, at(CardColumn.BITS, toy) | CardColumn.HELD);
    changed.run();
  }

  /// A Toy drops.
  public void unlink(int card) {
    int other = link(card);
    if (other != Board.EMPTY) {
      put(CardColumn.LINK, card, Board.EMPTY);
      put(CardColumn.LINK, other, Board.EMPTY);
      put(CardColumn.BITS, card, at(CardColumn.BITS, card) & ~CardColumn.HELD);
      put(CardColumn.BITS, other, at(CardColumn.BITS, other) & ~CardColumn.HELD);
      changed.run();
    }
  }
}
