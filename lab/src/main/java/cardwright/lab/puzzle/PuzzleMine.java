package cardwright.lab.puzzle;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.lab.games.Seeds;
import cardwright.players.Player;
import cardwright.players.Players;
import cardwright.scenario.PositionWriter;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// Looks for puzzles in plays of computer players: positions with one best move that not every beginner finds.
///
/// A play is known by its number, so that the same mine always has the same puzzles.
public final class PuzzleMine {
  private static final int DECKS = 1;
  private static final int SHUFFLE = 2;
  private static final int PLAYERS = 3;
  private static final int TITLES = 4;

  /// So many plays can be looked through at a time.
  public static final int MOST_THREADS = 1024;

  /// With fewer moves there is little to think about.
  private static final int LEAST_MOVES = 3;

  private final Game game;
  private final Format format;
  private final List<Deck> pool;
  private final PositionWriter writer;
  private final String player;
  private final long seed;

  /// A mine of a game in its usual format.
  ///
  /// @param player who plays both sides
  /// @throws Refused when positions of the game cannot be written, or nobody is called like the player
  public PuzzleMine(Game game, String player, long seed) {
    // A player that is not known is refused now, and not in the middle of a play.
    Players.named(player, game, seed);
    this.game = game;
    this.format = game.formats().getFirst();
    this.pool =
        game.decks().stream().filter(deck -> game.objections(deck, format).isEmpty()).toList();
    this.writer = new PositionWriter(game, format.name());
    this.player = player;
    this.seed = seed;
  }

  /// Looks through plays, many at a time. What is found does not depend on how many.
  ///
  /// @param plays how many plays, from 1
  /// @param most how many puzzles to find at most, from 1
  /// @param threads how many plays at a time, from 1 to [#MOST_THREADS]
  /// @param known the puzzles that there are; they are not found again, and no other is called like them
  /// @param progress hears how many plays have been looked through
  /// @throws Refused when a number is too small or too large
  public List<FoundPuzzle> run(
      int plays, int most, int threads, List<Scenario> known, IntConsumer progress) {
    check("plays", plays, Integer.MAX_VALUE);
    check("puzzles", most, Integer.MAX_VALUE);
    check("threads", threads, MOST_THREADS);
    NewPuzzles found = new NewPuzzles(known, most);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int from = 0; from < plays && !found.isFull(); from += threads) {
        int to = Math.min(plays, from + threads);
        IntStream.range(from, to)
            .mapToObj(number -> CompletableFuture.supplyAsync(() -> play(number), pool))
            .toList()
            .forEach(play -> play.join().forEach(found::add));
        progress.accept(to);
      }
    }
    return found.all();
  }

  private static void check(String what, int number, int most) {
    if (number < 1 || number > most) {
      throw new Refused(
          most == Integer.MAX_VALUE
              ? what + " have to be at least 1, not " + number
              : what + " have to be from 1 to " + most + ", not " + number);
    }
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
    BestMove search =
        position.exactKey().isPresent() ? new ProvedMove(game) : new SearchedMove(game);
    List<FoundPuzzle> found = new ArrayList<>();
    int turn = -1;
    while (position.outcome().isEmpty()) {
      int now = position.turn().map(Table.Turn::number).orElse(0);
      if (now != turn && isDecision(position)) {
        Optional<FoundPuzzle> puzzle = puzzle(position, search, titles);
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

  private Optional<FoundPuzzle> puzzle(Position position, BestMove search, Chance titles) {
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
