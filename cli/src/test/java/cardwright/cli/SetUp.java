package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Settings;
import java.util.Map;

/// Positions that tests set up.
public final class SetUp {
  private SetUp() {}

  /// A position of a game.
  ///
  /// @param table what holds for both players
  /// @param a what player A has
  /// @param b what player B has
  public static Position position(
      String game, Map<String, Object> table, Map<String, Object> a, Map<String, Object> b) {
    return Catalog.builtIn()
        .game(game)
        .position(
            new PositionSpec(
                new Settings("the table", table), new Settings("A", a), new Settings("B", b)));
  }
}
