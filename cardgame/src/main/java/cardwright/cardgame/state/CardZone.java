package cardwright.cardgame.state;

import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.Locale;

/// A zone of a game: where cards can lie, who sees them there, and whether they lie in a row. A game declares its zones as an enum that implements this; [Zones] or [ZoneSets] keep which card lies in which of them.
public interface CardZone {
  /// How the cards of a zone lie.
  enum Row {
    /// In the order in which they were put there, the last one on top: a deck, a pile.
    STACKED,
    /// By index, so that equal hands look equal.
    SORTED,
    /// In no row that the kit keeps: cards without a place, or in places of the game's own.
    NONE
  }

  /// Who sees the cards of a zone.
  enum Seen {
    BY_ALL,
    BY_OWNER,
    BY_NOBODY
  }

  /// What the enum calls it.
  String name();

  /// The name of the zone on the table and in scenarios, unless the game says otherwise.
  default String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// How its cards lie: by index, unless the game says otherwise.
  default Row row() {
    return Row.SORTED;
  }

  /// Who sees its cards, if nothing else is known of them.
  Seen seen();

  /// Whether its cards are in play: there each lies on the side of its controller, elsewhere of its owner.
  boolean inPlay();

  /// Whether it is no zone of the rules, but where tokens are that nobody has made yet, or that have ceased to exist. Its cards lie in no row, nobody is shown them, and at most one zone of a game is such.
  default boolean isOutside() {
    return false;
  }

  /// Whether its cards lie face-down, seen by one player at most.
  default boolean hidden() {
    return seen() != Seen.BY_ALL;
  }

  /// Whether a viewer sees the cards that lie there on a side.
  default boolean isSeenBy(Viewer viewer, Seat side) {
    return switch (seen()) {
      case BY_ALL -> true;
      case BY_OWNER -> viewer.sees(side);
      case BY_NOBODY -> viewer == Viewer.JUDGE;
    };
  }
}
