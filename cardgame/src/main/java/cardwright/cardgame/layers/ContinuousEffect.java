package cardwright.cardgame.layers;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import org.jspecify.annotations.Nullable;

/// One change of cards in play that holds as long as what it comes from. A text that gives two things is two of these.
///
/// @param <B> the game's board
/// @param <F> the figures that are found
/// @param <L> the game's layers, in their order
public interface ContinuousEffect<B, F, L extends Enum<L> & Layer> {
  /// What it comes from.
  EffectSource source();

  /// In which layer it is applied.
  L layer();

  /// Finds the cards that it changes now: none where its condition does not hold.
  ///
  /// @param found takes them
  void affected(B board, F figures, Pile found);

  /// What it comes to now, worked out once for all cards that it changes; 0 where that is no number.
  default int amount(B board, F figures) {
    return 0;
  }

  /// Changes one of the cards.
  ///
  /// @param amount what it comes to
  /// @return whether a figure is another one now
  boolean modify(B board, F figures, int card, int amount);

  /// How it changes the figure of a card that is asked about, with its source; null where it changes another figure.
  ///
  /// @param amount what it comes to
  @Nullable Message explain(B board, F figures, int card, int amount);
}
