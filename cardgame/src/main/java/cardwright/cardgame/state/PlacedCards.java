package cardwright.cardgame.state;

import cardwright.engine.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/// The cards of a position that is set up: as it names them, and as the board counts them, which is A's before B's and each player's by name.
///
/// @param <P> a card with all that is said of it
public final class PlacedCards<P> {
  private final List<P> inOrder;
  private final List<P> byIndex;
  private final Function<P, Seat> owner;

  /// The cards of a position.
  ///
  /// @param inOrder as the position names them
  public PlacedCards(List<P> inOrder, Function<P, Seat> owner, Function<P, String> name) {
    this.inOrder = List.copyOf(inOrder);
    this.byIndex =
        inOrder.stream().sorted(Comparator.comparing(owner).thenComparing(name)).toList();
    this.owner = owner;
  }

  /// All cards, as the position names them.
  public List<P> inOrder() {
    return inOrder;
  }

  /// All cards, as the board counts them.
  public List<P> byIndex() {
    return byIndex;
  }

  /// What the cards are that a player owns, as the board counts them.
  public <C> C[] owned(Seat seat, Function<P, C> card, IntFunction<C[]> array) {
    return byIndex.stream().filter(each -> owner.apply(each) == seat).map(card).toArray(array);
  }

  /// The index of a card on the board. Cards that are equal in all that is said of them are told apart by being another object.
  @SuppressWarnings("ReferenceEquality")
  public int index(P card) {
    for (int i = 0; i < byIndex.size(); i++) {
      if (byIndex.get(i) == card) {
        return i;
      }
    }
    throw new IllegalArgumentException("not placed: " + card);
  }
}
