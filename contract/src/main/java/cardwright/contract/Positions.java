package cardwright.contract;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.scenario.Scenario;

/// Positions as scenarios describe them.
public final class Positions {
  private Positions() {}

  /// A position of a game.
  ///
  /// @param text the lines of a scenario that describe it: made-up cards, the turn, and what each player has
  /// @throws cardwright.engine.Refused when they describe none
  public static Position of(Game game, String text) {
    String scenario =
        "game: " + game.name() + "\nname: a position\n" + text + "then: {over: false}\n";
    return Scenario.read(scenario, "a test", _ -> game, _ -> "")
        .getFirst()
        .position()
        .orElseThrow();
  }
}
