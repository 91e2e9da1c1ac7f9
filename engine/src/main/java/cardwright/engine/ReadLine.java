package cardwright.engine;

import java.util.ArrayList;
import java.util.List;

/// A line of a card file that was understood, whatever became of the card: what it is, how the game words it, and what it is made of.
///
/// @param number the line in the file, from 1
/// @param role what the line is to its card
/// @param written the line as the game writes it
/// @param meaning what the line as a whole says, such as a text that waits for something: what holds of it beside its parts; empty where its parts say it all
/// @param parts what it is made of, in the order of the line; they do not overlap. None for names, and for a line that the game words another way: there the places would be wrong
public record ReadLine(
    int number, Role role, String written, String meaning, List<ReadPart> parts) {
  /// What a line is to its card.
  public enum Role {
    /// `# Name`.
    NAME,
    /// The line of kind and figures.
    KIND,
    /// A line of text.
    TEXT,
    /// What opens the second face: `Back:`.
    REVERSE
  }

  /// Keeps the list from changing.
  public ReadLine {
    parts = List.copyOf(parts);
  }

  /// The parts at a column, the outermost first; none where no part is known there.
  ///
  /// @param column from 1
  public List<ReadPart> at(int column) {
    List<ReadPart> found = new ArrayList<>();
    List<ReadPart> among = parts;
    while (!among.isEmpty()) {
      List<ReadPart> inside = List.of();
      for (ReadPart part : among) {
        if (part.from() <= column && column < part.end()) {
          found.add(part);
          inside = part.parts();
        }
      }
      among = inside;
    }
    return List.copyOf(found);
  }
}
