package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;

/// The three figures of a Toy, as they are printed.
@Rule("GG 1.3")
public enum Stat implements Figure {
  SPEED("speed"),
  STRENGTH("strength"),
  STAMINA("stamina");

  private final String words;

  Stat(String words) {
    this.words = words;
  }

  /// The figure as cards write it.
  public String words() {
    return words;
  }
}
