package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// Where a card can be.
@Rule({"LT 4", "LT B49"})
public enum Zone {
  DECK,
  HAND,
  TIMEOUT,
  /// Not in any zone: an Action while it is carried out, or a card that is being played.
  RESOLVING,
  /// One of ten Main Zones.
  MAIN,
  FIELD,
  GOAL,
  /// Beneath a Main, Field or Goal Zone: a layer of its own.
  SCENE;

  private static final Zone[] ZONES = values();

  /// The zone with that ordinal.
  static Zone of(int ordinal) {
    return ZONES[ordinal];
  }

  /// Whether cards there are in play.
  public boolean inPlay() {
    return ordinal() >= MAIN.ordinal();
  }
}
