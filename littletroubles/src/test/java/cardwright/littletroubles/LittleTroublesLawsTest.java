package cardwright.littletroubles;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.contract.LineProof;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
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

/// The nine laws, for all cards of First Bell and the ready-made decks.
final class LittleTroublesLawsTest implements GameLaws {
  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  @Override
  public Game game() {
    return LittleTroubles.load().admittingParts();
  }

  /// A play of this game has a thousand moves.
  @Override
  public int plays() {
    return 60;
  }

  /// Short plays of the ready-made decks: a page of a table is long in this game.
  @Override
  public List<GoldenPlay> goldenPlays() {
    Game game = LittleTroubles.load();
    List<GoldenPlay> plays = new ArrayList<>();
    for (long seed : new long[] {5, 15}) {
      List<Deck> decks = game.decks(game.format("daycare"));
      plays.add(
          new GoldenPlay(
              "daycare-" + seed, Opening.of("daycare", decks.getFirst(), decks.getLast()), seed));
    }
    return plays;
  }

  /// Caches, and what no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "LittleTroublesPosition.sets",
        "LittleTroublesPosition.options",
        "LittleTroublesPosition.found",
        "Board.cast",
        "Board.version",
        "Board.derived",
        "Board.faces",
        "Board.grips",
        "Grips.board",
        "Marks.board");
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
    return trail.getFirst().table(Viewer.JUDGE).sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .map(Table.Card::card)
        .collect(Collectors.toSet());
  }

  private static List<String> trail(Scenario scenario, Game game) {
    List<String> trail = new ArrayList<>();
    for (Position position : scenario.withGame(game).trail()) {
      String tables =
          Stream.of(Viewer.A, Viewer.B)
              .map(viewer -> position.table(viewer).toString())
              .collect(Collectors.joining("\n"));
      trail.add(tables + offered(position));
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
