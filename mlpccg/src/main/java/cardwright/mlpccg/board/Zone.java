package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Kind;

/// Where a card can be.
@Rule({"MLP 1", "MLP B7", "MLP B15"})
public enum Zone {
  DECK,
  HAND,
  DISCARD,
  PROBLEM_DECK,
  /// Flipped in the faceoff that is going on, in the order of the flips.
  FLIPPED,
  /// Out of the game.
  @Rule("MLP 65")
  BANISHED,
  /// Banished to beneath a card.
  @Rule("MLP 51")
  BENEATH,
  /// Not in any zone: an Event while it is carried out, or a card that is being played.
  RESOLVING,
  /// In an area of the table by itself.
  PLAY,
  /// In play on another card, in the area of that card.
  ATTACHED;

  /// How many kinds of piles each seat has: the zones up to [#BENEATH].
  static final int PILES = 7;

  private static final Zone[] ZONES = values();

  private static final int AREA_BITS = 3;

  /// Where a card begins.
  static Zone deckOf(Card card) {
    return card.is(Kind.PROBLEM) ? PROBLEM_DECK : DECK;
  }

  /// A place as a number: this zone and an area.
  int place(int area) {
    return ordinal() << AREA_BITS | area;
  }

  /// The zone of a place.
  static Zone at(int place) {
    return ZONES[place >> AREA_BITS];
  }

  /// The area of a place.
  static int area(int place) {
    return place & (1 << AREA_BITS) - 1;
  }

  /// Whether a card at a place is in play.
  static boolean isInPlay(int place) {
    return place >= PLAY.ordinal() << AREA_BITS;
  }

  /// Whether a card at a place is on another one.
  static boolean isAttached(int place) {
    return place >= ATTACHED.ordinal() << AREA_BITS;
  }

  /// Whether cards there are in play.
  public boolean inPlay() {
    return ordinal() >= PLAY.ordinal();
  }

  /// Whether cards there lie face-down, seen by one player at most.
  public boolean hidden() {
    return this == DECK || this == HAND || this == PROBLEM_DECK;
  }
}
