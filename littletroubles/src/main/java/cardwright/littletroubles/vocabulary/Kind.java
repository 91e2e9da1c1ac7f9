package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// The kinds of cards, each with a regular and a unique sort.
@Rule({"LT 5a", "LT 5c"})
public enum Kind {
  CHARACTER("Character", "Main"),
  ACTION("Action", "Decisive"),
  FIELD("Field", "Iconic"),
  SCENE("Scene", "Memorable"),
  TOY("Toy", "Shiny"),
  GOAL("Goal", "Great");

  /// Every kind, as bits: `card`.
  public static final int ANY = (1 << 6) - 1;

  private final int bit = 1 << ordinal();
  private final String words;
  private final String unique;

  Kind(String words, String unique) {
    this.words = words;
    this.unique = unique;
  }

  /// The kind as cards write it.
  public String words() {
    return words;
  }

  /// The word for its unique sort: `Main`.
  public String unique() {
    return unique;
  }

  /// This kind as a bit.
  public int bit() {
    return bit;
  }
}
