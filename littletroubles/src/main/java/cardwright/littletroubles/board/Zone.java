package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardZone;
import cardwright.engine.Rule;

/// Where a card can be.
@Rule({"LT 4", "LT B49"})
public enum Zone implements CardZone {
  DECK(Row.STACKED, Seen.BY_NOBODY),
  HAND(Row.SORTED, Seen.BY_OWNER),
  TIMEOUT(Row.STACKED, Seen.BY_ALL),
  /// Not in any zone: an Action while it is carried out, or a card that is being played.
  RESOLVING(Row.NONE, Seen.BY_ALL),
  /// One of ten Main Zones.
  MAIN(Row.NONE, Seen.BY_ALL),
  FIELD(Row.NONE, Seen.BY_ALL),
  GOAL(Row.NONE, Seen.BY_ALL),
  /// Beneath a Main, Field or Goal Zone: a layer of its own.
  SCENE(Row.NONE, Seen.BY_ALL),
  /// Tokens that nobody has made, or that are gone.
  @Rule("LT C79")
  OUTSIDE(Row.NONE, Seen.BY_ALL);

  private final Row row;
  private final Seen seen;

  Zone(Row row, Seen seen) {
    this.row = row;
    this.seen = seen;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Seen seen() {
    return seen;
  }

  @Override
  public boolean isOutside() {
    return this == OUTSIDE;
  }

  @Override
  public boolean inPlay() {
    return ordinal() >= MAIN.ordinal() && !isOutside();
  }
}
