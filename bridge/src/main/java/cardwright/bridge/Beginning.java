package cardwright.bridge;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.MoveKey;
import cardwright.engine.Opening;
import cardwright.engine.SeededChance;
import java.util.Optional;

/// What plays are begun with.
///
/// @param a the deck of seat A, or one made by chance for each play
/// @param b the deck of seat B, or one made by chance for each play
record Beginning(KnownGame game, Format format, Optional<Deck> a, Optional<Deck> b) {
  /// Sets the chance of the decks apart from that of the moves, which are numbered from 0.
  private static final long DECKS = -1;

  /// A beginning in the format of that name; without a name in the one that a deck is made for, or the usual one.
  ///
  /// @throws cardwright.engine.Refused when there is no such format
  static Beginning of(KnownGame game, String format, Optional<Deck> a, Optional<Deck> b) {
    String made = a.or(() -> b).map(Deck::format).orElse("");
    String name = format.isEmpty() ? made : format;
    Format found = name.isEmpty() ? game.game().formats().getFirst() : game.game().format(name);
    return new Beginning(game, found, a, b);
  }

  /// How the play of that seed begins.
  Opening opening(long seed) {
    Chance chance = new SeededChance(MoveKey.with(seed, DECKS));
    Deck first = a.orElseGet(() -> game.game().randomDeck(format, chance));
    Deck second = b.orElseGet(() -> game.game().randomDeck(format, chance));
    return Opening.of(format.name(), first, second);
  }
}
