package cardwright.mlpccg;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.contract.LineProof;
import cardwright.engine.Deck;
import cardwright.engine.Event;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.mlpccg.event.Happening;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The laws, for all cards of the four sets and the ready-made decks.
final class MlpCcgLawsTest implements GameLaws {
  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");

  @Override
  public Game game() {
    return MlpCcg.load();
  }

  /// A play of this game has several hundred moves.
  @Override
  public int plays() {
    return 60;
  }

  @Override
  public List<Long> foundSeeds() {
    return List.of(5_248L, 5_419L, 6_040L, 6_156L, 7_767L, 20_492L, 20_992L, 90_080L);
  }

  /// A card that was chosen secretly and is shown may be one of several that the other player knows.
  @Override
  public boolean unveils(Event event) {
    return event instanceof Happening.Revealed;
  }

  /// Plays of ready-made decks of both big sets: a page of a table is long in this game.
  @Override
  public List<GoldenPlay> goldenPlays() {
    Game game = MlpCcg.load();
    List<Deck> decks = game.decks(game.format("rulebook"));
    List<GoldenPlay> plays = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Opening opening = Opening.of("rulebook", decks.get(i), decks.get(decks.size() - 1 - i));
      plays.add(new GoldenPlay("rulebook-" + (i + 1), opening, i + 1));
    }
    return plays;
  }

  /// Caches, and what no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "MlpCcgPosition.sets",
        "MlpCcgPosition.options",
        "MlpCcgPosition.found",
        "Board.changes",
        "Changes.version",
        "Changes.layout",
        "Changes.derived",
        "Board.events",
        "Identities.faces",
        "Identities.kinds",
        "LastingEffects.board");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    return LineProof.ofScenarios(game(), SCENARIOS);
  }
}
