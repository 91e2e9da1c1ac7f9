package cardwright.cardgame.layers;

/// What a game derives from a board: who is where, and the figures that continuous effects give. A [DerivedCache] keeps it and tells it what does not hold any more.
///
/// @param <B> the game's board
public interface Derived<B> {
  /// How much of the board has changed; each includes those before it.
  enum Change {
    /// Nothing on which anything derived rests.
    NOTHING,
    /// Something that continuous effects read or are: a counter, an effect that lasts.
    FIGURES,
    /// Which cards and faces are in play, where they are, or who controls them.
    LAYOUT,
    /// All of it: the board has become another one.
    BOARD
  }

  /// Forgets what does not hold any more, or finds it anew. Called before anything is read that has changed.
  ///
  /// The cache counts as renewed already: what is looked up meanwhile is found in this very object.
  void renew(B board, Change change);
}
