package cardwright.ggltcg;

import cardwright.contract.GameLaws;
import cardwright.contract.LineProof;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The laws, for all cards of both sets.
final class GgltcgLawsTest implements GameLaws {
  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  @Override
  public Game game() {
    return Ggltcg.load();
  }

  @Override
  public List<Deck> tinyDecks() {
    return List.of(
        Deck.of("Ka", "Beary", "Knight", "Rush", "Sun", "Copy"),
        Deck.of("Umbruh", "Twist", "Wake", "Archer", "Snuggles", "Toynado"));
  }

  /// Caches, and the pool, which no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "GgltcgPosition.options",
        "GgltcgPosition.found",
        "PlayState.pool",
        "Board.info",
        "Board.settled",
        "PlayState.events",
        "Board.derived");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    return LineProof.ofScenarios(game(), SCENARIOS);
  }

  /// Both decks are known, and every card that is not in the hand lies where all can see it (GG Q6).
  @Override
  public boolean isDeducible(String zone, boolean owner) {
    return zone.equals("hand") && !owner;
  }
}
