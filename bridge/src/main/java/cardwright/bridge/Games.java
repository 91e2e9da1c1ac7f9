package cardwright.bridge;

import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The games that can be played, each read once, by all who ask for it.
public final class Games {
  private final Catalog catalog;
  private final Map<String, KnownGame> known = new ConcurrentHashMap<>();

  /// The games of a catalog.
  public Games(Catalog catalog) {
    this.catalog = catalog;
  }

  /// Their names.
  List<String> names() {
    return catalog.names();
  }

  /// The game of that name.
  ///
  /// @throws Refused when there is none
  KnownGame game(String name) {
    return known.computeIfAbsent(
        Names.find("game", name, catalog.names()), found -> new KnownGame(catalog.game(found)));
  }
}
