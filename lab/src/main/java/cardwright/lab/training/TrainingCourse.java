package cardwright.lab.training;

import cardwright.engine.Refused;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How a game to learn from went, so that it can be played once more without anybody thinking.
///
/// @param moves what the players chose, in order; moves that were forced or left to chance are none of these
/// @param end the fingerprint of the last position, by which another program is told
record TrainingCourse(List<Integer> moves, long end) {
  /// The course as a line: the fingerprint and the moves, `8c1f 0,2,11`.
  String line() {
    return Long.toHexString(end)
        + " "
        + moves.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /// The course of a line.
  ///
  /// @throws Refused when it is none
  static TrainingCourse read(String line) {
    int space = line.indexOf(' ');
    Refused.unless(space > 0, "a fingerprint and moves should stand here");
    String moves = line.substring(space + 1);
    try {
      return new TrainingCourse(
          moves.isEmpty()
              ? List.of()
              : Stream.of(moves.split(",", -1)).map(Integer::valueOf).toList(),
          Long.parseUnsignedLong(line.substring(0, space), 16));
    } catch (NumberFormatException e) {
      throw new Refused("a fingerprint and moves should stand here", e);
    }
  }
}
