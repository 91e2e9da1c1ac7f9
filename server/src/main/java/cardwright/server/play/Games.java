package cardwright.server.play;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The games, each read once, when it is asked for first.
public final class Games {
  private final Catalog catalog;
  private final Map<String, Game> read = new ConcurrentHashMap<>();
  private final Map<String, KeptNames> names = new ConcurrentHashMap<>();

  /// The games of a catalog.
  public Games(Catalog catalog) {
    this.catalog = catalog;
  }

  /// Their names.
  public List<String> names() {
    return catalog.names();
  }

  /// The game with exactly that name.
  ///
  /// @throws Refused when there is none, or it cannot be loaded
  public Game of(String name) {
    if (!catalog.names().contains(name)) {
      throw new Refused(Messages.of("game.none", Message.word(String.join(", ", catalog.names()))));
    }
    return read.computeIfAbsent(name, catalog::game);
  }

  /// Whether there is a game of that name.
  public boolean has(String name) {
    return catalog.names().contains(name);
  }

  /// How the decks of a game are read that were kept for a play.
  KeptNames names(Game game) {
    return names.computeIfAbsent(game.name(), name -> new KeptNames(game));
  }
}
