package cardwright.mlpccg.vocabulary;

/// How rare a card is, by the letter behind its number.
public enum Rarity {
  /// Fixed: in theme decks.
  F,
  C,
  U,
  R,
  UR,
  P;

  /// The letters of it.
  public String letters() {
    return name();
  }
}
