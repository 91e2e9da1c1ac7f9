package cardwright.littletroubles;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.contract.LineProof;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The laws, for all cards of First Bell and the ready-made decks.
final class LittleTroublesLawsTest implements GameLaws {
  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
  private static final long GOLDEN_SEED = 5;

  @Override
  public Game game() {
    return LittleTroubles.load().admittingParts();
  }

  /// A play of this game has a thousand moves.
  @Override
  public int plays() {
    return 60;
  }

  @Override
  public Game tinyGame() {
    return LittleTroubles.load().admittingTinyDecks();
  }

  /// Four cards are all put back and drawn one by one.
  @Override
  public List<Deck> tinyDecks() {
    return List.of(
        Deck.of("Homework", "Hush Now", "Gossip", "Gossip"),
        Deck.of(
            "Substitute Teacher // Class Clown",
            "Substitute Teacher // Teacher's Pet",
            "Show and Tell",
            "Fifty-Two Pickup"));
  }

  /// One play of the plainest format and one of the richest: a page of a table is long in this game.
  @Override
  public List<GoldenPlay> goldenPlays() {
    Game game = LittleTroubles.load();
    List<GoldenPlay> plays = new ArrayList<>();
    for (String format : List.of("daycare", "grade-school")) {
      List<Deck> decks = game.decks(game.format(format));
      plays.add(
          new GoldenPlay(
              format + "-" + GOLDEN_SEED,
              Opening.of(format, decks.getFirst(), decks.getLast()),
              GOLDEN_SEED));
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
        "Board.events",
        "Board.kept",
        "Board.faces",
        "Board.grips",
        "Kept.version",
        "Kept.arrangement",
        "Kept.derived",
        "Kept.spare",
        "Grips.board",
        "LastingEffects.board");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    return LineProof.ofScenarios(game(), SCENARIOS);
  }
}
