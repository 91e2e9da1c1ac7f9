package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// Whether a player keeps the first hand, or gives it back for another one.
///
/// @param question what is asked, in the game's words
/// @param yesMeans what it means to keep the hand
/// @param no how the other answer is written
/// @param noMeans what it means to give the hand back
/// @param then carries the answer out
public record KeepHand(
    Seat seat, Message question, Message yesMeans, String no, Message noMeans, Then then)
    implements YesNo {
  /// What follows from the answer.
  @FunctionalInterface
  public interface Then {
    /// The player keeps the hand, or does not.
    void answer(boolean keep, Chance chance);
  }

  @Override
  public String yes() {
    return "keep";
  }

  @Override
  public void answer(boolean yes, Chance chance) {
    then.answer(yes, chance);
  }
}
