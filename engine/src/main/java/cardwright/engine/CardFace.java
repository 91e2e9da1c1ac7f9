package cardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A card as it can be read: all its text, written back from what the engine understood.
///
/// @param name the card's name
/// @param set the set it belongs to
/// @param kind the line of kind and figures: `Toy, cost 1, speed 4, strength 4, stamina 4`
/// @param text its abilities, one a line
/// @param reverse its second face, if it has one
/// @param number what stands behind the name in its source, such as its number in the set and its
///     rarity: `CG13 R`; empty where cards have none
public record CardFace(
    String name,
    String set,
    String kind,
    List<String> text,
    Optional<Reverse> reverse,
    String number) {
  /// The second face of a card.
  ///
  /// @param opening the line that opens it: `Back:`
  /// @param kind its line of kind and figures
  /// @param text its abilities, one a line
  public record Reverse(String opening, String kind, List<String> text) {
    /// Keeps the list from changing.
    public Reverse {
      text = List.copyOf(text);
    }
  }

  /// Keeps the list from changing.
  public CardFace {
    text = List.copyOf(text);
  }

  /// A card without a number.
  public CardFace(
      String name, String set, String kind, List<String> text, Optional<Reverse> reverse) {
    this(name, set, kind, text, reverse, "");
  }

  /// A card with one face and without a number.
  public CardFace(String name, String set, String kind, List<String> text) {
    this(name, set, kind, text, Optional.empty());
  }

  /// Whether its front is a card of that kind, with or without a word before it: `Shiny Toy, cost 2` is a `Toy`.
  public boolean is(String wanted) {
    int end = kind.indexOf(',');
    String words = end < 0 ? kind : kind.substring(0, end);
    return words.equals(wanted) || words.endsWith(" " + wanted);
  }

  /// All abilities, of the front and then of the reverse.
  public List<String> lines() {
    List<String> lines = new ArrayList<>(text);
    reverse.ifPresent(back -> lines.addAll(back.text()));
    return List.copyOf(lines);
  }

  /// This card without one of its [#lines].
  ///
  /// @param line from 0
  public CardFace without(int line) {
    if (line < text.size()) {
      return new CardFace(name, set, kind, removed(text, line), reverse, number);
    }
    int index = line - text.size();
    return new CardFace(
        name,
        set,
        kind,
        text,
        reverse.map(back -> new Reverse(back.opening(), back.kind(), removed(back.text(), index))),
        number);
  }

  private static List<String> removed(List<String> lines, int index) {
    List<String> others = new ArrayList<>(lines);
    others.remove(index);
    return others;
  }

  /// The card as its source: name, kind and text on lines of their own.
  public String source() {
    String heading = "# " + name + (number.isEmpty() ? "" : " (" + number + ")");
    List<String> lines = new ArrayList<>(List.of(heading, kind));
    lines.addAll(text);
    reverse.ifPresent(back -> {
      lines.add(back.opening());
      lines.add(back.kind());
      lines.addAll(back.text());
    });
    return String.join("\n", lines) + "\n";
  }
}
