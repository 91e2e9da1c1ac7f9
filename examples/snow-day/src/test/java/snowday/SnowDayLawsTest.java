package snowday;

import cardwright.contract.GameLaws;
import cardwright.engine.Game;
import java.util.Set;

/// The laws that every game keeps, by random play with all cards and decks.
final class SnowDayLawsTest implements GameLaws {
  @Override
  public Game game() {
    return SnowDay.load();
  }

  @Override
  public int plays() {
    return 500;
  }

  /// A cache, and who listens.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of("SnowDayPosition.options", "SnowDayPosition.found", "Board.events");
  }

  /// What is left of one's own deck is known, and nothing lies in any order there: who draws, draws
  /// by chance.
  @Override
  public boolean isDeducible(String zone, boolean owner) {
    return owner && zone.equals("deck");
  }
}
