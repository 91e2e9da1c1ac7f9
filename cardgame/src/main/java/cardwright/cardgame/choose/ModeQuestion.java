package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// What has to be known of texts that leave it to a player which one of their instructions is carried out.
///
/// @param <F> the frame of the game
public interface ModeQuestion<F> {
  /// Who decides whether a text is carried out, and in which mode.
  Seat player(F text);

  /// Asks which one of its instructions a text carries out.
  Message modeQuestion(F text);

  /// The modes that can be chosen, by number from 0.
  int[] modes(F text);

  /// What it means to choose a mode, for a person.
  ///
  /// @param number from 1
  default Message modeMeans(int number) {
    return Meanings.instruction(number);
  }

  /// The player chooses a mode.
  void pickMode(F text, int mode);

  /// Whether the player may leave it at the modes that are picked.
  boolean mayPickNoMore(F text);

  /// Whether to pick no more is to pass.
  boolean pickingNoMoreIsPass();

  /// The player leaves it at the modes that are picked.
  void pickNoMore(F text);
}
