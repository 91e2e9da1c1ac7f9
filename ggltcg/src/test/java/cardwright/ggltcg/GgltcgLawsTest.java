package cardwright.ggltcg;

import cardwright.contract.GameLaws;
import cardwright.contract.LineProof;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The nine laws, for all cards of both sets.
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

  /// Caches, and the cast, which no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "GgltcgPosition.options",
        "GgltcgPosition.found",
        "Board.cast",
        "Board.version",
        "Board.settled",
        "Board.figures");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    Game game = game();
    ScenarioFiles files = new ScenarioFiles(name -> game);
    List<LineProof> proofs = new ArrayList<>();
    for (Path file : ScenarioFiles.find(List.of(SCENARIOS))) {
      for (Scenario scenario : files.read(file)) {
        if (!scenario.game().equals(game)) {
          continue;
        }
        Set<String> lying = lying(scenario);
        for (CardFace face : game.cards()) {
          if (lying.contains(face.name())) {
            proofs.add(new LineProof(face.name(), changed -> trail(scenario, changed)));
          }
        }
      }
    }
    return proofs;
  }

  /// The cards that lie in the zones at the start.
  private static Set<String> lying(Scenario scenario) {
    List<Position> trail = scenario.trail();
    if (trail.isEmpty()) {
      return Set.of();
    }
    return Stream.of(Viewer.A, Viewer.B)
        .flatMap(viewer -> trail.getFirst().table(viewer).sides().stream())
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .map(Table.Card::card)
        .collect(Collectors.toSet());
  }

  private static List<String> trail(Scenario scenario, Game game) {
    List<String> trail = new ArrayList<>();
    for (Position position : scenario.withGame(game).trail()) {
      trail.add(position.table(Viewer.A) + "\n" + position.table(Viewer.B) + offered(position));
    }
    return trail;
  }

  private static List<String> offered(Position position) {
    List<String> offered = new ArrayList<>();
    if (position.outcome().isEmpty()) {
      for (int i = 0; i < position.choice().count(); i++) {
        offered.add(position.choice().move(i).notation());
      }
    }
    return offered;
  }
}
