package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;

/// The kinds of cards.
@Rule({"GG 1.3", "GG 1.4"})
public enum Kind {
  TOY("Toy"),
  ACTION("Action");

  private final String words;

  Kind(String words) {
    this.words = words;
  }

  /// The kind as cards write it.
  public String words() {
    return words;
  }
}
