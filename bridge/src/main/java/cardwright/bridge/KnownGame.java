package cardwright.bridge;

import cardwright.catalog.CardNames;
import cardwright.encoding.Layout;
import cardwright.encoding.MoveFeatures;
import cardwright.engine.Game;
import org.jspecify.annotations.Nullable;

/// A game with all that is found out about it once.
final class KnownGame {
  private final Game game;
  private final CardNames cards;
  private final MoveFeatures moves;
  private @Nullable Layout layout;

  KnownGame(Game game) {
    this.game = game;
    this.cards = new CardNames(game);
    this.moves = new MoveFeatures(game);
  }

  Game game() {
    return game;
  }

  /// Finds its cards by what somebody calls them.
  CardNames cards() {
    return cards;
  }

  /// Its moves as numbers.
  MoveFeatures moves() {
    return moves;
  }

  /// Its tables as numbers.
  synchronized Layout layout() {
    Layout known = layout;
    if (known == null) {
      known = Layout.of(game);
      layout = known;
    }
    return known;
  }
}
