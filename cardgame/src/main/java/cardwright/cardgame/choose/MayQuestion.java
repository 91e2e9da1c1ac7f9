package cardwright.cardgame.choose;

import cardwright.engine.Message;
import cardwright.engine.Seat;

/// What has to be known of texts that leave it to a player whether something is done.
///
/// @param <F> the frame of the game
public interface MayQuestion<F> {
  /// Who decides whether a text is carried out, and in which mode.
  Seat player(F text);

  /// Asks whether the player does what a text says that he may do.
  Message mayQuestion(F text);

  /// Whether to leave it is to pass.
  default boolean noIsPass() {
    return false;
  }

  /// The player does it.
  void agree(F text);

  /// The player leaves it.
  void decline(F text);
}
