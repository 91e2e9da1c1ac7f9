package cardwright.mlpccg.resolve;

import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.vocabulary.Text;
import org.jspecify.annotations.Nullable;

/// Something that a player can start: a card that is played, or an ability that is used.
///
/// @param card the card
/// @param text the text that is used; null for a Resource, and for a Friend that joins a faceoff
/// @param line which of the card's lines of that sort it is, from 1; 0 where it has only one
/// @param target the card that it is played on, the Problem where it is played, or what it first acts on; [Board#EMPTY] for none
/// @param on what it is a reaction to, or null
public record LegalAction(
    int card, @Nullable Text text, int line, int target, @Nullable Occurrence on) {
  /// The same where no number is needed.
  LegalAction unnumbered() {
    return line == 0 ? this : new LegalAction(card, text, 0, target, on);
  }

  /// Whether the card is played, not used.
  public boolean isPlayed(Board board) {
    return !board.inPlay(card);
  }
}
