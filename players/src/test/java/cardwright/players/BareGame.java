package cardwright.players;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game for tests that has no cards and no decks.
interface BareGame extends Game {
  /// Where every play begins.
  Position first();

  @Override
  default List<CardFace> cards() {
    return List.of();
  }

  @Override
  default List<Format> formats() {
    return List.of();
  }

  @Override
  default List<Deck> decks() {
    return List.of();
  }

  @Override
  default List<Message> objections(Deck deck, Format format) {
    return List.of();
  }

  @Override
  default Deck randomDeck(Format format, Chance chance) {
    return Deck.of();
  }

  @Override
  default Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return first();
  }

  @Override
  default Position position(PositionSpec spec) {
    return first();
  }

  @Override
  default Game with(String source, String file) {
    return this;
  }
}
