package cardwright.cardgame.layers;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// Keeps what is derived from a board until the board changes: neither copied nor written.
///
/// The board tells each change on which anything derived may rest. As long as there is none, a look costs one comparison. Who looks brings along
/// what finds it anew, so that a board can keep what is derived from it without knowing how that is found.
///
/// @param <D> what is derived from the board
public final class DerivedCache<D> {
  /// How much of the board has changed; each includes those before it.
  public enum Change {
    /// Nothing on which anything derived rests.
    NOTHING,
    /// Something that continuous effects read or are: a counter, an effect that lasts.
    FIGURES,
    /// Which cards and faces are in play, where they are, or who controls them.
    LAYOUT,
    /// All of it: the board has become another one.
    BOARD
  }

  /// Finds anew what is derived from a board.
  ///
  /// @param <B> the game's board
  /// @param <D> what is derived from it
  public interface Renewal<B, D> {
    /// Forgets what does not hold any more, or finds it anew. Called before anything is read that has changed.
    ///
    /// The cache counts as renewed already: what is looked up meanwhile is found in this very object.
    void renew(D derived, B board, Change change);
  }

  private final IntFunction<D> maker;
  private final int cards;
  private Change changed = Change.BOARD;
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
  public void change(Change how) {
    if (changed.ordinal() < how.ordinal()) {
      changed = how;
    }
  }

  /// What is derived from the board as it is now.
  ///
  /// @param board the board that keeps this
  /// @param renewal finds it anew: the same at each look
  public <B> D of(B board, Renewal<B, D> renewal) {
    D known = derived;
    return known != null && changed == Change.NOTHING ? known : renewed(board, renewal);
  }

  /// What was derived last, or null where cards in play have changed since: who is where can be read off it, figures may be old.
  public @Nullable D ofSameLayout() {
    return changed.compareTo(Change.LAYOUT) < 0 ? derived : null;
  }

  private <B> D renewed(B board, Renewal<B, D> renewal) {
    D known = derived;
    if (known == null) {
      known = maker.apply(cards);
      derived = known;
    }
    Change how = changed;
    changed = Change.NOTHING;
    renewal.renew(known, board, how);
    return known;
  }
}
