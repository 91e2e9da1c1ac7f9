package cardwright.language;

import java.util.List;
import java.util.Optional;

/// A card as it stands in a file, not understood yet.
///
/// @param file the file's name
/// @param front what stands below the `#`
/// @param reverse its second face, if it has one
/// @param sound whether its names and faces stand as they should
record CardSource(String file, Side front, Optional<Side> reverse, boolean sound) {
  /// A face as it stands in a file.
  ///
  /// @param name what stands behind the `#` or behind the word that opens a second face; empty when nothing does
  /// @param line the line of the name, from 1
  /// @param kind the line of kind and figures; empty when there is none
  /// @param text the lines of abilities
  record Side(String name, int line, Line kind, List<Line> text) {}

  /// A line with its number, from 1.
  record Line(int number, String text) {}

  /// What stands behind the `#`.
  String name() {
    return front.name();
  }

  /// The line of the name, from 1.
  int line() {
    return front.line();
  }
}
