package snowday;

import cardwright.engine.Game;
import cardwright.engine.GameProvider;

/// Makes the game known to the program that the jar is given to.
public final class SnowDayProvider implements GameProvider {
  @Override
  public String name() {
    return SnowDay.NAME;
  }

  @Override
  public Game load() {
    return SnowDay.load();
  }
}
