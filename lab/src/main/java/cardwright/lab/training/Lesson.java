package cardwright.lab.training;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// A position to learn from, as the player whose turn it is sees it.
///
/// @param own what lies on that player's side
/// @param other what lies on the opponent's
/// @param score what that player got in the end: 1 for a win, 0 for a loss, one half for a draw
record Lesson(LessonSide own, LessonSide other, double score) {
  /// @param score what A got in the end
  static Lesson of(Game game, Position position, double score, InputNames names) {
    Seat turn = turn(position);
    return new Lesson(
        LessonSide.of(game.valueInputs(position, turn), names),
        LessonSide.of(game.valueInputs(position, turn.other()), names),
        turn == Seat.A ? score : 1 - score);
  }

  /// Whose turn it is.
  static Seat turn(Position position) {
    return position.turn().map(Table.Turn::player).orElse(position.choice().seat());
  }

  /// What a network says of it.
  ///
  /// @param names of its inputs, by their numbers
  double lead(ValueNetwork network, List<String> names) {
    return network.lead(own.sums(network, names), other.sums(network, names));
  }

  /// Marks the numbers of all inputs.
  void mark(BitSet used) {
    own.mark(used);
    other.mark(used);
  }

  /// Adds it to a digest.
  void digest(MessageDigest sha) {
    own.digest(sha);
    other.digest(sha);
    sha.update(ByteBuffer.allocate(Double.BYTES).putDouble(0, score));
  }

  /// The same position with other numbers for its inputs.
  Lesson renumbered(IntUnaryOperator numbers) {
    return new Lesson(own.renumbered(numbers), other.renumbered(numbers), score);
  }
}
