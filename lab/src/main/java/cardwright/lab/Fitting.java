package cardwright.lab;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/// Fits the weights of a game's evaluation to plays of a player against itself.
///
/// Positions are looked at where a turn begins: that is where looking ahead stops. Every second play has ready-made decks, the others have decks made by chance; one move of ten is
/// made by chance, too, so that positions differ. The same numbers give the same fit, whatever the
/// number of threads.
///
/// @param format how the game is played
/// @param player the name of the player that plays both sides
/// @param games how many games, at least 10
/// @param seed where all chance starts
/// @param threads how many games at a time, at least 1
public record Fitting(Game game, Format format, String player, int games, long seed, int threads) {
  private static final int FEWEST = 10;
  private static final int MOST_THREADS = 1024;

  /// The first decision of one turn of so many is looked at, on the average.
  private static final int LOOK = 2;

  /// One move of so many is made by chance.
  private static final int STRAY = 10;

  /// One game of so many is held out.
  private static final int HELD = 5;

  private static final int DECKS = 0;
  private static final int SHUFFLE = 1;
  private static final int LOOKS = 2;
  private static final int PLAYER = 3;

  /// Checks what can be checked.
  ///
  /// @throws Refused when there are too few games or no threads, or nobody has that name
  public Fitting {
    if (games < FEWEST) {
      throw new Refused("weights need at least " + FEWEST + " games, not " + games);
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw new Refused("threads are from 1 to " + MOST_THREADS + ", not " + threads);
    }
    Players.named(player, game, seed);
  }

  /// Hears how far a fitting has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each game, by one thread at a time.
    ///
    /// @param done how many games are over
    /// @param soFar fits the weights to these games; it is refused where they are too few
    void done(int done, Supplier<Fit> soFar);
  }

  /// Plays and fits.
  ///
  /// @throws Refused when the game does not name the terms of its evaluation
  public Fit run(Progress progress) {
    SortedMap<Integer, List<Fit.Seen>> parts = new TreeMap<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        int number = i;
        running.add(
            pool.submit(() -> {
              List<Fit.Seen> part = play(number);
              synchronized (parts) {
                parts.put(number, part);
                progress.done(parts.size(), () -> fit(parts));
              }
            }));
      }
      running.forEach(part -> Parts.wait(part, "the fitting", pool::shutdownNow));
    }
    return fit(parts);
  }

  private Fit fit(SortedMap<Integer, List<Fit.Seen>> parts) {
    List<Fit.Seen> seen = new ArrayList<>();
    List<Fit.Seen> held = new ArrayList<>();
    int over;
    synchronized (parts) {
      over = parts.size();
      parts.forEach((number, part) -> (number % HELD == 0 ? held : seen).addAll(part));
    }
    if (over < FEWEST) {
      throw new Refused("weights need at least " + FEWEST + " games, not " + over);
    }
    if (seen.isEmpty() || held.isEmpty() || seen.getFirst().a().isEmpty()) {
      throw new Refused(game.title() + " does not name what its evaluation is made of");
    }
    return Fit.of(seen, held, over);
  }

  private List<Fit.Seen> play(int number) {
    Chance decks = chance(number, DECKS);
    List<Deck> ready = number % 2 == 0 ? List.of() : game.decks(format);
    Deck one = deck(ready, decks);
    Deck other = deck(ready, decks);
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      long own = Seeds.derive(seed, number, PLAYER + seat.ordinal());
      players.put(seat, Players.named(player, game, own));
    }
    Chance chance = chance(number, SHUFFLE);
    Chance looks = chance(number, LOOKS);
    Position at = game.start(Opening.of(format.name(), one, other), chance, null);
    List<Position> looked = new ArrayList<>();
    int turn = 0;
    while (at.outcome().isEmpty()) {
      int moves = at.choice().searched();
      int move = 0;
      if (moves > 1) {
        int now = at.turn().map(Table.Turn::number).orElse(turn + 1);
        if (now != turn && looks.roll(LOOK) == 0) {
          looked.add(at.copy());
        }
        turn = now;
        boolean strays = looks.roll(STRAY) == 0;
        Player asked = players.get(at.choice().seat());
        move = strays || asked == null ? looks.roll(moves) : asked.choose(new View(at));
      }
      at.play(move, chance);
    }
    double score = at.outcome().orElseThrow().score(Seat.A);
    return looked.stream().map(each -> seen(each, score)).toList();
  }

  private Deck deck(List<Deck> ready, Chance chance) {
    return ready.isEmpty()
        ? game.randomDeck(format, chance)
        : ready.get(chance.roll(ready.size())).main();
  }

  private Fit.Seen seen(Position at, double score) {
    return new Fit.Seen(
        game.terms(at, Seat.A),
        game.terms(at, Seat.B),
        game.value(at, Seat.A),
        at.choice().seat(),
        score);
  }

  private Chance chance(int number, int use) {
    return new SeededChance(Seeds.derive(seed, number, use));
  }
}
