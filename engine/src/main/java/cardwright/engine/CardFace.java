package cardwright.engine;

import java.util.List;

/// A card as it can be read: all its text, written back from what the engine understood.
///
/// @param name the card's name
/// @param set the set it belongs to
/// @param kind the line of kind and figures: `Toy, cost 1, speed 4, strength 4, stamina 4`
/// @param text its abilities, one a line
public record CardFace(String name, String set, String kind, List<String> text) {
  /// The card as its source: name, kind and text on lines of their own.
  public String source() {
    return "# "
        + name
        + "\n"
        + kind
        + "\n"
        + String.join("", text.stream().map(line -> line + "\n").toList());
  }
}
