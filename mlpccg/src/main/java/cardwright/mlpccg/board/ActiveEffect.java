package cardwright.mlpccg.board;

import cardwright.cardgame.text.Condition;
import cardwright.mlpccg.vocabulary.Law;
import org.jspecify.annotations.Nullable;

/// A law and who speaks it.
///
/// @param condition under which it holds, or null
record ActiveEffect(Law law, @Nullable Condition condition, TextContext context) {
  /// Whether it holds now.
  boolean holds(Board board) {
    return condition == null || Values.holds(board, condition, context);
  }
}
