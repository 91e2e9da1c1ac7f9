package cardwright.cardgame.layers;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// Keeps what is derived from a board until the board changes: neither copied nor written.
///
/// The board tells each change on which anything derived may rest. As long as there is none, a look costs one comparison.
///
/// @param <B> the game's board
/// @param <D> what is derived from it
public final class DerivedCache<B, D extends Derived<B>> {
  private final IntFunction<D> maker;
  private final int cards;
  private Derived.Change changed = Derived.Change.BOARD;
  private @Nullable D derived;

  /// Nothing is derived before the first look.
  ///
  /// @param maker makes what is derived for so many cards
  /// @param cards how many cards the play has
  public DerivedCache(IntFunction<D> maker, int cards) {
    this.maker = maker;
    this.cards = cards;
  }

  /// The board has changed.
  public void change(Derived.Change how) {
    if (changed.ordinal() < how.ordinal()) {
      changed = how;
    }
  }

  /// What is derived from the board as it is now.
  public D of(B board) {
    D known = derived;
    return known != null && changed == Derived.Change.NOTHING ? known : renewed(board);
  }

  /// What was derived last, or null where cards in play have changed since: who is where can be read off it, figures may be old.
  public @Nullable D ofSameLayout() {
    return changed.compareTo(Derived.Change.LAYOUT) < 0 ? derived : null;
  }

  private D renewed(B board) {
    D known = derived;
    if (known == null) {
      known = maker.apply(cards);
      derived = known;
    }
    Derived.Change how = changed;
    changed = Derived.Change.NOTHING;
    known.renew(board, how);
    return known;
  }
}
