package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// The types of cards.
@Rule("MLP 1")
public enum Kind {
  MANE("Mane Character"),
  FRIEND("Friend"),
  EVENT("Event"),
  RESOURCE("Resource"),
  TROUBLEMAKER("Troublemaker"),
  PROBLEM("Problem");

  /// Friends and Mane Characters, as bits.
  @Rule("MLP 75")
  public static final int CHARACTERS = 1 | 1 << 1;

  /// Every type, as bits.
  public static final int ANY = (1 << 6) - 1;

  private final String words;

  Kind(String words) {
    this.words = words;
  }

  /// The type as cards write it.
  public String words() {
    return words;
  }

  /// This type as a bit.
  public int bit() {
    return 1 << ordinal();
  }
}
