package cardwright.ggltcg.board;

import cardwright.engine.Rule;

/// Where a card can be.
@Rule("GG 3.1")
public enum Zone {
  HAND("hand"),
  PLAY("play"),
  SLEEP("sleep"),
  /// A card that is being played lies in no zone of the rules (GG Q23).
  RESOLVING("resolving");

  private static final Zone[] ZONES = values();

  private final String words;

  Zone(String words) {
    this.words = words;
  }

  /// The zone's name on the table and in scenarios.
  public String words() {
    return words;
  }

  /// The zone with that ordinal.
  static Zone of(int index) {
    return ZONES[index];
  }
}
