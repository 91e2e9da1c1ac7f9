package cardwright.engine;

import java.util.List;

/// What came of the reading of a card file, mistakes and all: for editors, which show a file while it is being written.
///
/// @param cards the cards that were understood, as they can be read
/// @param diagnostics every mistake with its place and with the changes that mend it: the same for which [Game#with] refuses the file
/// @param lines the lines that were understood, in the order of the file, also those of cards that were not
public record CardReading(
    List<CardFace> cards, List<Diagnostic> diagnostics, List<ReadLine> lines) {
  /// Keeps the lists from changing.
  public CardReading {
    cards = List.copyOf(cards);
    diagnostics = List.copyOf(diagnostics);
    lines = List.copyOf(lines);
  }
}
