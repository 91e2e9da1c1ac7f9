package cardwright.littletroubles.vocabulary;

/// Where cards are looked for.
public enum Place {
  /// On a Playground: what no other place is said of.
  PLAY,
  /// `here`: in the zone of this card, as a Scene speaks of it.
  HERE,
  /// `in your hand`, `in your opponent's hand`.
  HAND,
  /// `in your Timeout`, `in your opponent's Timeout`, `in a Timeout`.
  TIMEOUT,
  /// `in your deck`: only searches speak of it, and what is revealed until a card comes.
  DECK,
  /// `among those cards`: among those of a deck that the text has just revealed or looked at.
  AMONG
}
