package snowday;

import cardwright.contract.GameLaws;
import cardwright.contract.GoldenPlay;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import java.util.List;
import java.util.Set;

/// The laws that every game keeps, by random play with all cards and decks.
final class SnowDayLawsTest implements GameLaws {
  private static final int GOLDEN_MOVES = 20;

  @Override
  public Game game() {
    return SnowDay.load();
  }

  @Override
  public int plays() {
    return 500;
  }

  /// The beginning of a play and the end of another, which are read whole where they differ.
  @Override
  public List<GoldenPlay> goldenPlays() {
    return List.of(part("opening", 1, 1), part("ending", 2, 17));
  }

  private GoldenPlay part(String name, long seed, int from) {
    List<Deck> decks = game().decks();
    return new GoldenPlay(
        name, Opening.of("usual", decks.get(0), decks.get(1)), seed, from, GOLDEN_MOVES);
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
