package cardwright.littletroubles;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.contract.LineProof;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The laws, for all cards of First Bell and the ready-made decks.
final class LittleTroublesLawsTest implements GameLaws {
  static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
  private static final int GOLDEN_MOVES = 30;

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

  /// Parts of plays, in which most kinds of events and questions occur.
  @Override
  public List<GoldenPlay> goldenPlays() {
    return List.of(
        part("opening", "daycare", 13, true, 1),
        part("ending", "daycare", 42, true, 286),
        part("searches", "grade-school", 2, false, 1),
        part("dice", "grade-school", 15, true, 115),
        part("fights-and-tasks", "grade-school", 17, true, 193),
        part("added-texts", "grade-school", 24, false, 112));
  }

  private static GoldenPlay part(String name, String format, long seed, boolean swapped, int from) {
    Game game = LittleTroubles.load();
    List<Deck> decks = game.decks(game.format(format));
    Deck a = decks.get(swapped ? 1 : 0);
    Deck b = decks.get(swapped ? 0 : 1);
    return new GoldenPlay(name, Opening.of(format, a, b), seed, from, GOLDEN_MOVES);
  }

  /// Caches, and what no play changes.
  @Override
  public Set<String> fieldsOutsideTheFingerprint() {
    return Set.of(
        "LittleTroublesPosition.sets",
        "LittleTroublesPosition.options",
        "LittleTroublesPosition.found",
        "PlayState.pool",
        "Board.info",
        "PlayState.events",
        "Board.derived",
        "Board.twins",
        "Board.faces",
        "Board.heldToys",
        "HeldToys.columns",
        "HeldToys.changed",
        "Knowledge.cardsOfA",
        "LastingEffects.board");
  }

  /// Every scenario without cards of its own is a proof for the lines of the cards that lie in it.
  @Override
  public Collection<LineProof> lineProofs() {
    return LineProof.ofScenarios(game(), SCENARIOS);
  }
}
