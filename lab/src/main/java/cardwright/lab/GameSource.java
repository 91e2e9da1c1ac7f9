package cardwright.lab;

import cardwright.engine.Game;
import java.util.List;
import java.util.function.Function;

/// What a game is made of: its name, and further cards as text. Any process that has the game makes the same of it.
///
/// @param name the name of the game
/// @param own files of cards that are added to it, in their order
public record GameSource(String name, List<CardFile> own) {
  /// A file of cards.
  ///
  /// @param name what it is called in messages
  /// @param text what stands in it
  public record CardFile(String name, String text) {}

  /// Keeps its own list.
  public GameSource {
    own = List.copyOf(own);
  }

  /// The game with these cards.
  ///
  /// @param games finds a game by its name
  /// @throws cardwright.engine.Refused when there is no such game, or a card is not understood
  public Game load(Function<String, Game> games) {
    Game game = games.apply(name);
    for (CardFile file : own) {
      game = game.with(file.text(), file.name());
    }
    return game;
  }
}
