package cardwright.lab.selfplay;

import cardwright.encoding.Layout;
import cardwright.encoding.MoveFeatures;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.lab.games.Seeds;
import cardwright.lab.shard.Limits;
import cardwright.lab.shard.Parts;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/// Games of a player against itself, all of whose decisions are kept as numbers for programs that learn.
///
/// A decision is kept as the seat that decides sees it, with nothing else. The same numbers give the same data, whatever the number of threads,
/// where the player repeats itself.
///
/// @param decks each game has two of them, drawn by chance, which may be the same
/// @param player the name of the player that plays both sides
/// @param games how many games, from 1 to 1,000,000
/// @param seed where all chance starts
/// @param threads how many games at a time, at least 1
public record SelfPlayData(
    Game game, Format format, List<Deck> decks, String player, int games, long seed, int threads) {
  private static final int MOST_GAMES = 1_000_000;

  /// Choices of one game; one that has more never ends.
  private static final int MOST_CHOICES = 100_000;

  /// How many games for each thread may be over or under way ahead of the one that is added next.
  private static final int AHEAD = 4;

  private static final int DECKS = 0;
  private static final int COURSE = 1;
  private static final int PLAYER = 2;

  /// Keeps its own list, and checks what can be checked.
  ///
  /// @throws Refused when there are too few or too many games or threads, there are no decks, or nobody has that name
  public SelfPlayData {
    decks = List.copyOf(decks);
    if (games < 1 || games > MOST_GAMES) {
      throw new Refused("self-play has from 1 to " + MOST_GAMES + " games, not " + games);
    }
    Limits.threads(threads, "self-play");
    if (decks.isEmpty()) {
      throw new Refused(
          game.title() + ", " + format.name() + ", has no ready-made decks; name some");
    }
    Players.named(player, game, seed);
  }

  /// Plays all games and adds them to a folder, one after the other. At any time only a few games for each thread are not yet in it.
  ///
  /// @param layout the layout of the game
  /// @param added is told how many games were added
  /// @throws Refused when the folder cannot be written to, or a game has no end
  public void run(SelfPlayFolder folder, Layout layout, IntConsumer added) {
    MoveFeatures features = new MoveFeatures(game);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      Deque<Future<DecidedGame>> ahead = new ArrayDeque<>();
      int begun = 0;
      try {
        for (int over = 0; over < games; over++) {
          for (; begun < games && ahead.size() < AHEAD * threads; begun++) {
            int number = begun;
            ahead.add(pool.submit(() -> play(number, layout, features)));
          }
          folder.add(Parts.wait(ahead.remove(), "self-play", pool::shutdownNow));
          added.accept(over + 1);
        }
      } finally {
        pool.shutdownNow();
      }
    }
  }

  private DecidedGame play(int number, Layout layout, MoveFeatures features) {
    Chance drawn = chance(number, DECKS);
    Opening opening =
        Opening.of(
            format.name(),
            decks.get(drawn.roll(decks.size())).main(),
            decks.get(drawn.roll(decks.size())).main());
    Player a = player(number, Seat.A);
    Player b = player(number, Seat.B);
    Chance chance = chance(number, COURSE);
    Position at = game.start(opening, chance, null);
    List<DecidedGame.Decision> decisions = new ArrayList<>();
    for (int choices = 0; at.outcome().isEmpty(); choices++) {
      Refused.unless(
          choices < MOST_CHOICES, "a game has no end after " + MOST_CHOICES + " choices");
      int move = 0;
      if (at.choice().searched() > 1) {
        View view = new View(at);
        SortedMap<Integer, Integer> observation = layout.numbers(view.table(), view.seat(), true);
        List<SortedMap<Integer, Integer>> moves = moves(view.choice(), features);
        move = (view.seat() == Seat.A ? a : b).choose(view);
        decisions.add(new DecidedGame.Decision(view.seat(), observation, moves, move));
      }
      at.play(move, chance);
    }
    return new DecidedGame(number, decisions, at.outcome().orElseThrow());
  }

  private Player player(int number, Seat seat) {
    return Players.named(player, game, Seeds.derive(seed, number, PLAYER + seat.ordinal()));
  }

  private static List<SortedMap<Integer, Integer>> moves(Choice choice, MoveFeatures features) {
    return choice.notations().subList(0, choice.searched()).stream().map(features::of).toList();
  }

  private Chance chance(int number, int use) {
    return new SeededChance(Seeds.derive(seed, number, use));
  }
}
