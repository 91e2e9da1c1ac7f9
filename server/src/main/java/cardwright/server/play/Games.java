package cardwright.server.play;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The games, each read once, when it is asked for first.
public final class Games {
  private final Map<String, Game> read = new ConcurrentHashMap<>();
  private final Map<String, KeptNames> names = new ConcurrentHashMap<>();

  /// The game with exactly that name.
  ///
  /// @throws Refused when there is none
  public Game of(String name) {
    if (!Catalog.names().contains(name)) {
      throw new Refused("there is no game of that name; there are " + Catalog.names());
    }
    return read.computeIfAbsent(name, Catalog::game);
  }

  /// Whether there is a game of that name.
  public boolean has(String name) {
    return Catalog.names().contains(name);
  }

  /// How the decks of a game are read that were kept for a play.
  KeptNames names(Game game) {
    return names.computeIfAbsent(game.name(), name -> new KeptNames(game));
  }
}
