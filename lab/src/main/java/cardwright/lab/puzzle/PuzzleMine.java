package cardwright.lab.puzzle;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.lab.Seeds;
import cardwright.players.Player;
import cardwright.players.Players;
import cardwright.scenario.SituationWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Looks for puzzles in plays of computer players: positions with one best move that not every beginner finds.
///
/// A play is known by its number, so that the same mine always has the same puzzles.
public final class PuzzleMine {
  private static final int DECKS = 1;
  private static final int SHUFFLE = 2;
  private static final int PLAYERS = 3;
  private static final int TITLES = 4;

  /// With fewer moves there is little to think about.
  private static final int LEAST_MOVES = 3;

  private final Game game;
  private final Format format;
  private final List<Deck> pool;
  private final String player;
  private final long seed;

  /// A mine of a game in its usual format.
  ///
  /// @param player who plays both sides
  /// @throws Refused when positions of the game cannot be written
  public PuzzleMine(Game game, String player, long seed) {
    this.game = game;
    this.format = game.formats().getFirst();
    this.pool =
        game.decks().stream().filter(deck -> game.objections(deck, format).isEmpty()).toList();
    this.player = player;
    this.seed = seed;
    // It refuses what cannot be written before anything is played.
    var _ = new SituationWriter(game, format.name());
  }

  /// The puzzles of a play, each from another turn and with another best move.
  ///
  /// @param number which play, from 0
  public List<FoundPuzzle> play(int number) {
    Chance decks = new SeededChance(Seeds.derive(seed, number, DECKS));
    Chance chance = new SeededChance(Seeds.derive(seed, number, SHUFFLE));
    Position position =
        game.start(Opening.of(format.name(), deck(decks), deck(decks)), chance, null);
    Player both = Players.named(player, game, Seeds.derive(seed, number, PLAYERS));
    Chance titles = new SeededChance(Seeds.derive(seed, number, TITLES));
    SituationWriter writer = new SituationWriter(game, format.name());
    BestMove search =
        position.exactKey().isPresent() ? new ProvedMove(game) : new SearchedMove(game);
    List<FoundPuzzle> found = new ArrayList<>();
    int turn = -1;
    while (position.outcome().isEmpty()) {
      int now = position.turn().map(Table.Turn::number).orElse(0);
      if (now != turn && isDecision(position)) {
        Optional<FoundPuzzle> puzzle = puzzle(position, writer, search, titles);
        if (puzzle.isPresent()) {
          turn = now;
          String best = puzzle.get().best();
          if (found.stream().noneMatch(each -> each.best().equals(best))) {
            found.add(puzzle.get());
          }
        }
      }
      position.play(both.choose(new View(position)), chance);
    }
    return found;
  }

  private Deck deck(Chance chance) {
    return pool.isEmpty() || chance.roll(2) == 0
        ? game.randomDeck(format, chance)
        : pool.get(chance.roll(pool.size()));
  }

  private static boolean isDecision(Position position) {
    return position.choice().seat() == Seat.A && position.choice().count() >= LEAST_MOVES;
  }

  private Optional<FoundPuzzle> puzzle(
      Position position, SituationWriter writer, BestMove search, Chance titles) {
    if (!search.isPromising(position)) {
      return Optional.empty();
    }
    Optional<PositionSpec> spec = writer.write(position);
    if (spec.isEmpty()) {
      return Optional.empty();
    }
    // What is thought about is what the file says: it knows less of what was seen before.
    Position read = game.position(spec.get());
    return search
        .of(read)
        .filter(best -> !Beginners.find(game, read, best.best()))
        .map(best ->
            new FoundPuzzle(
                game.name(),
                format.name(),
                best.theme(),
                title(read, titles),
                spec.get(),
                best.best(),
                best.next(),
                best.puzzle(),
                best.line(),
                best.won()));
  }

  /// A card of each side, so that the title tells nothing of what is best.
  private static String title(Position position, Chance chance) {
    Table table = position.table(Viewer.SPECTATOR);
    return named(table.side(Seat.A), chance) + " against " + named(table.side(Seat.B), chance);
  }

  private static String named(Table.Side side, Chance chance) {
    List<String> names =
        side.zones().stream()
            .filter(zone -> !zone.ownersOnly())
            .flatMap(zone -> zone.cards().stream())
            .map(Table.Card::name)
            .toList();
    return names.isEmpty() ? "nobody" : names.get(chance.roll(names.size()));
  }
}
