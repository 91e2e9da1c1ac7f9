package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A proof about the text of a card that random play can hardly find, such as a scenario.
///
/// Without a line that acts in it, the trail is another one or is refused
/// ([Refused]); without a line that does not act in it, the trail stays the same.
/// Any other exception is a fault, and the law fails with it.
///
/// @param card the card whose lines it is about
/// @param trail what happens in it under the given game: events, tables, moves, whatever shows a
///     difference
public record LineProof(String card, Function<Game, List<String>> trail) {
  /// The scenarios at and below a path as proofs, each for every card of the game that lies in a zone
  /// at its start. Its trail is what both seats see and may do, move by move.
  ///
  /// @param game the game of all these scenarios
  /// @throws Refused when the path holds no scenario file or one cannot be read
  public static List<LineProof> ofScenarios(Game game, Path path) {
    ScenarioFiles files = new ScenarioFiles(name -> game);
    List<LineProof> proofs = new ArrayList<>();
    for (Path file : ScenarioFiles.find(List.of(path))) {
      for (Scenario scenario : files.read(file)) {
        Set<String> lying = lying(scenario);
        for (CardFace face : game.cards()) {
          // A card that the scenario brings along under the same name is another one.
          if (lying.contains(face.name()) && scenario.game().cards().contains(face)) {
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
    return trail.getFirst().table(Viewer.JUDGE).sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .map(Table.Card::card)
        .collect(Collectors.toSet());
  }

  private static List<String> trail(Scenario scenario, Game game) {
    List<String> trail = new ArrayList<>();
    for (Position position : scenario.within(game).trail()) {
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
