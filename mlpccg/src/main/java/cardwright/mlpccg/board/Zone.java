package cardwright.mlpccg.board;

import cardwright.cardgame.state.CardZone;
import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Kind;

/// Where a card can be.
@Rule({"MLP 1", "MLP B7", "MLP B15"})
public enum Zone implements CardZone {
  DECK(Row.STACKED, Seen.BY_NOBODY),
  HAND(Row.SORTED, Seen.BY_OWNER),
  DISCARD(Row.STACKED, Seen.BY_ALL),
  PROBLEM_DECK(Row.STACKED, Seen.BY_NOBODY),
  /// Flipped in the faceoff that is going on, in the order of the flips.
  FLIPPED(Row.STACKED, Seen.BY_ALL),
  /// Out of the game.
  @Rule("MLP 65")
  BANISHED(Row.STACKED, Seen.BY_ALL),
  /// Banished to beneath a card.
  @Rule("MLP 51")
  BENEATH(Row.STACKED, Seen.BY_ALL),
  /// Not in any zone: an Event while it is carried out, or a card that is being played.
  RESOLVING(Row.NONE, Seen.BY_ALL),
  /// In an area of the table by itself.
  PLAY(Row.NONE, Seen.BY_ALL),
  /// In play on another card, in the area of that card.
  ATTACHED(Row.NONE, Seen.BY_ALL),
  /// Tokens that nobody has made, or that are gone.
  @Rule("MLP Q90")
  OUTSIDE(Row.NONE, Seen.BY_ALL);

  private final Row row;
  private final Seen seen;

  Zone(Row row, Seen seen) {
    this.row = row;
    this.seen = seen;
  }

  /// Where a card begins.
  static Zone deckOf(Card card) {
    return card.is(Kind.PROBLEM) ? PROBLEM_DECK : DECK;
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
    return ordinal() >= PLAY.ordinal() && !isOutside();
  }
}
