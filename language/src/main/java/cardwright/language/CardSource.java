package cardwright.language;

import java.util.List;

/// A card as it stands in a file, not understood yet.
///
/// @param name what stands behind the `#`
/// @param file the file's name
/// @param line the line of the name, from 1
/// @param kind the line of kind and figures; empty when there is none
/// @param text the lines of abilities
record CardSource(String name, String file, int line, Line kind, List<Line> text) {
  /// A line with its number, from 1.
  record Line(int number, String text) {}
}
