package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// How rare a card is: formats admit some rarities and not others.
@Rule("LT 1.1")
public enum Rarity {
  COMMON("Common"),
  UNCOMMON("Uncommon"),
  RARE("Rare");

  private final String words;

  Rarity(String words) {
    this.words = words;
  }

  /// The rarity as cards write it.
  public String words() {
    return words;
  }
}
