package cardwright.engine;

import java.util.List;

/// A part of a line of a card that says one thing: which phrase of the reference was read where. Editors color it, and say what it means.
///
/// @param from its first column in the line, from 1
/// @param end the column behind its last one, from 1
/// @param group the group of the phrase, as in [Game#phrases]
/// @param name what the phrase is called where other phrases hold it, as in [Game#phrases]
/// @param meaning what it says in one or two sentences, as in [Game#phrases]
/// @param parts what stands within it, in the order of the line; they lie inside it and do not overlap
public record ReadPart(
    int from, int end, CardPhrase.Group group, String name, String meaning, List<ReadPart> parts) {
  /// Keeps the list from changing.
  public ReadPart {
    parts = List.copyOf(parts);
  }
}
