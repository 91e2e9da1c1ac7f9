package cardwright.ggltcg;

import cardwright.contract.GameLaws;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import java.util.List;
import java.util.Set;

/// The nine laws, for all cards of both sets.
final class GgltcgLawsTest implements GameLaws {
  @Override
  public Game game() {
    return Ggltcg.load();
  }

  @Override
  public List<Deck> tinyDecks() {
    return game().decks().subList(0, 2);
  }

  /// Caches, and the cast, which no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "GgltcgPosition.options",
        "GgltcgPosition.found",
        "Board.cast",
        "Board.version",
        "Board.figures");
  }
}
